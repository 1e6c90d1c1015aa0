import type { WriteSheet } from "hucre";
import { longDate } from "../dates";
import { display } from "../figures";
import type { AnnualCells } from "./annual-sheet";
import { INK, PRINT, Sheet } from "./cells";
import type { Book } from "./workbook";

const HOW = [
  "Open Assumptions and change the values on yellow: each has a low, a base and a high case.",
  "Open Scenarios and choose 1 (low), 2 (base) or 3 (high): every sheet follows at once.",
  "Read Annual for the three years and the money to raise, Model for all 36 months.",
  "Look at Checks before you send the file: each line says OK.",
];

const SHEETS = [
  ["Assumptions", "everything that the model reads, with its basis"],
  ["Model", "36 months, every cell a formula"],
  ["Annual", "three years, money to raise, two charts"],
  ["Market", "total, serviceable and obtainable market from the bottom up"],
  ["Scenarios", "the switch, three cases, one assumption at a time"],
  ["Unit economics", "what one customer brings and costs, with definitions"],
  ["Sources", "published figures and what a reader should know"],
  ["Checks", "the workbook watches itself"],
] as const;

/** The first thing that is seen: what comes out, how to use the file, where things are. */
export function startSheet({ data, figures, money, theme }: Book, annual: AnnualCells): WriteSheet {
  const { model } = figures;
  const sheet = new Sheet("Start", theme);
  sheet.widths([34, 22, 70]);
  sheet.title(data.brandName, "financial forecast");
  sheet.text(2, 1, `${longDate(data.createdOn)}. Planning figures, not a promise of results.`, {
    ink: INK.muted,
  });
  sheet.heads(4, ["What comes out", "In use now", "As the package says, in the base case"]);
  const last = model.years.at(-1);
  const results: [string, string, number | string, string, string][] = [
    ["Revenue in year 3", annual.revenueY3, last?.revenue ?? 0, money, display(figures, "rev_y3")],
    ["Money to raise", "ask", model.ask, money, display(figures, "ask")],
    [
      "Lowest cash before funding",
      annual.trough,
      Math.min(...model.months.map(({ cash }) => cash)),
      money,
      display(figures, "trough") || "never below zero",
    ],
    [
      "Break-even month",
      annual.breakEven,
      model.breakEvenMonth ?? display(figures, "be_month"),
      "0",
      display(figures, "be_month"),
    ],
  ];
  results.forEach(([label, formula, result, format, says], i) => {
    sheet.text(5 + i, 1, label);
    sheet.formula(5 + i, 2, formula, result, { ink: INK.link, bold: true, format, right: true });
    sheet.text(5 + i, 3, says, { ink: INK.muted, indent: true });
  });
  sheet.heads(11, ["How to use it", "", ""]);
  HOW.forEach((line, i) => {
    sheet.text(12 + i, 1, `${i + 1}. ${line}`);
  });
  sheet.heads(17, ["Palette", "", ""]);
  sheet.text(18, 1, "Blue on yellow: yours to change", { ink: INK.input, fill: "FFF9E3" });
  sheet.text(19, 1, "Black: computed on its sheet");
  sheet.text(20, 1, "Green: taken from another sheet", { ink: INK.link });
  sheet.heads(22, ["Sheet", "", "What it holds"]);
  SHEETS.forEach(([name, holds], i) => {
    sheet.text(23 + i, 1, name, { bold: true });
    sheet.text(23 + i, 3, holds, { ink: INK.muted, indent: true });
  });
  return sheet.build({ pageSetup: { ...PRINT, fitToHeight: 1 } });
}
