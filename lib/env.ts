import * as z from "zod";

/** The environment, read when asked for (never at import, so that a build needs none of it). */

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const value = (name: string): string | undefined => process.env[name]?.trim() || undefined;

/** All of the names, or none of them: a half-set group is a mistake that must not pass silently. */
function group<const Names extends readonly string[]>(names: Names): Record<Names[number], string> | null {
  const missing = names.filter((name) => !value(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const set = names.filter((name) => value(name));
    throw new ConfigError(`${set.join(" and ")} set without ${missing.join(" and ")}`);
  }
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Names[number], string>;
}

function number(name: string, fallback: number): number {
  const raw = value(name);
  if (raw === undefined) return fallback;
  const parsed = z.coerce.number().positive().safeParse(raw);
  if (!parsed.success) throw new ConfigError(`${name} must be a positive number, not "${raw}"`);
  return parsed.data;
}

export const isProduction = () => process.env.NODE_ENV === "production";
export const isBuild = () => process.env.NEXT_PHASE === "phase-production-build";
/** Inside the built (or developed) application, where sources are compiled; false in scripts and tests. */
export const isBundled = () => process.env.NEXT_RUNTIME === "nodejs";
export const logLevel = () => value("LOG_LEVEL") ?? (process.env.NODE_ENV === "test" ? "silent" : "info");

/** Where the application is reached, without a trailing slash. */
export function appUrl(): URL {
  const fallback = value("VERCEL_PROJECT_PRODUCTION_URL");
  const raw =
    value("APP_URL") ?? (fallback ? `https://${fallback}` : `http://localhost:${value("PORT") ?? "3000"}`);
  if (!URL.canParse(raw)) throw new ConfigError(`APP_URL must be an absolute address, not "${raw}"`);
  return new URL(raw);
}

export function database(): { kind: "pglite"; directory: string } | { kind: "neon" | "pg"; url: string } {
  const url = value("DATABASE_URL");
  if (!url) {
    if (value("VERCEL"))
      throw new ConfigError("DATABASE_URL is required here: the embedded database needs a disk of its own");
    return { kind: "pglite", directory: value("DATA_DIR") ?? ".data" };
  }
  if (!URL.canParse(url)) throw new ConfigError("DATABASE_URL must be a postgres:// address");
  return { kind: new URL(url).hostname.endsWith(".neon.tech") ? "neon" : "pg", url };
}

export function authSecret(): string {
  const secret = value("AUTH_SECRET");
  if (!secret || secret.length < 32)
    throw new ConfigError("AUTH_SECRET must be set, with at least 32 characters");
  return secret;
}

/** While a secret is being rotated: what it was before still verifies, and signs nothing. */
export const previousAuthSecret = () => value("AUTH_SECRET_PREVIOUS");

export const googleProvider = () => group(["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"]);
export const oidcProvider = () => group(["AUTH_OIDC_ISSUER", "AUTH_OIDC_ID", "AUTH_OIDC_SECRET"]);
export const oidcName = () => value("AUTH_OIDC_NAME") ?? "your account";

/** Null without a key: then the built-in writer does every step. */
export function model() {
  const apiKey = value("OPENAI_API_KEY");
  const baseURL = value("OPENAI_BASE_URL");
  const id = value("AI_MODEL");
  if (!apiKey) return null;
  if (baseURL && !id) throw new ConfigError("OPENAI_BASE_URL set without AI_MODEL");
  return {
    apiKey,
    baseURL,
    id: id ?? "gpt-5.4-mini",
    timeoutMs: number("AI_TIMEOUT_MS", 60_000),
    structured: z.enum(["auto", "schema", "json", "text"]).catch("auto").parse(value("AI_STRUCTURED")),
    /** Null: this server's model does not listen. Compatible servers seldom do, unless one is named. */
    transcribes: value("AI_TRANSCRIBE_MODEL") ?? (baseURL ? null : "gpt-4o-mini-transcribe"),
    dailyCalls: value("AI_DAILY_CALLS_PER_USER") ? number("AI_DAILY_CALLS_PER_USER", 20) : undefined,
  };
}

/** Null without keys. Test keys may be pointed at a local stand-in for the provider; live keys never. */
export function stripe() {
  const keys = group(["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"]);
  if (!keys) return null;
  const livemode = /^(sk|rk)_live_/.test(keys.STRIPE_SECRET_KEY);
  if (livemode !== keys.STRIPE_PUBLISHABLE_KEY.startsWith("pk_live_"))
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is live, the other a test key");
  const host = value("STRIPE_API_HOST");
  if (livemode && host) throw new ConfigError("STRIPE_API_HOST is for tests: unset it beside live keys");
  const secrets = [keys.STRIPE_WEBHOOK_SECRET, value("STRIPE_WEBHOOK_SECRET_PREVIOUS")];
  return {
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    /** While it is rotated, the one before it verifies, too. */
    webhookSecrets: secrets.filter((secret) => secret !== undefined),
    livemode,
    api: host ? { host, port: number("STRIPE_API_PORT", 443), protocol: apiProtocol() } : null,
  };
}

const apiProtocol = () => z.enum(["http", "https"]).catch("https").parse(value("STRIPE_API_PROTOCOL"));

/** The built-in test checkout: asked for by name, and never beside keys that move real money. */
export function paymentsSandbox(): boolean {
  const on = value("PAYMENTS_SANDBOX") === "true";
  if (on && stripe()?.livemode)
    throw new ConfigError("PAYMENTS_SANDBOX=true beside live Stripe keys: remove it from the environment");
  return on;
}

/** How long the test checkout waits before it reports a payment, as a provider's webhook would. */
export const sandboxDelayMs = () => number("SANDBOX_WEBHOOK_DELAY_MS", 500);

/** What a host's scheduler proves itself with; null: its route answers nobody. */
export const cronSecret = () => value("CRON_SECRET");

/** Multiplies every rate limit, for load tests. */
export const limitsScale = () => number("LIMITS_SCALE", 1);

/** How many proxies in front of the server append to X-Forwarded-For; 0 = trust none. */
export const trustedProxies = () => Number(value("TRUSTED_PROXIES") ?? (value("VERCEL") ? 1 : 0)) || 0;

/** What `npm run grant` proves itself with to the running server. */
export const operatorSecret = () => value("OPERATOR_SECRET");

/** Base addresses of the domain look-ups, set by tests to a local server; null in real use. */
export const rdapBase = () => value("RDAP_BASE_URL") ?? null;

/** Throws a ConfigError that names what is wrong; called once when the server starts. */
export function checkEnvironment(): void {
  authSecret();
  appUrl();
  database();
  googleProvider();
  oidcProvider();
  model();
  stripe();
  paymentsSandbox();
  limitsScale();
}
