import { countFact, moneyFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";

/** What the customers of today leave in a month, and what of it is left after overhead, by the figures of this plan. */
export function todayFacts({ assumptions, unit, currency }: FinancialModel): Fact[] {
  const { startCustomers, noun } = assumptions.demand;
  const there = startCustomers.value;
  if (there <= 0 || unit.basis !== "month") return [];
  const amount = moneyFact(currency);
  const { traded } = assumptions;
  const line = assumptions.lines.find(({ id }) => id === traded?.lineId);
  const often = (line?.unitsPerCustomerMonth?.value ?? 0) * (line?.attach?.value ?? 1);
  const sold = line?.kind === "take" ? (traded?.months ?? 0) * (traded?.perMonth ?? 0) : 0;
  const left = there * unit.contribution;
  return [
    ...(sold > 0 && often > 0
      ? [
          amount("traded_earned", "What was earned so far", (sold * unit.revenue) / often, {
            formula: `${traded?.said} × what one of them brings`,
          }),
        ]
      : []),
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
