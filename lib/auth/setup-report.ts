import {
  appUrl,
  authSecret,
  ConfigError,
  database,
  googleProvider,
  model,
  oidcProvider,
  paymentsSandbox,
  stripe,
} from "@/lib/env";

export interface SetupLine {
  /** What it is called in the environment. */
  name: string;
  purpose: string;
  state: "yes" | "no" | "incomplete";
}

function stateOf(read: () => unknown): SetupLine["state"] {
  try {
    return read() ? "yes" : "no";
  } catch (error) {
    if (error instanceof ConfigError) return "incomplete";
    throw error;
  }
}

/** What is configured: names and yes or no, never a value. */
export function setupReport(): SetupLine[] {
  const line = (name: string, purpose: string, read: () => unknown): SetupLine => ({
    name,
    purpose,
    state: stateOf(read),
  });
  return [
    line("AUTH_SECRET", "Signs sessions. Nobody can sign in without it.", authSecret),
    line("AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET", "Sign-in with Google.", googleProvider),
    line(
      "AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET",
      "Sign-in with any OpenID Connect provider.",
      oidcProvider,
    ),
    line(
      "DATABASE_URL",
      "An outside database. Without it the embedded one is used.",
      () => database().kind !== "pglite",
    ),
    line(
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET",
      "Payments. Without them nobody can buy a plan.",
      stripe,
    ),
    line("PAYMENTS_SANDBOX", "A test checkout in the place of payments.", paymentsSandbox),
    line("OPENAI_API_KEY", "A model writes the steps. Without it the built-in writer does.", model),
  ];
}

/** What to register with a provider, for each that can be used. */
export const callbackUrls = (): { provider: string; url: string }[] => [
  { provider: "Google", url: `${appUrl().origin}/api/auth/callback/google` },
  { provider: "OpenID Connect", url: `${appUrl().origin}/api/auth/callback/oidc` },
];
