import { plural } from "../english";
import type { Deed } from "./deeds";

const PUTS_UP: readonly Deed["kind"][] = ["post", "enter"];
export const LOOKS: readonly Deed["kind"][] = ["view", "choose", "book", "order", "scan"];
/** "Owners post a job": what is asked for, not what is offered. */
export const WISH =
  /\b(?:jobs?|tasks?|requests?|projects?|loads?|briefs?|gigs?|shifts?|wish(?:es)?|problems?|defects?|need\w*|wants?|looking for)\b/i;

const BID = /^(?:an? |their |your )?(?:[\p{L}]+ )?(?:price|quote|bid|offer|estimate)\b/iu;
/** "Matches pupils with vetted tutors": those who are found. */
const MATCHED =
  /\bmatch(?:es)? (?!it\b)[^.,]+? (?:with|to) (?:[\p{L}-]+ ){0,5}?(\p{L}{3,}(?:ers|ors|ists|ants|ians|nurses|coaches|cooks|guides|vets|students|mechanics))\b/iu;
export const matchedIn = (solution: string) => MATCHED.exec(solution)?.[1]?.toLowerCase() ?? null;

/** Whether one side names a price for what the other put up. */
export const isBidFor = (deeds: readonly Deed[]) => deeds.some(({ rest, actor }) => actor && BID.test(rest));

/** Those who look through offers and book, plural. */
export const lookersIn = (deeds: readonly Deed[]) =>
  deeds.filter(({ actor, kind }) => actor && LOOKS.includes(kind)).map(({ actor }) => plural(actor));

/** Who offers and who asks, as the founder tells who does what: whoever puts something up offers it, whoever looks through it asks; null where the deeds do not say. */
export function sidesByDeeds(deeds: readonly Deed[]): { supply: string; demand: string } | null {
  const people = deeds.filter(({ actor }) => actor && !/ |^we$|^people$|^agent$/.test(actor));
  const puts = people.find(({ kind }) => PUTS_UP.includes(kind));
  const looks = people.find(({ kind, actor }) => LOOKS.includes(kind) && actor !== puts?.actor);
  const bids = people.find(({ rest, actor }) => BID.test(rest) && actor !== puts?.actor);
  if (puts && !looks && bids) return { supply: plural(bids.actor), demand: plural(puts.actor) };
  if (!puts || !looks) return null;
  const [supply, demand] = WISH.test(puts.rest) ? [looks, puts] : [puts, looks];
  return { supply: plural(supply.actor), demand: plural(demand.actor) };
}
