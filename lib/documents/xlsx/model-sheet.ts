import type { WriteSheet } from "hucre";
import { INK, Sheet } from "./cells";
import { formulaAt, MONTHS } from "./grid";
import type { Book } from "./workbook";

export const FIRST_MODEL_ROW = 5;

/** 36 months, one row for each driver, every cell a formula. */
export function modelSheet({ grid, money, data }: Book): WriteSheet {
  const sheet = new Sheet("Model");
  const formats = { money, count: "#,##0.0", number: "0", share: "0.0%" } as const;
  sheet.width(1, 46);
  sheet.width(2, 4);
  for (let column = 3; column <= 3 + MONTHS; column++) sheet.width(column, 12);
  sheet.text(1, 1, `${data.brandName}: month by month`, { bold: true, size: 16 });
  sheet.text(3, 1, "Month", { bold: true, fill: "E9EDF5" });
  sheet.text(3, 3, "Start", { bold: true, fill: "E9EDF5", right: true });
  for (let month = 1; month <= MONTHS; month++)
    sheet.number(3, 3 + month, month, { bold: true, fill: "E9EDF5" });
  for (const row of grid.rows) {
    if ("heading" in row) {
      sheet.text(row.row, 1, row.heading, { bold: true, size: 12 });
      continue;
    }
    const look = { bold: row.total ?? false, line: row.total ?? false, format: formats[row.kind] };
    sheet.text(row.row, 1, row.label, { bold: look.bold, line: look.line });
    if (row.start) sheet.formula(row.row, 3, row.start.formula, row.start.value, { ...look, ink: INK.link });
    for (let month = 1; month <= MONTHS; month++) {
      sheet.formula(row.row, 3 + month, formulaAt(grid, row, month), row.values[month] ?? 0, look);
    }
  }
  return sheet.build({ freezePane: { rows: 3, columns: 3 } });
}
