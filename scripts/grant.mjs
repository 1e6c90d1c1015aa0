// Raises (or lowers) an account's tier through the running server: npm run grant -- <uid or e-mail> <tier>
import nextEnv from "@next/env";

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const [who, tier] = process.argv.slice(2);
if (!who || !tier) {
  console.error("Usage: npm run grant -- <uid or e-mail> <freemium|spark|fuel|rocket>");
  process.exit(2);
}
const secret = process.env.OPERATOR_SECRET;
if (!secret) {
  console.error(
    "OPERATOR_SECRET is not set: add one to .env.local (32 random characters or more) and restart the server.",
  );
  process.exit(2);
}
const url = process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`;
const response = await fetch(`${url}/api/operator/grant`, {
  method: "POST",
  headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
  body: JSON.stringify({ who, tier }),
}).catch((error) => {
  console.error(
    `No server answers at ${url} (${error.cause?.code ?? error.message}). Start it first: npm start`,
  );
  process.exit(1);
});
const answer = await response.json();
if (!response.ok) {
  console.error(answer.message);
  process.exit(1);
}
console.log(`${answer.uid} is on ${answer.tier} now.`);
