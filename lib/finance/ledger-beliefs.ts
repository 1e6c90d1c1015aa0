import type { HeldBelief } from "./beliefs";
import { countFact, moneyFact, monthFact } from "./fact";
import type { Fact } from "./ledger";
import { evenAtFacts, monthWith, noun, oneOf } from "./ledger-even-told";
import type { FinancialModel } from "./model";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";

/** First of three months in a row that leave so much before the founder's pay. */
function firstLeaving(model: FinancialModel, sum: number): number | null {
  const { even } = simulate(withoutWaiting(model.assumptions));
  const found = even.findIndex((_, at) => {
    const three = even.slice(at, at + 3);
    return three.length === 3 && three.every(({ ebitda }) => ebitda >= sum);
  });
  return found < 0 ? null : found + 1;
}

function payFacts(model: FinancialModel, held: readonly HeldBelief[]): Fact[] {
  const belief = oneOf(held, "pay");
  if (!belief) return [];
  const at = firstLeaving(model, belief.monthly);
  const { each, costs } = monthWith(model, model.even.at(-1)?.customers ?? 0);
  return [
    moneyFact(model.currency)("pay_told", "The pay you have in mind, a month", belief.monthly, {
      formula: `Stated: ${belief.said}`,
    }),
    ...(at
      ? [
          monthFact("pay_told_month", "From when a month leaves it", at, {
            formula: "first of three months in a row that leave it before your own pay",
            inputs: ["pay_told"],
          }),
        ]
      : []),
    ...(each > 0
      ? [
          countFact(
            "pay_told_customers",
            "What would carry it",
            Math.ceil((belief.monthly + costs) / each),
            noun(model),
            {
              formula: "(that pay + overhead, marketing and staff) / what one leaves, rounded up",
              inputs: ["pay_told"],
            },
          ),
        ]
      : []),
  ];
}

function atMostFacts(model: FinancialModel, held: readonly HeldBelief[]): Fact[] {
  const belief = oneOf(held, "at-most");
  const last = model.even.at(-1);
  if (!belief?.counted || !last) return [];
  return [
    countFact("most_told", "The most you name, in customers", belief.counted, noun(model), {
      formula: `Stated: ${belief.said}`,
    }),
    countFact(
      "most_planned",
      "What the plan comes to in its last month",
      model.unit.basis === "month" ? last.customers : last.newCustomers,
      noun(model),
      { formula: "customers, or sales, of month 36" },
    ),
  ];
}

/** By when the number of customers that the founder aims for is there, and what a month leaves with it. */
function aimedFacts(model: FinancialModel): Fact[] {
  const { aim } = model.assumptions;
  if (!aim || model.unit.basis !== "month") return [];
  const reached = model.even.find(({ customers }) => Math.round(customers) >= aim.customers);
  const { each, costs } = monthWith(model, aim.customers);
  return [
    countFact("aim_told", "The number you aim for", aim.customers, noun(model), {
      formula: `Stated: ${aim.text}`,
    }),
    ...(reached
      ? [
          monthFact("aim_reached", "When the plan has them", reached.month, {
            formula: "first month with that number",
          }),
        ]
      : []),
    moneyFact(model.currency)(
      "aim_leaves",
      "What a month with them leaves before your own pay",
      aim.customers * each - costs,
      {
        formula: "your number × what one leaves − overhead, marketing and staff",
        inputs: ["aim_told"],
      },
    ),
  ];
}

/** The money that the founder looks for. */
const soughtFacts = ({ assumptions: { funding }, currency }: FinancialModel): Fact[] =>
  funding.sought
    ? [
        moneyFact(currency)("sought", "Money you look for", funding.sought.value, {
          formula: funding.sought.note,
        }),
      ]
    : [];

/** What the founder holds of the own figures, set beside the plan's. */
export const beliefFacts = (model: FinancialModel, held: readonly HeldBelief[]): Fact[] => [
  ...soughtFacts(model),
  ...(model.stopsGrowth
    ? []
    : [
        ...evenAtFacts(model, held),
        ...payFacts(model, held),
        ...atMostFacts(model, held),
        ...aimedFacts(model),
      ]),
];
