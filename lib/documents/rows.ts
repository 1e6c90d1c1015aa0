import type { FullBusinessAnalysis } from "@/lib/artifacts/full-business-analysis/artifact";
import { money } from "@/lib/finance/money";
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
}

export function yearGrid(figures: Figures): Grid {
  const { currency, years } = figures.model;
  const row = (label: string, key: string) => [
    label,
    ...[1, 2, 3].map((year) => display(figures, `${key}_y${year}`)),
  ];
  return {
    head: ["", "Year 1", "Year 2", "Year 3"],
    rows: [
      row("Revenue", "rev"),
      row("Gross profit", "gp"),
      row("People", "payroll"),
      row("Marketing", "marketing"),
      ["Overhead and launch", ...years.map((year) => money(year.overhead, currency))],
      row("Operating result", "ebitda"),
      row("Cash at year end, before funding", "cash"),
      row("Customers at year end", "cust"),
    ],
  };
}

/** A text without the lines that only read a table's rows aloud: "Year 1: revenue $10k, gross profit $4k". */
function besideTable(text: string, { rows }: Grid): string {
  const shown = rows
    .flatMap(([, ...values]) => values)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const reads = (line: string) => {
    if (!/^Year \d:/.test(line)) return false;
    const said = shown.reduce((rest, value) => rest.replace(value, ""), line.slice(6));
    return !/\d/.test(said) && said.split(/\s+/).length <= 16;
  };
  return text
    .split("\n")
    .filter((line) => !reads(line.trim()))
    .join("\n");
}

/** The text of the projections as it stands beside the table of years. */
export const projections = (text: string, figures: Figures | null): string =>
  figures ? besideTable(text, yearGrid(figures)) : text;

export function factorGrid({ model: { market, currency } }: Figures): Grid {
  const shown = {
    money: (value: number) => money(value, currency),
    share: (value: number) => `${Number((value * 100).toPrecision(3))}%`,
    count: (value: number) => new Intl.NumberFormat("en").format(Math.round(value)),
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
