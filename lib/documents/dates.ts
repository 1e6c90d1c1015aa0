const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** "21 November 2026" of an ISO date. */
export function longDate(iso: string): string {
  const [year = "", month = "1", day = "1"] = iso.slice(0, 10).split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}
