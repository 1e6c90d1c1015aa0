import type { Brief } from "@/lib/brief/types";
import { earnsLike } from "./earns-like";
import { chargesPerMonth } from "./line-flow";
import { sortOf } from "./needed-by-kind";
import type { RevenueLine } from "./types";

/** A price so far from the usual ones is asked for something else: an hour of it, or all of it at once. */
const OTHER_UNIT = { below: 0.5, above: 3 };
/** An hour of work is sold for no more, in US dollars; where it seems to be, others do the work. */
const HOUR_MOST_USD = 150;
/** What is priced by the measure takes as long as it is. */
const BY_MEASURE =
  /\b(?:per|an?|each) (?:(?:half|working) )?(hour|hr|minute|day|week|night|page|word|kilomet(?:er|re)|km|mile|square met(?:er|re)|sqm|met(?:er|re)|kilo|kg)s?$/i;

/** Hours that one such sale, or a month of one customer, usually takes where the line is sold as the known kind usually is; null where it is not. */
export function usualHours(brief: Brief, line: RevenueLine, scale: number): number | null {
  const known = earnsLike(brief);
  const { hours, price } = known ?? {};
  if (!known || !hours || !price || scale <= 0) return null;
  const byMonth = hours.unit.endsWith("-month");
  if (byMonth !== (line.kind === "recurring")) return null;
  const measure = BY_MEASURE.exec(line.label)?.[1]?.toLowerCase();
  if (measure && !`${hours.unit} ${price.unit}`.includes(measure)) return null;
  const [low, planned, high] = price.range;
  const ofPlatform =
    sortOf(known.kinds[0]) === "screen" && planned / Math.max(hours.range[1], 0.01) > HOUR_MOST_USD;
  if (ofPlatform) return null;
  const paid =
    ((line.price?.value ?? line.averageOrder?.value ?? 0) / scale) *
    (byMonth ? chargesPerMonth(line.per) * (price.per === "year" ? 12 : 1) : 1);
  if (paid < low * OTHER_UNIT.below || paid > high * OTHER_UNIT.above) return null;
  const [least, usual, most] = hours.range;
  return Math.min(most, Math.max(least, (usual * paid) / planned));
}
