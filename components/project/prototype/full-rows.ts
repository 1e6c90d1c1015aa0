import type { CSSProperties } from "react";

/** More would be too narrow to look like phones. */
const MOST_COLUMNS = 4;

/** The number of columns: few rows, and these as full as each other, so that seven stand as four and three. */
export const fullRows = (count: number) =>
  ({ "--columns": Math.ceil(count / Math.ceil(count / MOST_COLUMNS)) }) as CSSProperties;
