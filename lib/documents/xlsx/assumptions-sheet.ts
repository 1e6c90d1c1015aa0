import type { NamedRange, WriteSheet } from "hucre";
import { ASSUMED_MEANS, noteBeside } from "../notes";
import { BASIS } from "../rows";
import { INK, PRINT, Sheet } from "./cells";
import type { InputRow } from "./input";
import type { Book } from "./workbook";

/** Decimals only where there are some: "0.##" would leave a point behind a whole number. */
function formatOf(
  { kind, low, base, high }: InputRow,
  { money, price }: Pick<Book, "money" | "price">,
): string {
  const number = [low, base, high].every(Number.isInteger) ? "General" : "#,##0.0#";
  const count = number === "General" ? "#,##0" : number;
  // Only what costs less than one has fractions of a cent that tell something.
  const exact = Math.max(low, base, high) < 1 ? price : price.replace(/#+$/, "");
  return { money, price: exact, share: "0.0##%", count, number }[kind];
}

/** On paper across, where all columns fit beside each other: how small, and how many rows a page then has. */
const PAGE = { scale: 64, rows: 50 } as const;

/** The last rows of the pages, counted from 0, so that no group is cut in two; `starts` are its headings, `end` the row after all. */
function breaksOf(starts: readonly number[], end: number): number[] {
  const breaks: number[] = [];
  starts.forEach((start, i) => {
    if ((starts[i + 1] ?? end) - (breaks.at(-1) ?? 0) > PAGE.rows) breaks.push(start - 2);
  });
  return breaks;
}

/** Leftmost: everything that the model reads, a value for each scenario, and where it comes from. */
export function assumptionsSheet(book: Book): { sheet: WriteSheet; names: NamedRange[] } {
  const sheet = new Sheet("Assumptions", book.theme);
  const names: NamedRange[] = [];
  sheet.widths([46, 16, 16, 16, 16, 14, 84]);
  sheet.title(book.data.brandName, "assumptions");
  sheet.text(
    2,
    1,
    `Blue cells are yours to change. The scenario is chosen on the sheet Scenarios; "In use" follows it. ${ASSUMED_MEANS}`,
    { ink: INK.muted },
  );
  sheet.heads(4, ["Assumption", "In use", "Low case", "Base case", "High case", "Basis", "Note"]);
  let row = 5;
  let group = "";
  const starts: number[] = [];
  for (const input of book.inputs) {
    if (input.group !== group) {
      group = input.group;
      row += group === book.inputs[0]?.group ? 0 : 1;
      sheet.text(row, 1, group, { bold: true });
      starts.push(row);
      row += 1;
    }
    const format = formatOf(input, book);
    sheet.text(row, 1, input.label, { wrap: true });
    sheet.formula(row, 2, input.formula ?? `CHOOSE(scenario,C${row},D${row},E${row})`, input.base, {
      format,
    });
    const typed = input.formula ? [] : [input.low, input.base, input.high];
    typed.forEach((value, i) => {
      sheet.input(row, i + 3, value, { format });
    });
    sheet.text(row, 6, BASIS[input.provenance] ?? input.provenance, { ink: INK.muted, indent: true });
    sheet.text(row, 7, noteBeside(input.note, input.label, input.base), {
      ink: INK.muted,
      wrap: true,
      indent: true,
    });
    names.push({ name: input.name, range: `Assumptions!$B$${row}` });
    row += 1;
  }
  return {
    sheet: sheet.build({
      freezePane: { rows: 4, columns: 1 },
      rowBreaks: breaksOf(starts, row),
      // A program that fits the pages itself would leave the breaks out.
      pageSetup: { ...PRINT, fitToPage: false, scale: PAGE.scale, printTitlesRow: "$4:$4" },
    }),
    names,
  };
}
