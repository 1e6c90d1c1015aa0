import { countFact, moneyFact, shareFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";

/** A town of this size can be counted by hand. */
const TOWN = 100_000;

/** Market size; the keys are there also when it is not sized, `model.market.sized` says how far to trust them. */
export function marketFacts({ market, currency, assumptions, years }: FinancialModel): Fact[] {
  const amount = moneyFact(currency);
  const { noun } = assumptions.demand;
  const planned = years[2]?.customers ?? 0;
  if (market.tam <= 0) return [];
  const fit = assumptions.market.segment.find(({ label }) => label.startsWith("Fit"))?.share.value;
  return [
    amount("tam", "Total market a year", market.tam, {
      formula: "possible customers × revenue per customer and year",
    }),
    amount("sam", "Serviceable market a year", market.sam, {
      formula: "total market × shares that can be served",
      inputs: ["tam"],
    }),
    amount("som", "Obtainable market a year", market.som, {
      formula: "obtainable customers × revenue per customer and year",
      inputs: ["sam", "som_customers"],
    }),
    ...(fit
      ? [
          countFact("fit_in_town", "Possible customers among a hundred thousand people", fit * TOWN, noun, {
            formula: "assumed share that fits × 100,000",
          }),
        ]
      : []),
    countFact("tam_customers", "Possible customers", market.tamCustomers, noun, {
      formula: "base × share with the need",
    }),
    countFact("sam_customers", "Customers that can be served", market.samCustomers, noun, {
      formula: "possible customers × shares that can be served",
      inputs: ["tam_customers"],
    }),
    countFact("som_customers", "Customers that can be won by year 3", market.somCustomers, noun, {
      formula: "serviceable customers × share that can be won",
      inputs: ["sam_customers"],
    }),
    ...(market.somCustomers > 0
      ? [
          shareFact(
            "plan_share",
            "Customers in the plan, of those that can be won",
            planned / market.somCustomers,
            {
              formula: "customers at the end of year 3 / customers that can be won",
              inputs: ["cust_y3", "som_customers"],
            },
          ),
        ]
      : []),
  ];
}
