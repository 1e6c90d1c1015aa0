// Sends money back through the running server: npm run refund -- <order number> [dollars]
import { askServer } from "./operator.mjs";

const [order, dollars] = process.argv.slice(2);
const cents = dollars === undefined ? undefined : Math.round(Number(dollars) * 100);
if (!order || (cents !== undefined && !(cents > 0))) {
  console.error("Usage: npm run refund -- <order number, e.g. K-000123> [dollars; everything unless told]");
  process.exit(2);
}
const { refunded, paid, ...answer } = await askServer("/api/operator/refund", { order, amount: cents });
console.log(
  `${answer.order}: ${(refunded / 100).toFixed(2)} of ${(paid / 100).toFixed(2)} USD are refunded now.`,
);
