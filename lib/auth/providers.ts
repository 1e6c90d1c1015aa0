import type { Provider } from "next-auth/providers";
import Google from "next-auth/providers/google";
import * as z from "zod";
import { googleProvider, oidcName, oidcProvider } from "@/lib/env";

/** An account provider as the client shows it: "Continue with <name>". */
export interface ProviderChoice {
  id: string;
  name: string;
}

/** What an ID token says of a person. Some issuers send the flag as text. */
export const profileSchema = z.object({
  sub: z.string().min(1),
  email: z.email().optional(),
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
    .optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.url().optional(),
});

/** The row that a first sign-in creates. */
function profile(claims: unknown) {
  const person = profileSchema.parse(claims);
  return {
    id: person.sub,
    email: person.email,
    emailVerified: person.email_verified ? new Date() : null,
    name: person.name ?? person.given_name ?? null,
    firstName: person.given_name ?? null,
    lastName: person.family_name ?? null,
    image: person.picture ?? null,
  };
}

const SHARED = {
  profile,
  checks: ["pkce", "state", "nonce"],
  allowDangerousEmailAccountLinking: false,
  // The provider's tokens open its own interfaces, which we never call: nothing of them is kept.
  account: () => ({}),
} satisfies Partial<Extract<Provider, { type: "oidc" }>>;

export function providers(): Provider[] {
  const google = googleProvider();
  const oidc = oidcProvider();
  return [
    ...(google
      ? [
          Google({
            ...SHARED,
            clientId: google.AUTH_GOOGLE_ID,
            clientSecret: google.AUTH_GOOGLE_SECRET,
            authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
          }),
        ]
      : []),
    ...(oidc
      ? [
          {
            ...SHARED,
            id: "oidc",
            name: oidcName(),
            type: "oidc" as const,
            issuer: oidc.AUTH_OIDC_ISSUER,
            clientId: oidc.AUTH_OIDC_ID,
            clientSecret: oidc.AUTH_OIDC_SECRET,
            authorization: { params: { scope: "openid email profile" } },
          },
        ]
      : []),
  ];
}

export function providerChoices(): ProviderChoice[] {
  return [
    ...(googleProvider() ? [{ id: "google", name: "Google" }] : []),
    ...(oidcProvider() ? [{ id: "oidc", name: oidcName() }] : []),
  ];
}
