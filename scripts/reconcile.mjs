// Has the running server compare its orders with the payment provider's: npm run payments:reconcile
import { askServer } from "./operator.mjs";

const { checked, healed, failed } = await askServer("/api/operator/reconcile", {});
console.log(`${checked} looked at, ${healed} put right, ${failed} failed.`);
process.exit(failed > 0 ? 1 : 0);
