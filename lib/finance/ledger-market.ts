import { countFact, moneyFact, shareFact, textFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { count, percent } from "./money";

/** "0.9", and "6,500" without digits that nobody knows. */
const density = (value: number) => (value >= 10 ? count(value) : String(value));

/** Market size; the keys are there also when it is not sized, `model.market.sized` says how far to trust them. */
export function marketFacts({ market, currency, assumptions, years }: FinancialModel): Fact[] {
  const amount = moneyFact(currency);
  const { noun } = assumptions.demand;
  const planned = years[2]?.customers ?? 0;
  if (market.tam <= 0) return [];
  const { base, density: known, segment, start } = assumptions.market;
  const stepwise = segment.map((_, i) =>
    countFact(
      `market_step${i + 1}`,
      `Possible customers after ${i + 1} of ${segment.length} steps`,
      base.value * segment.slice(0, i + 1).reduce((left, { share }) => left * share.value, 1),
      noun,
      { formula: "base × the shares so far" },
    ),
  );
  const ends = segment.flatMap(({ label, share: { low, high, value } }, i) =>
    (low < value || value < high
      ? ([
          ["low", low],
          ["high", high],
        ] as const)
      : []
    ).map(([end, part]) =>
      textFact(`market_share${i + 1}_${end}`, `${label}, ${end}est share`, part, "%", percent(part), {
        formula: "assumed",
      }),
    ),
  );
  const counted = (key: string, label: string, value: number) =>
    countFact(key, label, value, noun, { formula: "usual density × people ÷ 100,000" });
  const per = (key: string, which: string, value: number) =>
    textFact(
      key,
      `${known?.kinds} for every hundred thousand people, ${which} number`,
      value,
      noun,
      density(value),
      { formula: "assumed from general statistics" },
    );
  const byDensity =
    known && base.provenance === "assumption"
      ? [
          counted("market_people", "People in the market", known.people),
          per("market_per_low", "lowest", known.low),
          per("market_per", "usual", known.value),
          per("market_per_high", "highest", known.high),
          counted("market_least", `Fewest ${known.kinds} there may be`, base.low),
          counted("market_usual", `Estimated number of ${known.kinds}`, base.value),
          counted("market_most", `Most ${known.kinds} there may be`, base.high),
        ]
      : [];
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
    ...byDensity,
    ...stepwise,
    ...ends,
    ...ofKinds,
    amount("customer_year", "Revenue of one customer a year", assumptions.market.annualValue.value, {
      formula: "a year's purchases; what is paid once is spread over three years",
    }),
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
    countFact("tam_customers", "Possible customers", market.tamCustomers, noun, {
      formula: summed("base × share with the need"),
    }),
    ...(start
      ? [
          countFact(
            "start_customers",
            `Of them in ${start.label}, where it begins`,
            market.tamCustomers * start.share,
            noun,
            {
              formula: "possible customers × people there / people in the whole market",
              inputs: ["tam_customers"],
            },
          ),
        ]
      : []),
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
