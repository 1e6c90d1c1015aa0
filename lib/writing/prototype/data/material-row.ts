import type { Paper } from "../../palette/palette";

/** Where colours come from, as a line of a table. */
export type Row = readonly [
  words: string,
  from: string,
  main: readonly [string, number, number, number],
  accent: readonly [string, number, number, number],
  paper: Paper,
  board: string,
  mark: string,
];
