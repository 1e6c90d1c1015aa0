import type { WriteSheet } from "hucre";
import { benchmarkById } from "@/lib/finance/benchmarks";
import { INK, Sheet } from "./cells";
import type { Book } from "./workbook";

/** Published figures that the plan uses, and what a reader must know about the rest. */
export function sourcesSheet({ figures, data, theme }: Book): WriteSheet {
  const { model } = figures;
  const merges: NonNullable<WriteSheet["merges"]> = [];
  const sheet = new Sheet("Sources", theme);
  sheet.widths([40, 60, 10, 70]);
  sheet.title(data.brandName, "sources");
  const ids = new Set(
    JSON.stringify(model.assumptions)
      .match(/"sourceId":"([^"]+)"/g)
      ?.map((match) => match.slice(12, -1)) ?? [],
  );
  const sources = [...ids].flatMap((id) => benchmarkById(id) ?? []);
  if (sources.length > 0) sheet.heads(3, ["Publisher", "Title", "Year", "Address"]);
  sources.forEach((source, i) => {
    sheet.text(4 + i, 1, source.publisher);
    sheet.text(4 + i, 2, source.title, { indent: true });
    sheet.number(4 + i, 3, source.year, { format: "0" });
    sheet.text(4 + i, 4, source.url, { ink: INK.muted, indent: true });
  });
  if (sources.length === 0)
    sheet.text(4, 1, "No published figure is used: every value is yours, computed or assumed.", {
      ink: INK.muted,
    });
  const row = 6 + Math.max(1, sources.length);
  if (model.warnings.length > 0) sheet.text(row, 1, "What a reader should know", { bold: true, size: 12 });
  model.warnings.forEach((warning, i) => {
    sheet.text(row + 1 + i, 1, warning.text, { wrap: true, span: 4 });
    merges.push({ startRow: row + i, endRow: row + i, startCol: 0, endCol: 3 });
  });
  return sheet.build({ merges });
}
