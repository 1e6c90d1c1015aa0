import { recordAudit } from "@/db/audit";
import { createSession, revokeSession, type UserRow } from "@/db/sessions";
import { createDemoUser, findUser, purgeDemoUsers } from "@/db/users";
import { signHeaderToken } from "./header-token";
import { identityOfCookie, resolveIdentity } from "./identity";
import { clearedSessionCookie, sessionCookie } from "./session-cookie";
import { type ShownUser, shownUser } from "./shown-user";

export interface DemoSession {
  user: ShownUser & { token: string };
  cookie: string;
}

/** The demo account of this browser when it has one, else a new one. */
async function demoUser(headers: Headers): Promise<UserRow> {
  const before = await identityOfCookie(headers);
  const known = before?.kind === "demo" ? await findUser(before.id) : null;
  if (before?.sid) await revokeSession(before.id, before.sid);
  if (known) return known;
  await purgeDemoUsers();
  const user = await createDemoUser();
  await recordAudit("demo_created", user.id);
  return user;
}

/** Signs in with a demo account; whatever session the browser had ends, since every sign-in opens its own. */
export async function startDemoSession(headers: Headers): Promise<DemoSession> {
  const user = await demoUser(headers);
  const sid = await createSession(user.id);
  const token = signHeaderToken({ sub: user.id, sid, typ: "demo" });
  return { user: { ...shownUser(user), token }, cookie: await sessionCookie({ sub: user.id, sid }) };
}

/** Ends the caller's session, if there is one; gives the cookie that clears the browser's. */
export async function endSession(request: Request): Promise<string> {
  const caller = (await identityOfCookie(request.headers)) ?? (await resolveIdentity(request));
  if (caller?.sid && (await revokeSession(caller.id, caller.sid))) await recordAudit("sign_out", caller.id);
  return clearedSessionCookie();
}
