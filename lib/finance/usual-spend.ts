import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import { buysLike } from "./earns-like";
import { chargesPerMonth } from "./line-flow";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

/** Below this part of the least that such ventures usually ask, the price is of a part: a word, a head, a door. */
const OF_A_PART = 0.25;
/** What private people buy many of at once. */
const BOUGHT_BY_MANY =
  /\b(?:per|a|each|every) (?:\p{L}+ )?(?:head|guest|plate|portion|meal|chair|tree|window|panel|word|page|minute|second|kwh|kilo(?:gram)?|kg|metre|meter|m²|m2|sqm|hectare|acre|kilomet(?:er|re)|km|mile)s?\b|^(?:head|guest|plate|portion|chair|word|page|minute|second|kwh|kilo|kg|metre|meter)s?\b/iu;
const GIVEN = /\b(?:tips?|donations?|gifts?|optional|deposits?|shares?)\b/i;
const NOTE = "was not stated; as many as come to what such customers usually spend in a month, no source.";

/**
 * How many units of this price one customer pays for in a month, where it is the price of a part of what such customers usually
 * buy: "£0.14 a word", "$1.10 a door". Null where it is no such price or the kind of venture is not known.
 */
export function unitsOfUsualSpend(brief: Brief, line: RevenueLine, what: string): Assumed | null {
  const known = buysLike(brief);
  const asked = known?.price;
  const often = known?.often === "once" ? null : known?.often;
  if (!asked || !line.price || GIVEN.test(line.label)) return null;
  if (!brief.b2b && !BOUGHT_BY_MANY.test(line.label)) return null;
  const scale = costScale(brief);
  const usd = line.price.value / scale;
  if (usd <= 0 || usd > asked.range[0] * OF_A_PART) return null;
  const times = asked.per === "month" ? 1 : asked.per === "year" ? 1 / 12 : often?.[1];
  if (!times) return null;
  const charged = line.kind === "recurring" ? chargesPerMonth(line.per) : 1;
  const [low, planned, high] = asked.range.map((sum) => (sum * times) / usd / charged);
  const whole = (units: number) => (units >= 10 ? Math.round(units) : Number(units.toPrecision(2)));
  return assumption([whole(low ?? 0), whole(planned ?? 0), whole(high ?? 0)], `${what} ${NOTE}`);
}
