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
  const ofKinds = (market.kinds ?? []).flatMap(
    ({ noun: who, annualValue, tamCustomers, samCustomers, somCustomers }, i) => [
      amount(`kind${i + 1}_year`, `Revenue a year, each of the ${who}`, annualValue, {
        formula: "what the lines bring that this kind pays for, by their share of all customers",
      }),
      countFact(`kind${i + 1}_tam`, `Possible customers: ${who}`, tamCustomers, who, {
        formula: "count of this kind",
      }),
      countFact(`kind${i + 1}_sam`, `Customers that can be served: ${who}`, samCustomers, who, {
        formula: "possible customers of this kind × shares that can be served",
        inputs: [`kind${i + 1}_tam`],
      }),
      countFact(`kind${i + 1}_som`, `Customers that can be won by year 3: ${who}`, somCustomers, who, {
        formula: "serviceable customers of this kind × share that can be won",
        inputs: [`kind${i + 1}_sam`],
      }),
    ],
  );
  const summed = (formula: string) => (market.kinds ? `${formula}, summed over the kinds of buyer` : formula);
  return [
    ...ofKinds,
    amount("tam", "Total market a year", market.tam, {
      formula: summed("possible customers × revenue per customer and year"),
    }),
    amount("sam", "Serviceable market a year", market.sam, {
      formula: summed("total market × shares that can be served"),
      inputs: ["tam"],
    }),
    amount("som", "Obtainable market a year", market.som, {
      formula: summed("obtainable customers × revenue per customer and year"),
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
      formula: summed("base × share with the need"),
    }),
    countFact("sam_customers", "Customers that can be served", market.samCustomers, noun, {
      formula: summed("possible customers × shares that can be served"),
      inputs: ["tam_customers"],
    }),
    countFact("som_customers", "Customers that can be won by year 3", market.somCustomers, noun, {
      formula: summed("serviceable customers × share that can be won"),
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
