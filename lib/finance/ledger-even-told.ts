import type { HeldBelief } from "./beliefs";
import { countFact, moneyFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel, MonthRow } from "./model";
import { isWaiting, loadedPay, staffNeeded } from "./staffing";

type Held<K> = Extract<HeldBelief, { kind: K }>;
export const oneOf = <K extends HeldBelief["kind"]>(held: readonly HeldBelief[], kind: K) =>
  held.find((belief): belief is Held<K> => belief.kind === kind);

/** What one more customer leaves after what grows with revenue, and what a month costs beside them, before the founder's pay. */
export function monthWith({ assumptions: a, unit, even }: FinancialModel, customers: number) {
  const net = unit.revenue - unit.tax;
  const each = unit.contribution - a.costs.overheadShare.value * net;
  const at = { ...even.at(-1), customers, revenue: customers * net } as MonthRow;
  const staff = a.people
    .filter((hire) => !isWaiting(hire))
    .reduce((sum, hire) => sum + staffNeeded(hire, 0, at, a.horizon, 1) * loadedPay(hire), 0);
  return { each, costs: a.costs.overhead.value + a.costs.marketingBase.value + staff };
}

export const noun = ({ unit, assumptions }: FinancialModel) =>
  unit.basis === "month" ? assumptions.demand.noun : "sales";
const payOf = ({ assumptions }: FinancialModel) =>
  assumptions.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);

/** The number that the founder takes to carry the costs, what a month would leave with it, and the number that this plan comes to. */
export function evenAtFacts(model: FinancialModel, held: readonly HeldBelief[]): Fact[] {
  const belief = oneOf(held, "even-at");
  if (!belief?.counted) return [];
  const { counted } = belief;
  const { each, costs } = monthWith(model, counted);
  const amount = moneyFact(model.currency);
  const pay = payOf(model);
  const needed = (sum: number) => Math.max(1, Math.ceil(sum / each));
  return [
    countFact("even_told", "The number you take to carry the costs", counted, noun(model), {
      formula: `Stated: ${belief.said}`,
    }),
    amount("even_brings", "What they leave in a month after direct costs", counted * each, {
      formula: "your number × what one leaves after direct costs and what grows with revenue",
      inputs: ["even_told", "contribution"],
    }),
    amount("even_costs", "Overhead, marketing and staff in such a month", costs, {
      formula: "overhead + marketing + staff, without your own pay",
    }),
    amount("even_left", "What such a month leaves before your own pay", counted * each - costs, {
      formula: "what they leave − overhead, marketing and staff",
      inputs: ["even_brings", "even_costs"],
    }),
    ...(each > 0
      ? [
          countFact("even_needed", "What carries the costs by this plan", needed(costs), noun(model), {
            formula: "overhead, marketing and staff / what one leaves, rounded up",
            inputs: ["even_costs"],
          }),
          ...(pay > 0
            ? [
                countFact("even_with_pay", "The same with your pay", needed(costs + pay), noun(model), {
                  formula: "(overhead, marketing and staff + your pay) / what one leaves, rounded up",
                  inputs: ["even_costs", "founder_pay"],
                }),
              ]
            : []),
        ]
      : []),
  ];
}
