// Raises (or lowers) an account's tier through the running server: npm run grant -- <uid or e-mail> <tier>
import { askServer } from "./operator.mjs";

const [who, tier] = process.argv.slice(2);
if (!who || !tier) {
  console.error("Usage: npm run grant -- <uid or e-mail> <freemium|spark|fuel|rocket>");
  process.exit(2);
}
const answer = await askServer("/api/operator/grant", { who, tier });
console.log(`${answer.uid} is on ${answer.tier} now.`);
if (answer.tier !== tier) console.log("That is what the account has paid for: refund the order to go lower.");
