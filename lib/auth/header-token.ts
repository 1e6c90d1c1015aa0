import * as z from "zod";
import { appUrl } from "@/lib/env";
import { sign, verify } from "./signed";

export const TOKEN_LIFE_SECONDS = 15 * 60;
const SKEW_SECONDS = 60;

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.enum(["demo", "account"]),
  aud: z.string(),
  iat: z.number().int(),
  exp: z.number().int(),
});
type Claims = z.infer<typeof claimsSchema>;

const audience = () => `${appUrl().origin}/api`;
const seconds = () => Math.floor(Date.now() / 1000);

/** What lets a caller without cookies name itself in an identity header, for a quarter of an hour. */
export function signHeaderToken(who: Pick<Claims, "sub" | "sid" | "typ">): string {
  const iat = seconds();
  return sign({ ...who, aud: audience(), iat, exp: iat + TOKEN_LIFE_SECONDS });
}

/** Null unless signed by us, for this application, for this kind of header, and still valid. */
export function readHeaderToken(token: string, typ: Claims["typ"]): Claims | null {
  const parsed = claimsSchema.safeParse(verify(token));
  if (!parsed.success) return null;
  const claims = parsed.data;
  const now = seconds();
  const timely =
    claims.exp > now && claims.iat <= now + SKEW_SECONDS && claims.exp - claims.iat <= TOKEN_LIFE_SECONDS;
  return timely && claims.typ === typ && claims.aud === audience() ? claims : null;
}
