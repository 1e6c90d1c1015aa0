import type { FullBusinessAnalysis } from "@/lib/artifacts/full-business-analysis/artifact";
import { accountOf } from "@/lib/finance/account";
import { count, money, percent } from "@/lib/finance/money";
import { YEAR_LINE, yearFigure, yearTable } from "@/lib/finance/year-table";
import { display, type Figures } from "./figures";
import { noteBeside } from "./notes";

/** Where a value comes from, as a reader of a file is told. */
export const BASIS: Readonly<Record<string, string>> = {
  founder: "your answers",
  parsed: "your answers",
  benchmark: "published",
  derived: "computed",
  assumption: "assumed",
};

type Meta = NonNullable<FullBusinessAnalysis["meta"]>;

/** A head and rows below it, the same in every file that prints them. */
export interface Grid {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Said below the first cell of each row, small. */
  notes?: readonly string[];
  /** Rows that are sums of those above them. */
  totals?: readonly number[];
}

/** What stands behind the last slide of a deck. */
export const APPENDIX = {
  name: "Appendix",
  title: "Three years, line by line",
  note: "Each bold line is the bold line before it and what stands between them.",
} as const;

/** The three years line by line, each sum below what it is made of. */
export function yearGrid({ model }: Figures): Grid {
  const { unit, money: lines, beside } = yearTable(model);
  const rows = [...lines, ...beside];
  return {
    head: [`In ${unit}`, "Year 1", "Year 2", "Year 3"],
    rows: rows.map(({ label, values }) => [label, ...values.map(yearFigure)]),
    totals: rows.flatMap(({ total }, i) => (total ? [i] : [])),
  };
}

/** From the results of the three years to the account at their end; null where nothing stands between. */
export function accountGrid({ model }: Figures): Grid | null {
  const { unit, items, end } = accountOf(model);
  if (items.length < 2) return null;
  const rows = [...items, { label: YEAR_LINE.cash, value: end }];
  return {
    head: [`From result to account, in ${unit}`, "Three years"],
    rows: rows.map(({ label, value }) => [label, yearFigure(value)]),
    totals: [0, rows.length - 1],
  };
}

/** What the texts say of the years, in their words. */
const YEARLY = ["rev", "gp", "payroll", "marketing", "other", "ebitda", "cash", "cust"] as const;
const saidOfYears = (figures: Figures): string[] => [
  ...[1, 2, 3].flatMap((year) => YEARLY.map((key) => display(figures, `${key}_y${year}`))),
  ...figures.model.years.map(({ overhead }) => money(overhead, figures.model.currency)),
];

/** A text without the lines that only read a table's rows aloud: "Year 1: revenue $10k, gross profit $4k". */
function besideTable(text: string, said: readonly string[]): string {
  const shown = said.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const reads = (line: string) => {
    if (!/^Year \d:/.test(line)) return false;
    const rest = shown.reduce((kept, value) => kept.replace(value, ""), line.slice(6));
    return !/\d/.test(rest) && rest.split(/\s+/).length <= 24;
  };
  return text
    .split("\n")
    .filter((line) => !reads(line.trim()))
    .join("\n");
}

/** The text of the projections as it stands beside the table of years. */
export const projections = (text: string, figures: Figures | null): string =>
  figures ? besideTable(text, saidOfYears(figures)) : text;

export function factorGrid({ model: { market, currency } }: Figures): Grid {
  const shown = {
    money: (value: number) => money(value, currency),
    share: percent,
    count,
  };
  return {
    head: ["Factor", "Value", "Basis"],
    rows: market.factors.map(({ label, kind, value, provenance }) => [
      label,
      shown[kind](value),
      BASIS[provenance] ?? provenance,
    ]),
  };
}

export const assumptionGrid = ({ assumptions }: Meta): Grid => ({
  head: ["Assumption", "Value", "Basis"],
  rows: assumptions.map(({ label, value, provenance }) => [label, value, BASIS[provenance] ?? provenance]),
  notes: assumptions.map(({ note, label, value }) => noteBeside(note, label, value)),
});

export const sourceLines = ({ sources }: Meta): string[] =>
  sources.map(({ publisher, title, year, url }) => `${publisher}: ${title} (${year}). ${url}`);
