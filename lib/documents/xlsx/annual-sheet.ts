import type { NamedRange, WriteSheet } from "hucre";
import { YEAR_LINE } from "@/lib/finance/year-table";
import { moneyFormat, shortMoneyFormat } from "../money-format";
import { INK, Sheet } from "./cells";
import type { Book } from "./workbook";

/** Where later sheets find the results of the plan. */
export interface AnnualCells {
  revenueY3: string;
  cashY3: string;
  revenueSum: string;
  trough: string;
  breakEven: string;
}

const ROWS = [
  [YEAR_LINE.revenue, "revenue", "sum"],
  ["Cost of delivery", "cogs", "sum"],
  ["Payment fees", "fees", "sum"],
  [YEAR_LINE.gross, "gross", "sum"],
  [YEAR_LINE.pay, "payroll", "sum"],
  [YEAR_LINE.marketing, "marketing", "sum"],
  [YEAR_LINE.overhead, "overhead", "sum"],
  [YEAR_LINE.launch, "oneoff", "sum"],
  [YEAR_LINE.result, "ebitda", "sum"],
  [YEAR_LINE.tax, "tax", "sum"],
  [YEAR_LINE.equipment, "capex", "sum"],
  ["Into unpaid bills and stock, less what is paid ahead", "stock", "tied"],
  [YEAR_LINE.opening, "cash", "start"],
  [YEAR_LINE.cash, "cash", "end"],
  ["New customers", "new", "sum"],
  [YEAR_LINE.customers, "customers", "end"],
] as const;
/** What the customers owe and what lies in stock ties money up, what is owed to suppliers frees it. */
const TIED = [
  ["stock", 1],
  ["receivables", 1],
  ["payables", -1],
] as const;
/** What is paid for months to come frees it as well. */
const AHEAD = ["ahead", -1] as const;
const TOTALS = new Set<string>([YEAR_LINE.revenue, YEAR_LINE.gross, YEAR_LINE.result, YEAR_LINE.cash]);
const COUNTS = new Set(["new", "customers"]);
const FIRST = 4;

/** In the place of a month. */
export const NO_BREAK_EVEN = "not within 36 months";

const ARIAL = { labelFontFamily: "Arial", labelFontSize: 9 } as const;
const axis = { ...ARIAL, majorTickMark: "none", minorTickMark: "none" } as const;
const chartLook = (title: string) => ({
  title,
  titleFontFamily: "Arial",
  titleFontSize: 11,
  titleBold: true,
  legend: false as const,
  chartSpaceBorderColor: "D9D9D9",
});

/** What a year shows of a row: all its months, its last one, the one before it, or what went into it. */
function ofYear(
  grid: Book["grid"],
  key: string,
  how: (typeof ROWS)[number][2],
  year: number,
): { formula: string; result: number } {
  const [from, to] = [year * 12 - 11, year * 12];
  const at = (row: string, month: number) => grid.values(row)[month] ?? 0;
  if (how === "sum") {
    const values = grid.values(key).slice(from, to + 1);
    return {
      formula: `SUM(Model!${grid.range(key, from, to)})`,
      result: values.reduce((sum, value) => sum + value, 0),
    };
  }
  if (how === "tied") {
    const tied = grid.has("ahead") ? [...TIED, AHEAD] : TIED;
    const change = (row: string, sign: string) =>
      `${sign}(Model!${grid.ref(row, to)}-Model!${grid.ref(row, from - 1)})`;
    return {
      formula: tied.map(([row, sign]) => change(row, sign > 0 ? "+" : "-")).join(""),
      result: tied.reduce((sum, [row, sign]) => sum + sign * (at(row, to) - at(row, from - 1)), 0),
    };
  }
  const month = how === "end" ? to : from - 1;
  return { formula: `Model!${grid.ref(key, month)}`, result: at(key, month) };
}

