import * as z from "zod";
import { isSecure } from "./session-cookie";
import { sign, verify } from "./signed";

/** Proof that this browser held a demo session when it signed in to an account; for that account only. */

const LIFE_SECONDS = 24 * 60 * 60;
const proofSchema = z.object({
  use: z.literal("demo-import"),
  demo: z.uuid(),
  to: z.uuid(),
  exp: z.number(),
});

const cookieName = () => (isSecure() ? "__Host-kindling.demo-proof" : "kindling.demo-proof");
const attributes = (maxAge: number) =>
  `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

export function demoProofCookie(demo: string, to: string): string {
  const exp = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
  return `${cookieName()}=${sign({ use: "demo-import", demo, to, exp })}; ${attributes(LIFE_SECONDS)}`;
}

export const clearedDemoProof = () => `${cookieName()}=; ${attributes(0)}`;

/** The demo user whose projects `accountId` may bring along; null without a valid proof. */
export function provenDemo(headers: Headers, accountId: string): string | null {
  const prefix = `${cookieName()}=`;
  const pair = headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((part) => part.startsWith(prefix));
  const proof = proofSchema.safeParse(pair ? verify(pair.slice(prefix.length)) : null);
  if (!proof.success || proof.data.exp * 1000 < Date.now()) return null;
  return proof.data.to === accountId ? proof.data.demo : null;
}
