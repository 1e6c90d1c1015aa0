import { encode, getToken } from "next-auth/jwt";
import * as z from "zod";
import { appUrl, authSecret, previousAuthSecret } from "@/lib/env";

export const IDLE_SECONDS = 7 * 24 * 60 * 60;

export const sessionClaimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });
export type SessionClaims = z.infer<typeof sessionClaimsSchema>;

export const isSecure = () => appUrl().protocol === "https:";

/** A `__Host-` cookie cannot be set by a neighbouring subdomain; browsers accept it on https only. */
export const sessionCookieName = () => (isSecure() ? "__Host-authjs.session-token" : "authjs.session-token");

export const sessionCookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() }) as const;

/** The current secret encrypts; the one before it still decrypts while a secret is being rotated. */
export function secrets(): string[] {
  const previous = previousAuthSecret();
  return previous ? [authSecret(), previous] : [authSecret()];
}

/** What the cookie proves, before the database is asked whether that session still stands. */
export async function readSessionCookie(headers: Headers): Promise<SessionClaims | null> {
  const cookie = headers.get("cookie");
  if (!cookie) return null;
  // Only the cookie goes in: Auth.js would otherwise accept a bearer token in its place.
  const token = await getToken({
    req: { headers: { cookie } },
    secret: secrets(),
    cookieName: sessionCookieName(),
    secureCookie: isSecure(),
  });
  const claims = sessionClaimsSchema.safeParse(token);
  return claims.success ? claims.data : null;
}

const attributes = (maxAge: number) =>
  `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

/** A `Set-Cookie` value, in the form that Auth.js itself writes. */
export async function sessionCookie(claims: SessionClaims): Promise<string> {
  const salt = sessionCookieName();
  const token = await encode({ token: { ...claims }, secret: secrets(), salt, maxAge: IDLE_SECONDS });
  return `${salt}=${token}; ${attributes(IDLE_SECONDS)}`;
}

export const clearedSessionCookie = () => `${sessionCookieName()}=; ${attributes(0)}`;
