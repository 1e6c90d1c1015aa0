import { tiedUp } from "./cash";
import type { FinancialModel, MonthRow } from "./model";
import { aheadAtStart, paysByYear } from "./paid-ahead";
import { taxInYear } from "./tax-owed";

/** What the lines of a year are called, in the table and in the workbook. */
export const YEAR_LINE = {
  revenue: "Revenue",
  gross: "Gross profit",
  pay: "Pay",
  marketing: "Marketing",
  overhead: "Overhead",
  launch: "Launch cost",
  result: "Operating result",
  tax: "Tax",
  equipment: "Equipment bought",
  opening: "Cash at the start of the year",
  cash: "Cash at the end, before funding",
  customers: "Customers at the end",
  afterPay: "Operating result with that pay taken out",
} as const;

export interface YearLine {
  label: string;
  /** Of years 1, 2 and 3, as shown: what is paid is negative. */
  values: readonly number[];
  /** What the lines since the last total add up to, that total included. */
  total: boolean;
}

export interface YearTable {
  /** So much of the currency counts as one in the lines of money. */
  size: number;
  /** What one stands for in the lines of money, in words: "GBP", "thousands of GBP". */
  unit: string;
  money: readonly YearLine[];
  /** Told beside the sums and in none of them. */
  beside: readonly YearLine[];
}

/** The twelve months of a year and what was before them. */
interface Year {
  months: readonly MonthRow[];
  before: MonthRow | undefined;
  opening: number;
  /** Paid by the customers of the start for months of the plan. */
  aheadAtStart: number;
}
type Part = readonly [label: string, value: (year: Year) => number];

/** From here on a thousand, then a million counts as one. */
const TOO_LONG = 10_000_000;
const UNITS = [
  [1, ""],
  [1_000, "thousands of "],
  [1_000_000, "millions of "],
] as const;

const summed =
  (pick: (month: MonthRow) => number) =>
  ({ months }: Year): number =>
    months.reduce((total, month) => total + pick(month), 0);
const paid = (pick: (month: MonthRow) => number) => summed((month) => -pick(month));
const atEnd =
  (pick: (month: MonthRow) => number) =>
  ({ months }: Year): number => {
    const last = months.at(-1);
    return last ? pick(last) : 0;
  };

const revenue = summed((month) => month.revenue);
const cashAtEnd = atEnd((month) => month.cash);

export const TIED_UP = "Change in unpaid bills and stock";
export const TIED_UP_AHEAD = "Change in what is paid ahead or not yet";

/** What leads from one total to the next. */
interface Step {
  parts: readonly Part[];
  /** Which of them takes up what rounding leaves over. */
  gives: number;
  /** Added as it stands at the end of the year before. */
  carried?: Part;
  total: Part;
}

const STEPS: readonly Step[] = [
  {
    parts: [["Direct costs and fees", paid((month) => month.cogs + month.paymentFees)]],
    gives: 0,
    total: [YEAR_LINE.gross, summed((month) => month.grossProfit)],
  },
  {
    parts: [
      [YEAR_LINE.pay, paid((month) => month.payroll)],
      [YEAR_LINE.marketing, paid((month) => month.marketing)],
      [YEAR_LINE.overhead, paid((month) => month.overhead)],
      [YEAR_LINE.launch, paid((month) => month.oneOff)],
    ],
    gives: 2,
    total: [YEAR_LINE.result, summed((month) => month.ebitda)],
  },
  {
    parts: [
      [YEAR_LINE.tax, paid((month) => month.tax)],
      [YEAR_LINE.equipment, paid((month) => month.capex)],
      [TIED_UP, (year) => (year.before ? tiedUp(year.before) : -year.aheadAtStart) - atEnd(tiedUp)(year)],
    ],
    gives: 2,
    carried: [YEAR_LINE.opening, (year) => year.before?.cash ?? year.opening],
    total: [YEAR_LINE.cash, cashAtEnd],
  },
];

const whole = (value: number): number => Math.round(value) || 0;

/** Parts as whole numbers that add up to what is between two totals; those that were whole stay. */
export function adding(between: number, parts: readonly number[], gives: number): number[] {
  const rounded = parts.map(whole);
  const left = rounded.reduce((rest, part) => rest - part, between);
  const broken = (i: number) => Math.abs((parts[i] ?? 0) - (rounded[i] ?? 0)) > 1e-6;
  const at = [gives, ...parts.keys()].find(broken) ?? gives;
  return rounded.map((part, i) => (i === at ? part + left : part));
}

/** The years of a plan in lines that add up as they are shown, from revenue to the cash at the end of each year. */
export function yearTable({ months, currency, assumptions, market }: FinancialModel): YearTable {
  const years = [0, 12, 24].map(
    (from): Year => ({
      months: months.slice(from, from + 12),
      before: months[from - 1],
      opening: assumptions.funding.openingCash.value,
      aheadAtStart: aheadAtStart(
        assumptions,
        Math.min(assumptions.demand.startCustomers.value, market.somCustomers),
      ),
    }),
  );
  const largest = Math.max(...years.flatMap((year) => [revenue(year), Math.abs(cashAtEnd(year))]));
  const [size, name] = UNITS.find(([one]) => largest < TOO_LONG * one) ?? UNITS[2];
  const inUnits = ([, value]: Part) => years.map((year) => value(year) / size);

  const line = (label: string, values: readonly number[], total = false) => ({ label, values, total });
  const money = [
    line(
      YEAR_LINE.revenue,
      years.map((year) => whole(revenue(year) / size)),
      true,
    ),
  ];
  for (const { parts, gives, carried, total } of STEPS) {
    const from = money.at(-1)?.values ?? [];
    const kept = carried && inUnits(carried).map(whole);
    const to = inUnits(total).map(whole);
    const exact = parts.map(inUnits);
    const shown = to.map((end, year) => {
      const parts = exact.map((values) => values[year] ?? 0);
      return adding(end - (from[year] ?? 0) - (kept?.[year] ?? 0), parts, gives);
    });
    money.push(
      ...parts.map(([label], i) =>
        line(
          label === TIED_UP && paysByYear(assumptions) ? TIED_UP_AHEAD : label,
          shown.map((values) => values[i] ?? 0),
        ),
      ),
    );
    if (carried && kept) money.push(line(carried[0], kept));
    money.push(line(total[0], to, true));
  }
  const handedOn = [1, 2, 3].map((year) => whole(taxInYear({ assumptions, months }, year) / size));
  const waiting = inUnits(["", summed((month) => month.unpaid)]).map(whole);
  const result = money.find(({ label }) => label === YEAR_LINE.result)?.values ?? [];
  return {
    size,
    unit: `${name}${currency}`,
    money,
    beside: [
      line(YEAR_LINE.customers, years.map(atEnd((month) => month.customers)).map(whole)),
      ...(handedOn.some((tax) => tax > 0)
        ? [
            line(
              `${assumptions.salesTax?.name} in what customers pay, handed on and in no sum above`,
              handedOn,
            ),
          ]
        : []),
      ...(waiting.some((pay) => pay > 0)
        ? [
            line("Own pay that waits, in no sum above", waiting),
            line(
              YEAR_LINE.afterPay,
              result.map((left, i) => left - (waiting[i] ?? 0)),
            ),
          ]
        : []),
    ],
  };
}

const PLAIN = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
/** A number of the table as it is written: "1,160", "−7,800". */
export const yearFigure = (value: number): string => PLAIN.format(value).replace(/^-/, "−");
