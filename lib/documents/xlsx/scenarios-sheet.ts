import type { WriteSheet } from "hucre";
import { type AnnualCells, NO_BREAK_EVEN } from "./annual-sheet";
import { INK, Sheet } from "./cells";
import type { Book } from "./workbook";

const CASES = ["low", "base", "high"] as const;

/** One cell switches the whole workbook; beside it what each case comes to, so that a change can be compared. */
export function scenariosSheet({ figures, money, data, theme }: Book, annual: AnnualCells): WriteSheet {
  const { scenarios, sensitivity, ask, breakEvenMonth } = figures.model;
  const sheet = new Sheet("Scenarios", theme);
  sheet.widths([74, 24, 24, 24, 24]);
  sheet.title(data.brandName, "scenarios");
  sheet.text(2, 1, "Type 1, 2 or 3 into the blue cell: every sheet follows.", { ink: INK.muted });
  sheet.text(4, 1, "Scenario in use (1 low, 2 base, 3 high)", { bold: true });
  sheet.input(4, 2, 2, { bold: true, format: "0" });
  sheet.heads(6, ["", "In use now", "Low case", "Base case", "High case"]);
  const rows = [
    [
      "Revenue in year 3",
      annual.revenueY3,
      scenarios.base.revenueY3,
      CASES.map((name) => scenarios[name].revenueY3),
    ],
    [
      "Cash at the end of year 3, before funding, with the pay that each case carries",
      annual.cashY3,
      scenarios.base.cashY3,
      CASES.map((name) => scenarios[name].cashY3),
    ],
    ["Money to raise", "ask", ask, CASES.map((name) => scenarios[name].ask)],
  ] as const;
  rows.forEach(([label, formula, now, cases], i) => {
    sheet.text(7 + i, 1, label);
    sheet.formula(7 + i, 2, formula, now, { ink: INK.link, format: money });
    cases.forEach((value, c) => {
      sheet.number(7 + i, 3 + c, value, { format: money });
    });
  });
  sheet.text(10, 1, "Break-even month");
  const now = breakEvenMonth ?? NO_BREAK_EVEN;
  sheet.formula(10, 2, annual.breakEven, now, { ink: INK.link, format: "0", right: true });
  CASES.forEach((name, c) => {
    const month = scenarios[name].breakEvenMonth;
    if (month === null) sheet.text(10, 3 + c, NO_BREAK_EVEN, { right: true });
    else sheet.number(10, 3 + c, month, { format: "0" });
  });
  sheet.text(12, 1, "One assumption at a time", { bold: true, size: 12 });
  sheet.heads(13, [
    "Assumption, as far as in the cases",
    "Swing",
    "Cash when it is lower",
    "Cash when it is higher",
  ]);
  sensitivity.slice(0, 12).forEach((entry, i) => {
    sheet.text(14 + i, 1, entry.label);
    [entry.swing, entry.lowCash, entry.highCash].forEach((value, c) => {
      sheet.number(14 + i, 2 + c, value, { format: money });
    });
  });
  return sheet.build({
    dataValidations: [{ type: "list", range: "B4", values: ["1", "2", "3"], allowBlank: false }],
  });
}
