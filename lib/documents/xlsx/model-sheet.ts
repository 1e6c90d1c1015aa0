import type { WriteSheet } from "hucre";
import { INK, PRINT, Sheet } from "./cells";
import { formulaAt, MONTHS } from "./grid";
import type { Book } from "./workbook";

export const FIRST_MODEL_ROW = 5;

/** Points that a page across has for its rows, and what a row and the room above a heading take. */
const PAGE = { height: 460, row: 12.9, heading: 13.5, head: 80 } as const;

/** At most as large as twelve months fit beside each other; as small as the rows of a year fit on a page. */
function scaleOf(rows: Book["grid"]["rows"]): number {
  const headings = rows.filter((row) => "heading" in row).length;
  const height = PAGE.head + rows.length * PAGE.row + headings * PAGE.heading;
  return Math.max(40, Math.min(72, Math.floor((100 * PAGE.height) / height)));
}

/** 36 months, one row for each driver, every cell a formula. */
export function modelSheet({ grid, figures, data, theme }: Book): WriteSheet {
  const sheet = new Sheet("Model", theme);
  const formats = { money: '#,##0;[Red]-#,##0;"–"', count: "#,##0.0", number: "0", share: "0.0%" } as const;
  sheet.width(1, 46);
  sheet.width(2, 2);
  for (let column = 3; column <= 3 + MONTHS; column++) sheet.width(column, 10.5);
  sheet.title(data.brandName, "month by month");
  sheet.text(2, 1, `Money in ${figures.model.currency}`, { ink: INK.muted });
  sheet.heads(3, ["Month", "", "Start"]);
  for (let month = 1; month <= MONTHS; month++) {
    if (month % 12 === 1)
      sheet.text(2, 3 + month, `Year ${(month + 11) / 12}`, {
        bold: true,
        ink: INK.muted,
        right: true,
      });
    sheet.head(3, 3 + month, month, true);
  }
  for (const row of grid.rows) {
    if ("heading" in row) {
      sheet.text(row.row, 1, row.heading, { bold: true, size: 12, apart: true });
      continue;
    }
    const look = { bold: row.total ?? false, line: row.total ?? false, format: formats[row.kind] };
    sheet.text(row.row, 1, row.label, { bold: look.bold, line: look.line });
    if (row.start) sheet.formula(row.row, 3, row.start.formula, row.start.value, { ...look, ink: INK.link });
    for (let month = 1; month <= MONTHS; month++) {
      sheet.formula(row.row, 3 + month, formulaAt(grid, row, month), row.values[month] ?? 0, look);
    }
  }
  return sheet.build({
    freezePane: { rows: 3, columns: 3 },
    // A year on each page: a program that fits the pages itself would break the columns elsewhere.
    colBreaks: [14, 26],
    pageSetup: {
      ...PRINT,
      fitToPage: false,
      scale: scaleOf(grid.rows),
      printTitlesColumn: "$A:$A",
      printTitlesRow: "$1:$3",
    },
  });
}
