/** What the tests run with, whatever the shell has: no keys, no network, one known secret. */
const TEST_ENVIRONMENT = {
  AUTH_SECRET: "unit-tests-only-0123456789abcdefghijkl",
  OPERATOR_SECRET: "operator-secret-of-the-tests-0123456789",
  APP_URL: "http://localhost:3000",
  RDAP_BASE_URL: "http://127.0.0.1:9/",
};
const UNSET = [
  "DATABASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "AI_MODEL",
  "AI_TRANSCRIBE_MODEL",
  "AUTH_GOOGLE_ID",
  "AUTH_GOOGLE_SECRET",
  "AUTH_OIDC_ISSUER",
  "AUTH_OIDC_ID",
  "AUTH_OIDC_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "STRIPE_API_HOST",
  "PAYMENTS_SANDBOX",
  "CRON_SECRET",
  "LIMITS_SCALE",
  "VERCEL",
];

for (const name of UNSET) delete process.env[name];
Object.assign(process.env, TEST_ENVIRONMENT);
