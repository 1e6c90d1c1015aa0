import type { AccountKey } from "@/lib/finance/account";
import { list } from "../english";
import { para, t } from "../frames";
import type { Material } from "../material";

/** What takes from the results, and what adds to them, each with its sum. */
const TAKEN: readonly (readonly [AccountKey, (sum: string) => string])[] = [
  ["tax", (sum) => `${sum} for tax on the profit`],
  ["equipment", (sum) => `${sum} for equipment`],
  ["stock", (sum) => `${sum} that lies in stock`],
  ["invoices", (sum) => `${sum} that customers still owe`],
  ["ahead", (sum) => `${sum} that had been paid ahead`],
];
const ADDED: readonly (readonly [AccountKey, (sum: string) => string])[] = [
  ["opening", (sum) => `${sum} of the start`],
  ["bills", (sum) => `${sum} of your own bills that are not due yet`],
  ["ahead", (sum) => `${sum} that customers have paid ahead`],
  ["invoices", (sum) => `${sum} of former invoices`],
];

/** The difference between what the years come to and what is on the account, item by item. */
export function toAccount(m: Material): string {
  const value = (key: string) => m.fact(`account_${key}`)?.value ?? 0;
  const parts = (rows: typeof TAKEN, sign: number) =>
    rows.flatMap(([key, said]) => (value(key) * sign > 0 ? [said(m.show(`account_${key}`))] : []));
  const signed = (key: string) =>
    m.show(`account_${key}`) && `${value(key) < 0 ? "−" : ""}${m.show(`account_${key}`)}`;
  const [less, more] = [parts(TAKEN, -1), parts(ADDED, 1)];
  if (less.length + more.length === 0) return "";
  const rest = [less.length > 0 && `less ${list(less)}`, more.length > 0 && `plus ${list(more)}`]
    .filter(Boolean)
    .join(", ");
  return para(
    t`The three results add up to ${signed("result")}; ${rest}, that makes ${signed("end")} on the account at the end of year 3`,
  );
}
