import { customerNoun } from "@/lib/brief/buyers/customer-noun";
import type { Pledge, Promised } from "@/lib/brief/buyers/promised";
import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { Assumed } from "./types";

/** Share of those who promised that begin; planning values, not sourced: the more it cost to promise, the more. */
const KEPT: Record<Pledge, Range> = {
  deposit: [0.5, 0.7, 0.9],
  order: [0.4, 0.6, 0.8],
  word: [0.2, 0.35, 0.5],
  list: [0.03, 0.08, 0.15],
};

const ANYBODY =
  /^(?:|people|persons|adults|men|women|customers|buyers|clients|users|members|families|households|couples|orders?|firms|companies|businesses)$/i;

const STEM = 4;

/** Whether those who promised are the ones who are to pay. */
export function promisedByBuyers({ segments, b2b, language }: Brief, { who, theirs }: Promised): boolean {
  if (theirs) return false;
  const last = who.split(" ").at(-1)?.toLowerCase() ?? "";
  const bought = segments[0]?.text.toLowerCase() ?? "";
  // "Knitters" are the people "who knit".
  return (
    ANYBODY.test(last) ||
    bought.includes(last.slice(0, STEM)) ||
    customerNoun(segments, b2b, language) === last
  );
}

/** How many of those who promised begin at the launch; undefined where nobody did, or where some pay already. */
export function promisedStart(brief: Brief): Assumed | undefined {
  const { promised, customers } = brief.stated;
  if (!promised || customers || !promisedByBuyers(brief, promised)) return undefined;
  const [low, share, high] = KEPT[promised.pledge];
  const { count, said } = promised;
  return assumption(
    [low * count, Math.round(share * count), high * count],
    `Stated: ${said}; that ${Math.round(share * 100)}% of them begin at the launch is assumed.`,
  );
}
