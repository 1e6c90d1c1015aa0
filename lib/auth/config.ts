import type { NextAuthConfig } from "next-auth";
import { recordAudit } from "@/db/audit";
import { authAdapter } from "@/db/auth-adapter";
import { createSession, findSessionUser, revokeSession } from "@/db/sessions";
import { markEmailVerified } from "@/db/users";
import { POPUP_PATH } from "@/lib/content/popup-path";
import { log } from "@/lib/log";
import { signHeaderToken } from "./header-token";
import { profileSchema, providers } from "./providers";
import {
  IDLE_SECONDS,
  isSecure,
  secrets,
  sessionClaimsSchema,
  sessionCookieName,
  sessionCookieOptions,
} from "./session-cookie";
import { shownUser } from "./shown-user";
import { signInRefusal } from "./sign-in-rules";

type Callbacks = NonNullable<NextAuthConfig["callbacks"]>;
type Events = NonNullable<NextAuthConfig["events"]>;

const callbacks = {
  signIn: async ({ user, profile }) => {
    const refusal = signInRefusal(user, profile);
    if (refusal === null) return true;
    await recordAudit("sign_in_refused", null, { reason: refusal });
    return `${POPUP_PATH}?error=${refusal}`;
  },
  // A sign-in opens a session of ours; later reads ask whether it still stands. Null clears the cookie.
  jwt: async ({ token, user }) => {
    if (user?.id) return { sub: user.id, sid: await createSession(user.id) };
    const claims = sessionClaimsSchema.safeParse(token);
    if (!claims.success) return null;
    const owner = await findSessionUser(claims.data.sub, claims.data.sid);
    return owner ? { sub: owner.id, sid: claims.data.sid } : null;
  },
  session: async ({ session, token }) => {
    const claims = sessionClaimsSchema.safeParse(token);
    const owner = claims.success ? await findSessionUser(claims.data.sub, claims.data.sid) : null;
    if (!claims.success || !owner) return { expires: session.expires };
    const { sub, sid } = claims.data;
    const headerToken = owner.kind === "demo" ? { token: signHeaderToken({ sub, sid, typ: "demo" }) } : {};
    const user = { ...shownUser(owner), ...headerToken };
    return { user, expires: session.expires };
  },
} satisfies Callbacks;

const events = {
  createUser: ({ user }) => recordAudit("account_created", user.id ?? null),
  linkAccount: ({ user, account }) =>
    recordAudit("account_linked", user.id ?? null, { provider: account.provider }),
  signIn: async ({ user, account, profile }) => {
    if (user.id && profileSchema.safeParse(profile).data?.email_verified) await markEmailVerified(user.id);
    await recordAudit("sign_in", user.id ?? null, { provider: account?.provider ?? null });
  },
  signOut: async (message) => {
    const claims = sessionClaimsSchema.safeParse("token" in message ? message.token : null);
    if (!claims.success) return;
    await revokeSession(claims.data.sub, claims.data.sid);
    await recordAudit("sign_out", claims.data.sub);
  },
} satisfies Events;

/** Read when a request comes, so that a build opens no database and needs no secret. */
export async function authConfig(): Promise<NextAuthConfig> {
  return {
    adapter: await authAdapter(),
    providers: providers(),
    secret: secrets(),
    basePath: "/api/auth",
    // The address is always APP_URL's by the time Auth.js sees it: a Host header steers nothing.
    trustHost: true,
    useSecureCookies: isSecure(),
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    session: { strategy: "jwt", maxAge: IDLE_SECONDS },
    pages: { signIn: POPUP_PATH, error: POPUP_PATH, newUser: `${POPUP_PATH}?new=1`, signOut: "/" },
    callbacks,
    events,
    logger: {
      error: (error) => log.error({ err: error }, "sign-in"),
      warn: (code) => log.warn({ code }, "sign-in"),
      debug: () => undefined,
    },
  };
}
