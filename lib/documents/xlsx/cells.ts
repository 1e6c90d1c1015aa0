import type { Cell, CellStyle, PageSetup, WriteSheet } from "hucre";
import type { Theme } from "../theme";
import { columnName } from "./grid";

/** Blue is typed in, black is computed, green comes from another sheet: the convention of financial models. */
export const INK = {
  input: "1F4FD8",
  formula: "1A1A1A",
  link: "1B7A3D",
  muted: "6B6B6B",
  title: "1A1A1A",
} as const;

const INPUT_FILL = "FFF9E3";
/** Headings that stand above figures are set to their side. */
const FIGURES = /^(Year \d|Value|Swing|In use|Start|Low case|Base case|High case|Cash at|One way|Other way)/;
const rgb = (colour: string): string => colour.slice(1).toUpperCase();

/** On paper: across, every column on one page. */
export const PRINT = {
  paperSize: "a4",
  orientation: "landscape",
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { top: 0.5, right: 0.5, bottom: 0.6, left: 0.5, header: 0.3, footer: 0.3 },
} as const satisfies PageSetup;

const FONT = { name: "Arial", size: 10 } as const;
export const DEFAULT_FONT = FONT;

interface Look {
  ink?: string;
  bold?: boolean;
  size?: number;
  format?: string;
  fill?: string;
  wrap?: boolean;
  /** Columns that a wrapped text runs over. */
  span?: number;
  line?: boolean;
  right?: boolean;
  /** Apart from the figures on its left. */
  indent?: boolean;
  /** Apart from the rows above it. */
  apart?: boolean;
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
  indent,
  apart,
}: Look): CellStyle => ({
  font: { ...FONT, size, bold, color: { rgb: ink } },
  ...(format && { numFmt: format }),
  ...(fill && { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: fill } } }),
  alignment: {
    vertical: apart ? "bottom" : "top",
    ...(wrap && { wrapText: true }),
    ...(right && { horizontal: "right" }),
    ...(indent && { horizontal: "left", indent: 1 }),
  },
  ...(line && { border: { top: { style: "thin", color: { rgb: "999999" } } } }),
});

/** Places that a text takes: letters of East Asia two each. */
const lettersOf = (text: string): number => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0);

/** A row's cells share their look: its style is put together once. */
const styles = new WeakMap<Look, CellStyle>();
function styleOf(look: Look): CellStyle {
  const known = styles.get(look) ?? style(look);
  styles.set(look, known);
  return known;
}

/** A sheet written cell by cell; columns and rows count from 1, as in the program. */
export class Sheet {
  readonly cells = new Map<string, Partial<Cell>>();
  private readonly columns: number[] = [];
  private readonly wrapped: { row: number; column: number; length: number; span: number }[] = [];

  private readonly apart: number[] = [];

  constructor(
    readonly name: string,
    private readonly theme: Theme,
  ) {}

  /** The first row: whose it is and what the sheet shows. */
  title(brand: string, text: string): void {
    this.text(1, 1, `${brand}: ${text}`, { bold: true, size: 16, ink: rgb(this.theme.heading) });
  }

  /** A cell that is the reader's to change. */
  input(row: number, column: number, value: number, look: Look = {}): void {
    this.number(row, column, value, { ...look, ink: INK.input, fill: INPUT_FILL });
  }

  /** Text of any origin: stored as text, never read as a formula. */
  text(row: number, column: number, value: string, look: Look = {}): void {
    this.put(row, column, { value: plainText(value), style: styleOf(look) });
    if (look.apart) this.apart.push(row);
    if (look.wrap) this.wrapped.push({ row, column, length: lettersOf(value), span: look.span ?? 1 });
  }

  number(row: number, column: number, value: number, look: Look = {}): void {
    this.put(row, column, { value, style: styleOf(look) });
  }

  /** A formula with the result that a viewer without an engine shows. */
  formula(row: number, column: number, formula: string, result: number | string, look: Look = {}): void {
    this.put(row, column, { formula, formulaResult: result, style: styleOf(look) });
  }

  width(column: number, characters: number): void {
    this.columns[column - 1] = characters;
  }

  widths(characters: readonly number[]): void {
    for (const [i, width] of characters.entries()) this.width(i + 1, width);
  }

  /** A row of headings; those after the first stand above figures. */
  heads(row: number, texts: readonly string[]): void {
    for (const [i, text] of texts.entries()) this.head(row, i + 1, text, FIGURES.test(text));
  }

  /** One heading on the brand's tint. */
  head(row: number, column: number, text: string | number, right = false): void {
    const look = {
      bold: true,
      fill: rgb(this.theme.wash),
      ink: rgb(this.theme.text),
      right,
      indent: !right && column > 1,
    };
    if (typeof text === "number") this.number(row, column, text, look);
    else this.text(row, column, text, look);
  }

  private put(row: number, column: number, cell: Partial<Cell>): void {
    this.cells.set(`${row - 1},${column - 1}`, cell);
  }

  /** Not every program makes a row as high as its wrapped text. */
  private heights(): WriteSheet["rowDefs"] {
    const heights = new Map<number, { height: number }>([[0, { height: 24 }]]);
    for (const row of this.apart) heights.set(row - 1, { height: 26 });
    for (const { row, column, length, span } of this.wrapped) {
      const width = this.columns.slice(column - 1, column - 1 + span).reduce((sum, each) => sum + each, 0);
      const height = Math.ceil(length / width) * 13.5;
      if (height > (heights.get(row - 1)?.height ?? 13.5)) heights.set(row - 1, { height });
    }
    return heights;
  }

  build(extra: Partial<WriteSheet> = {}): WriteSheet {
    const columns = Array.from(this.columns, (width) => ({ width: width ?? 12 }));
    return {
      name: this.name,
      columns,
      rows: [],
      cells: this.cells,
      rowDefs: this.heights(),
      view: { showGridLines: false, tabColor: { rgb: rgb(this.theme.primary) } },
      pageSetup: PRINT,
      headerFooter: { oddFooter: "&L&8&A&R&8Page &P of &N" },
      ...extra,
    };
  }
}

/** What begins like a formula is marked as text for programs that read the file as plain values. */
export const plainText = (text: string): string => {
  const line = [...text].slice(0, 2_000).join("");
  return /^[=+\-@\t\r]/.test(line) ? `'${line}` : line;
};

export const address = (row: number, column: number): string => `$${columnName(column - 1)}$${row}`;
