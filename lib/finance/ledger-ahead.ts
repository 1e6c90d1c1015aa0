import { moneyFact, shareFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { notRenewing, paysByYear, TERM } from "./paid-ahead";

/** Where everybody pays for a year at its start: who does not go on, and what the account holds for months to come. */
export function aheadOfYear({ assumptions, months, currency }: FinancialModel): Fact[] {
  if (!paysByYear(assumptions)) return [];
  return [
    shareFact(
      "not_renewing",
      "Customers who do not renew when their year ends",
      notRenewing(assumptions.demand.churn.value),
      { formula: "1 − (1 − customers lost each month)^12", inputs: ["churn"] },
    ),
    moneyFact(currency)(
      "paid_ahead_y1",
      "Paid ahead by customers at the end of year 1",
      months[TERM - 1]?.paidAhead ?? 0,
      { formula: "years that begin × price − what is earned of them" },
    ),
  ];
}
