import type { Cell, CellStyle, WriteSheet } from "hucre";
import { columnName } from "./grid";

/** Blue is typed in, black is computed, green comes from another sheet: the convention of financial models. */
export const INK = {
  input: "1F4FD8",
  formula: "1A1A1A",
  link: "1B7A3D",
  muted: "6B6B6B",
  title: "1A1A1A",
} as const;

const FONT = { name: "Arial", size: 10 } as const;
export const DEFAULT_FONT = FONT;

interface Look {
  ink?: string;
  bold?: boolean;
  size?: number;
  format?: string;
  fill?: string;
  wrap?: boolean;
  line?: boolean;
  right?: boolean;
}

export const style = ({
  ink = INK.formula,
  bold = false,
  size = FONT.size,
  format,
  fill,
  wrap,
  line,
  right,
}: Look): CellStyle => ({
  font: { ...FONT, size, bold, color: { rgb: ink } },
  ...(format && { numFmt: format }),
  ...(fill && { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: fill } } }),
  ...((wrap || right) && {
    alignment: {
      ...(wrap && { wrapText: true, vertical: "top" as const }),
      ...(right && { horizontal: "right" as const }),
    },
  }),
  ...(line && { border: { top: { style: "thin", color: { rgb: "999999" } } } }),
});

/** A sheet written cell by cell; columns and rows count from 1, as in the program. */
export class Sheet {
  readonly cells = new Map<string, Partial<Cell>>();
  private readonly columns: number[] = [];

  constructor(readonly name: string) {}

  /** Text of any origin: stored as text, never read as a formula. */
  text(row: number, column: number, value: string, look: Look = {}): void {
    this.put(row, column, { value: plainText(value), style: style(look) });
  }

  number(row: number, column: number, value: number, look: Look = {}): void {
    this.put(row, column, { value, style: style(look) });
  }

  /** A formula with the result that a viewer without an engine shows. */
  formula(row: number, column: number, formula: string, result: number | string, look: Look = {}): void {
    this.put(row, column, { formula, formulaResult: result, style: style(look) });
  }

  width(column: number, characters: number): void {
    this.columns[column - 1] = characters;
  }

  widths(characters: readonly number[]): void {
    for (const [i, width] of characters.entries()) this.width(i + 1, width);
  }

  /** A row of headings; those after the first stand above figures. */
  heads(row: number, texts: readonly string[]): void {
    for (const [i, text] of texts.entries()) this.text(row, i + 1, text, { bold: true, fill: "E9EDF5" });
  }

  private put(row: number, column: number, cell: Partial<Cell>): void {
    this.cells.set(`${row - 1},${column - 1}`, cell);
  }

  build(extra: Partial<WriteSheet> = {}): WriteSheet {
    const columns = Array.from(this.columns, (width) => ({ width: width ?? 12 }));
    return { name: this.name, columns, rows: [], cells: this.cells, ...extra };
  }
}

/** What begins like a formula is marked as text for programs that read the file as plain values. */
export const plainText = (text: string): string => {
  const line = [...text].slice(0, 2_000).join("");
  return /^[=+\-@\t\r]/.test(line) ? `'${line}` : line;
};

export const address = (row: number, column: number): string => `$${columnName(column - 1)}$${row}`;
