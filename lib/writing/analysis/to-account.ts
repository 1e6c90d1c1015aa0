import type { AccountKey } from "@/lib/finance/account";
import { list } from "../english";
import { para, t } from "../frames";
import type { Material } from "../material";

/** What takes from the results, and what adds to them, each with its sum. */
type Said = readonly [AccountKey, (sum: string, m: Material) => string];

const TAKEN: readonly Said[] = [
  ["tax", taxOnProfit],
  ["equipment", (sum) => `${sum} for equipment`],
  ["stock", (sum) => `${sum} that lies in stock`],
  ["invoices", (sum) => `${sum} that customers still owe`],
  ["ahead", (sum) => `${sum} that had been paid ahead`],
];
const ADDED: readonly Said[] = [
  ["opening", (sum) => `${sum} of the start`],
  ["bills", (sum) => `${sum} of your own bills that are not due yet`],
  ["ahead", (sum) => `${sum} that customers have paid ahead`],
  ["invoices", (sum) => `${sum} of former invoices`],
];

/** A rate that is a company's is said to be one: most small firms are none, and owe something else. */
function taxOnProfit(sum: string, m: Material): string {
  const known = m.context.model.assumptions.costs.taxRate.provenance === "benchmark";
  return `${sum} for tax on the profit (${m.show("profit_tax")}, ${known ? "the rate for companies" : "assumed"})`;
}

/** The difference between what the years come to and what is on the account, item by item. */
export function toAccount(m: Material): string {
  const value = (key: string) => m.fact(`account_${key}`)?.value ?? 0;
  // Behind "less" a sum has no sign of its own.
  const size = (key: string) => m.show(`account_${key}`).replace(/^−/, "");
  const parts = (rows: typeof TAKEN, sign: number) =>
    rows.flatMap(([key, said]) => (value(key) * sign > 0 ? [said(size(key), m)] : []));
  const signed = (key: string) => m.show(`account_${key}`);
  const [less, more] = [parts(TAKEN, -1), parts(ADDED, 1)];
  if (less.length + more.length === 0) return "";
  const rest = [less.length > 0 && `less ${list(less)}`, more.length > 0 && `plus ${list(more)}`]
    .filter(Boolean)
    .join(", ");
  return para(
    m.vary(
      "to-account",
      t`The three results add up to ${signed("result")}; ${rest}, that makes ${signed("end")} on the account at the end of year 3`,
      t`From results to account: ${signed("result")} in three years, ${rest}, so ${signed("end")} is there at the end`,
      t`Three years bring ${signed("result")} in all; ${rest}, it leaves ${signed("end")} in the bank`,
    ),
  );
}
