const A_DAY = 86_400_000;
/** The calendar month, 1 to 12, in which most of a month that begins on this day lies. */
export const monthOfStart = (day: string): number =>
  new Date(Date.parse(day) + 15 * A_DAY).getUTCMonth() + 1 || 1;
