const EMPLOYED = /\b(?:employees|workers|staff|commuters)\b/i;

/** "Hybrid employees and self-employed people", "hospital night shift staff": named first are people in somebody's pay, before any trade. */
export function isEmployed(people: string, trade: string | undefined): boolean {
  const [word = ""] = EMPLOYED.exec(people) ?? [];
  if (!word) return false;
  const before = trade === undefined ? -1 : people.toLowerCase().indexOf(trade.toLowerCase());
  return people.endsWith(word) || people.search(EMPLOYED) < before;
}
