import * as z from "zod";
import { DEMO_MAIL_DOMAIN } from "@/db/users";
import { profileSchema } from "./providers";

export type Refusal = "user-disabled" | "missing-email" | "unverified-email" | "invalid-credential";

/** An account that is known already carries our row; a new one only what its provider says. */
const knownSchema = z.object({ disabledAt: z.date().nullish() });

/** Why this person may not sign in, as the error catalogue's code; null when they may. */
export function signInRefusal(user: unknown, profile: unknown): Refusal | null {
  const known = knownSchema.safeParse(user);
  if (known.success && known.data.disabledAt) return "user-disabled";
  const person = profileSchema.safeParse(profile);
  if (!person.success) return "invalid-credential";
  const { email, email_verified: verified } = person.data;
  if (!email) return "missing-email";
  // Where an issuer says nothing of it, its word for the address is all there is.
  if (verified === false) return "unverified-email";
  return email.toLowerCase().endsWith(`@${DEMO_MAIL_DOMAIN}`) ? "invalid-credential" : null;
}
