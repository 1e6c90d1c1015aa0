import { countFact, moneyFact, monthFact, priceFact, shareFact } from "./fact";
import type { Fact } from "./ledger";
import { activeLines } from "./line-flow";
import type { FinancialModel, MonthRow } from "./model";
import { packOf } from "./packs";

const YEAR = 12;
const ofYear = (months: readonly MonthRow[], year: number) => months.slice(YEAR * (year - 1), YEAR * year);
const total = (months: readonly MonthRow[], pick: (month: MonthRow) => number) =>
  months.reduce((sum, month) => sum + pick(month), 0);

/** Of all new customers those whom no marketing money won. */
export function comeFree(months: readonly MonthRow[]): number {
  return total(months, ({ newCustomers, marketing, cac }) =>
    Math.max(0, newCustomers - (cac > 0 ? marketing / cac : 0)),
  );
}

/** What the sums of the first month become: overhead, and what marketing pays for one new customer. */
export function growthFacts({ even: months, years, assumptions, currency }: FinancialModel): Fact[] {
  const amount = moneyFact(currency);
  const { noun, cacInflation, rampMonths: ramp } = assumptions.demand;
  const launch = assumptions.demand.launchMonth.value;
  const third = ofYear(months, 3);
  const free = comeFree(months);
  const all = total(months, ({ newCustomers }) => newCustomers);
  const spent = total(third, ({ marketing }) => marketing);
  const won = years[2]?.newCustomers ?? 0;
  const pack = packOf(activeLines(assumptions.lines), assumptions);
  const opening = total(months, ({ oneOff }) => oneOff);
  return [
    amount(
      "overhead_y3_month",
      "Overhead a month in year 3",
      total(third, ({ overhead }) => overhead) / YEAR,
      {
        formula: "overhead a month + its share of revenue, mean of year 3",
        inputs: ["overhead_month"],
      },
    ),
    ...(opening > 0
      ? [
          amount("launch_cost", "Launch, once, in year 1", opening, {
            formula: assumptions.costs.launchOneOff.note,
          }),
        ]
      : []),
    ...(free >= 1
      ? [
          countFact("free_customers", "New customers of three years without marketing", free, noun, {
            formula: "new customers − marketing / its cost for one, month by month",
          }),
          countFact("all_new_customers", "New customers of three years", all, noun, {
            formula: "sum of the monthly new customers",
          }),
        ]
      : []),
    ...(spent > 0 && won >= 1
      ? [
          amount("marketing_each_y3", "Marketing for each new customer in year 3", spent / won, {
            formula: "marketing in year 3 / new customers in year 3",
            inputs: ["marketing_y3", "new_customers_y3"],
          }),
        ]
      : []),
    ...(pack
      ? [
          priceFact(currency)(
            `left_each_${pack.line.id}`,
            `Left of each of the ${pack.times} ${pack.noun}`,
            pack.left,
            {
              formula: `left of the price / ${pack.times}`,
              inputs: [`left_${pack.line.id}`],
            },
          ),
        ]
      : []),
    ...(ramp.value > 1
      ? [
          monthFact("ramp", "Until marketing is spent in full", Math.round(launch + ramp.value - 1), {
            formula: "month of the first sale + months until marketing works fully",
          }),
        ]
      : []),
    shareFact("cac_rise", "Rise a year of the marketing money for one", cacInflation.value, {
      formula: cacInflation.note,
    }),
  ];
}