/** Three years, the money to raise and how long it lasts, with two charts. */
export function annualSheet({ grid, money, data, figures, theme }: Book): {
  sheet: WriteSheet;
  names: NamedRange[];
  cells: AnnualCells;
} {
  const sheet = new Sheet("Annual", theme);
  sheet.widths([52, 22, 16, 16]);
  sheet.title(data.brandName, "year by year");
  sheet.heads(3, ["", "Year 1", "Year 2", "Year 3"]);
  ROWS.forEach(([label, key, how], r) => {
    const row = FIRST + r;
    const total = TOTALS.has(label);
    const format = COUNTS.has(key) ? "#,##0" : money;
    sheet.text(row, 1, label, { bold: total, line: total });
    for (const year of [1, 2, 3]) {
      const { formula, result } = ofYear(grid, key, how, year);
      sheet.formula(row, 1 + year, formula, result, { ink: INK.link, bold: total, line: total, format });
    }
  });
  const at = FIRST + ROWS.length + 1;
  const { model } = figures;
  const cash = `Model!${grid.range("cash")}`;
  const carried = `Model!${grid.range("carried")}`;
  const months = `Model!${grid.range("month")}`;
  const raw = Math.max(0, -model.troughCash * (1 + model.assumptions.funding.buffer));
  const lowest = Math.min(...model.months.map((row) => row.cash));
  const scale = `10^(INT(LOG10(B${at + 2}))-1)`;
  sheet.text(at, 1, "Money to raise", { bold: true, size: 12 });
  const lines: [string, string, number | string, string][] = [
    ["Lowest cash before funding", `MIN(${cash})`, lowest, money],
    ["What is missing then, with the reserve", `MAX(0,-B${at + 1}*(1+reserve))`, raw, money],
    [
      "Money to raise, rounded up to two digits",
      `IF(B${at + 2}>0,ROUNDUP(ROUND(B${at + 2}/${scale},8),0)*${scale},0)`,
      model.ask,
      money,
    ],
    [
      "Month in which cash is lowest",
      `MATCH(B${at + 1},${cash},0)`,
      model.months.findIndex((row) => row.cash === lowest) + 1,
      "0",
    ],
    [
      "Months that the money lasts",
      `IF(MIN(${cash})+B${at + 3}<0,SUMPRODUCT((Model!${grid.range("short")}=0)*1),36)`,
      model.runwayMonths,
      "0",
    ],
    [
      "Break-even month",
      `IF(SUM(${carried})>0,INDEX(${months},MATCH(1,${carried},0)),"${NO_BREAK_EVEN}")`,
      model.breakEvenMonth ?? NO_BREAK_EVEN,
      "0",
    ],
  ];
  lines.forEach(([label, formula, result, format], i) => {
    sheet.text(at + 1 + i, 1, label);
    sheet.formula(at + 1 + i, 2, formula, result, { format, bold: i === 2, right: true });
  });
  const amounts = { formatCode: `${moneyFormat(model.currency)};-${moneyFormat(model.currency)}` };
  const chart = { from: { row: 2, col: 5 }, to: { row: 17, col: 12 } };
  const lower = { from: { row: 18, col: 5 }, to: { row: 34, col: 12 } };
  return {
    sheet: sheet.build({
      charts: [
        {
          type: "column",
          ...chartLook(`Revenue a year, ${model.currency}`),
          anchor: chart,
          gapWidth: 60,
          dataLabels: {
            showValue: true,
            numberFormat: {
              formatCode: shortMoneyFormat(
                model.currency,
                model.years.map(({ revenue }) => revenue),
              ),
            },
          },
          axes: { x: axis, y: { hidden: true } },
          series: [
            {
              name: "Revenue",
              values: `Annual!$B$${FIRST}:$D$${FIRST}`,
              categories: "Annual!$B$3:$D$3",
              color: theme.primary.slice(1),
            },
          ],
        },
        {
          type: "line",
          ...chartLook(`Cash before funding, ${model.currency}`),
          anchor: lower,
          showLineMarkers: false,
          axes: {
            x: { ...axis, tickLblPos: "low", tickLblSkip: 5, labelRotation: 0 },
            y: { ...axis, numberFormat: amounts },
          },
          series: [
            {
              name: "Cash",
              marker: { symbol: "none" },
              values: cash.replace(/([A-Z]+)\$/g, "$$$1$$"),
              categories: "Model!$D$3:$AM$3",
              color: theme.primary.slice(1),
            },
          ],
        },
      ],
    }),
    names: [{ name: "ask", range: `Annual!$B$${at + 3}` }],
    cells: {
      revenueY3: `Annual!$D$${FIRST}`,
      cashY3: `Annual!$D$${FIRST + ROWS.findIndex(([, key, how]) => key === "cash" && how === "end")}`,
      revenueSum: `SUM(Annual!$B$${FIRST}:$D$${FIRST})`,
      trough: `Annual!$B$${at + 1}`,
      breakEven: `Annual!$B$${at + 6}`,
    },
  };
}
