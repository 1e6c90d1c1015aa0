import type { Case } from "../case";
import { cap, inWords } from "../english";
import { t } from "../frames";

/** Where the prices are too many for a title: how many there are, and where they begin. */
export function severalPrices(c: Case): string {
  const priced = c.lines.filter(({ price, later, kind }) => price && !later && kind !== "grant");
  // What only some pay on top is no price that one begins with.
  const own = priced.filter(({ onTop, id }) => !onTop && !/^further/.test(id));
  const [lowest] = [...own].sort((a, b) => (a.price?.value ?? 0) - (b.price?.value ?? 0));
  return priced.length > 1 && lowest
    ? t`${cap(c.name)} has ${inWords(priced.length)} prices for ${c.billed}, from ${c.show(`price_${lowest.id}`)}`
    : `${cap(c.name)} is paid in ${inWords(Math.max(2, c.lines.length))} ways`;
}
