import { countFact, moneyFact, monthFact, textFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel, MonthRow } from "./model";
import { calendarMonth, monthsInWords } from "./season";

const YEAR = 12;
/** So small a part of the months' sales is no stock to speak of. */
const STOCKED = 0.2;

/** The most that the account falls from one month's end to a later one's, once the first year is over. */
function largestFall(months: readonly MonthRow[]): number {
  let [highest, fall] = [Number.NEGATIVE_INFINITY, 0];
  for (const { cash } of months.slice(YEAR - 1)) {
    highest = Math.max(highest, cash);
    fall = Math.max(fall, highest - cash);
  }
  return fall;
}

/** The season is told of year 2: in the first year a plan's start hides it, because its first months are small whatever they are called. */
export const SEASON_YEAR = 2;

/** What the strong months bring, how far the account falls between them, and what is bought before them. */
export function seasonFacts(model: FinancialModel): Fact[] {
  const { assumptions, months, currency } = model;
  const { season } = assumptions;
  if (!season) return [];
  const amount = moneyFact(currency);
  const named = season.strong.length > 0 ? season.strong : season.quiet;
  const year = SEASON_YEAR;
  const told = months.slice(YEAR * (year - 1), YEAR * year);
  const inThem = told.filter(({ month }) => named.includes(calendarMonth(season, month)));
  const sum = (rows: readonly MonthRow[]) => rows.reduce((total, { revenue }) => total + revenue, 0);
  const joined = inThem.reduce((total, { newCustomers }) => total + newCustomers, 0);
  const fall = largestFall(months);
  const [opens, closes] = [inThem[0]?.month ?? 0, inThem.at(-1)?.month ?? 0];
  const before = months.filter(({ month }) => month >= opens - 1 && month < closes);
  const stocked = before.reduce((most, row) => (row.inventory > most.inventory ? row : most), {
    inventory: 0,
    month: 0,
  });
  return [
    amount("season_sales", `Revenue of ${monthsInWords(named)} in year ${year}`, sum(inThem), {
      formula: "the year's sum, spread over its months by what each sells",
      inputs: [`rev_y${year}`],
    }),
    countFact(
      "season_new",
      `New customers of ${monthsInWords(named)} in year ${year}`,
      joined,
      assumptions.demand.noun,
      {
        formula: "those of the year, spread over its months in the same way",
        inputs: [`new_customers_y${year}`],
      },
    ),
    ...(season.strong.length > 0
      ? [
          textFact(
            "season_times",
            "What a strong month sells, times what it would otherwise",
            season.times.value,
            "x",
            season.times.value === 2 ? "twice" : `${Number(season.times.value.toPrecision(2))} times`,
            { formula: season.times.note },
          ),
        ]
      : []),
    ...(fall > 0
      ? [
          amount("season_fall", "The most that the account falls between two seasons", fall, {
            formula: "highest less a later lowest month's end, from month 12 on",
          }),
        ]
      : []),
    ...(stocked.inventory > (STOCKED * sum(told)) / YEAR
      ? [
          amount(
            "season_stock",
            `Most goods in stock for ${monthsInWords(named)} of year ${year}`,
            stocked.inventory,
            {
              formula: "what the month after sells, at its cost × days in stock / 30",
            },
          ),
          monthFact("season_stock_month", "Month of it", stocked.month, { formula: "month before the peak" }),
        ]
      : []),
  ];
}
