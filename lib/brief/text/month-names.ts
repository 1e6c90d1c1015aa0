/** The months as English sentences name them, in order. */
export const MONTH_NAMES =
  "January February March April May June July August September October November December".split(" ");

/** One of them, as part of a pattern. */
export const A_MONTH_NAME = MONTH_NAMES.join("|");
