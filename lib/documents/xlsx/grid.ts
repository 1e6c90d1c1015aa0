/** The monthly sheet while it is built: each row knows its formula and its value, so that a viewer without an engine shows the same. */
export const MONTHS = 36;
/** "C" holds the start, "D" month 1. */
const FIRST_COLUMN = 3;

export function columnName(index: number): string {
  let name = "";
  for (let n = index; n >= 0; n = Math.floor(n / 26) - 1) name = String.fromCharCode(65 + (n % 26)) + name;
  return name;
}

export const monthColumn = (month: number): string => columnName(FIRST_COLUMN + month - 1);

/** How a formula or a value looks at other rows: now, the month before, or longer ago. */
export interface At<T> {
  (key: string): T;
  before(key: string): T;
  /** So many months before; the start where there were fewer. */
  ago(key: string, months: number): T;
  month: number;
}

export interface RowSpec {
  key: string;
  label: string;
  kind: "money" | "count" | "number" | "share";
  /** What stands before month 1. */
  start?: { formula: string; value: number };
  formula(ref: At<string>): string;
  value(at: At<number>): number;
  total?: boolean;
}

export interface GridRow extends RowSpec {
  /** Row number in the sheet. */
  row: number;
  /** By month; index 0 is the start. */
  values: number[];
}

export interface Grid {
  rows: (GridRow | { heading: string; row: number })[];
  has(key: string): boolean;
  ref(key: string, month: number): string;
  /** "D7:AM7" */
  range(key: string, from?: number, to?: number): string;
  values(key: string): number[];
}

/** Lays the rows out below each other and computes them month by month; a row may look at the month before of any row. */
export function buildGrid(specs: readonly (RowSpec | { heading: string })[], firstRow: number): Grid {
  const rows = specs.map((spec, i) =>
    "heading" in spec
      ? { ...spec, row: firstRow + i }
      : { ...spec, row: firstRow + i, values: [spec.start?.value ?? 0] },
  );
  const byKey = new Map(rows.flatMap((row) => ("key" in row ? [[row.key, row] as const] : [])));
  const find = (key: string): GridRow => {
    const row = byKey.get(key);
    if (!row) throw new Error(`no row "${key}"`);
    return row;
  };
  const ref = (key: string, month: number) => `${monthColumn(month)}$${find(key).row}`;
  for (let month = 1; month <= MONTHS; month++) {
    const look = (at: number) => (key: string) => find(key).values[at] ?? 0;
    const at: At<number> = Object.assign(look(month), {
      before: look(month - 1),
      ago: (key: string, months: number) => look(Math.max(0, month - months))(key),
      month,
    });
    for (const row of rows) if ("key" in row) row.values[month] = row.value(at);
  }
  return {
    rows,
    has: (key) => byKey.has(key),
    ref,
    range: (key, from = 1, to = MONTHS) =>
      `${monthColumn(from)}$${find(key).row}:${monthColumn(to)}$${find(key).row}`,
    values: (key) => find(key).values,
  };
}

/** The formula of one row in one month. */
export function formulaAt(grid: Grid, row: GridRow, month: number): string {
  const ref = (at: number) => (key: string) => grid.ref(key, at);
  const ago = (key: string, months: number) => ref(Math.max(0, month - months))(key);
  return row.formula(Object.assign(ref(month), { before: ref(month - 1), ago, month }));
}
