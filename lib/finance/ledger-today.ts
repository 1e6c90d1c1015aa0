import { countFact, moneyFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";

/** What the customers of today leave in a month, and what of it is left after overhead, by the figures of this plan. */
export function todayFacts({ assumptions, unit, currency }: FinancialModel): Fact[] {
  const { startCustomers, noun } = assumptions.demand;
  const there = startCustomers.value;
  if (there <= 0 || unit.basis !== "month") return [];
  const amount = moneyFact(currency);
  const left = there * unit.contribution;
  return [
    countFact("today_customers", "Customers today", there, noun, { formula: startCustomers.note }),
    amount("today_left", "What they leave in a month after direct costs", left, {
      formula: "customers today × contribution per customer and month",
      inputs: ["today_customers", "contribution"],
    }),
    amount(
      "today_result",
      "Of it left in a month after overhead, before any pay",
      left - assumptions.costs.overhead.value,
      {
        formula: "what they leave − overhead a month",
        inputs: ["today_left", "overhead_month"],
      },
    ),
  ];
}
