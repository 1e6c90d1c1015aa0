import { lineWeight, seasonLine } from "@/lib/finance/in-season";
import { activeLines } from "@/lib/finance/line-flow";
import { calendarMonth } from "@/lib/finance/season";
import { drawnIn, isWaiting } from "@/lib/finance/staffing";
import { type At, monthColumn, type RowSpec } from "./grid";
import { lineName } from "./inputs";
import { type Plan, row, type Spec, sum } from "./row";

const YEAR = 12;

/** The months of the year that a month is in, of the row that a reference stands in. */
function ofYear(ref: At<string>, key: string): string {
  const at = ref(key).slice(ref(key).indexOf("$"));
  const from = ref.month - ((ref.month - 1) % YEAR);
  return `${monthColumn(from)}${at}:${monthColumn(from + YEAR - 1)}${at}`;
}

/** A year's sum of a row, spread over its months by the weights of another. */
const spread = (ref: At<string>, key: string, weights: string) =>
  `IF(SUMPRODUCT(${ofYear(ref, key)},${ofYear(ref, weights)})=0,${ref(key)},${ref(key)}*${ref(weights)}*SUM(${ofYear(ref, key)})/SUMPRODUCT(${ofYear(ref, key)},${ofYear(ref, weights)}))`;

/** What the year's even months sell, in the months in which it is asked for; the sums of a year stay. */
export function seasonRows({ assumptions, months, even }: Plan, goods: readonly string[]): Spec[] {
  const { season } = assumptions;
  if (!season) return [];
  const at = (month: number) => months[month - 1];
  const of = (pick: (row: NonNullable<ReturnType<typeof at>>) => number): RowSpec["value"] => {
    return ({ month }) => {
      const found = at(month);
      return found ? pick(found) : 0;
    };
  };
  const weigh = (key: string, label: string, how: "sold" | "open") =>
    row(
      key,
      label,
      "number",
      ({ month }) => {
        const named = calendarMonth(season, month);
        if (season.quiet.includes(named)) return how === "sold" ? "season_rest" : "0";
        return how === "sold" && season.strong.includes(named) ? "season_times" : "1";
      },
      ({ month }) => lineWeight(season, how, month),
    );
  const lines = activeLines(assumptions.lines).map((line, i) => ({
    key: lineName(i, "r"),
    how: seasonLine(line, season),
  }));
  const weight = { sold: "season", open: "season_open" } as const;
  const stock = sum(goods);
  const waiting = assumptions.people.flatMap((hire, i) =>
    isWaiting(hire) ? [(field: string) => `hire${i + 1}_${field}`] : [],
  );
  return [
    { heading: "The season: when the sums of a year fall" },
    weigh("season", "Sold in the month, times a usual one", "sold"),
    ...(lines.some(({ how }) => how === "open")
      ? [weigh("season_open", "Fees are paid in the month", "open")]
      : []),
    row(
      "s_revenue",
      "Revenue in the season",
      "money",
      (ref) => lines.map(({ key, how }) => (how ? spread(ref, key, weight[how]) : ref(key))).join("+") || "0",
      of((m) => m.revenue),
      { total: true },
    ),
    row(
      "s_moved",
      "Times the even month",
      "number",
      (ref) => `IF(${ref("revenue")}>0,${ref("s_revenue")}/${ref("revenue")},1)`,
      (at) => (at("revenue") > 0 ? at("s_revenue") / at("revenue") : 1),
    ),
    row(
      "s_cogs",
      "Cost of delivery in the season",
      "money",
      (ref) => spread(ref, "cogs", "s_moved"),
      of((m) => m.cogs),
    ),
    row(
      "s_fees",
      "Payment fees in the season",
      "money",
      (ref) => spread(ref, "fees", "s_moved"),
      of((m) => m.paymentFees),
    ),
    row(
      "s_overhead",
      "Overhead in the season",
      "money",
      (ref) => `${ref("overhead")}+overhead_share*(${ref("s_revenue")}-${ref("revenue")})`,
      of((m) => m.overhead),
    ),
    row(
      "s_own",
      "Own pay of an even month",
      "money",
      (ref) => `(${waiting.map((n) => `${n("pay")}*(1+${n("burden")})`).join("+") || "0"})-${ref("unpaid")}`,
      ({ month }) => {
        const found = even[month - 1];
        return found ? drawnIn(assumptions, found) : 0;
      },
    ),
    row(
      "s_payroll",
      "People in the season: own pay as it comes in",
      "money",
      (ref) => `${ref("payroll")}-${ref("s_own")}+${spread(ref, "s_own", "s_moved")}`,
      of((m) => m.payroll),
    ),
    row("s_goods", "Goods of an even month", "money", stock.formula, stock.value),
    row(
      "s_ebitda",
      "Operating result in the season",
      "money",
      (ref) =>
        `${ref("s_revenue")}-${ref("s_cogs")}-${ref("s_fees")}-${ref("s_payroll")}-${ref("marketing")}-${ref("s_overhead")}-${ref("oneoff")}`,
      of((m) => m.ebitda),
      { total: true },
    ),
    row(
      "s_new",
      "New customers in the season",
      "count",
      (ref) => spread(ref, "new", "season"),
      of((m) => m.newCustomers),
    ),
  ];
}

/** Which row a sum of cash is taken from: that of the season where there is one. */
export const seasonal =
  (isSeasonal: boolean) =>
  (key: string): string =>
    isSeasonal ? `s_${key}` : key;

/** What is in stock at a month's end: with a season the goods of the month that follows. */
export const stockAhead = (ref: At<string>): string => {
  const next = ref.month % 36 === 0 ? ref.month - YEAR + 1 : ref.month + 1;
  const ahead = Object.assign(
    (key: string) => `${monthColumn(next)}${ref(key).slice(ref(key).indexOf("$"))}`,
    {
      before: ref.before,
      ago: ref.ago,
      month: next,
    },
  );
  return spread(ahead, "s_goods", "season");
};
