import { plural } from "../english";
import type { Deed } from "./deeds";

const PUTS_UP: readonly Deed["kind"][] = ["post", "enter"];
const LOOKS: readonly Deed["kind"][] = ["view", "choose", "book", "order", "scan"];
/** "Owners post a job": what is asked for, not what is offered. */
const WISH =
  /\b(?:jobs?|tasks?|requests?|projects?|loads?|briefs?|gigs?|shifts?|wish(?:es)?|problems?|defects?|need\w*|wants?|looking for)\b/i;

/** Who offers and who asks, as the founder tells who does what: whoever puts something up offers it, whoever looks through it asks; null where the deeds do not say. */
export function sidesByDeeds(deeds: readonly Deed[]): { supply: string; demand: string } | null {
  const people = deeds.filter(({ actor }) => actor && !/ |^we$|^people$|^agent$/.test(actor));
  const puts = people.find(({ kind }) => PUTS_UP.includes(kind));
  const looks = people.find(({ kind, actor }) => LOOKS.includes(kind) && actor !== puts?.actor);
  if (!puts || !looks) return null;
  const [supply, demand] = WISH.test(puts.rest) ? [looks, puts] : [puts, looks];
  return { supply: plural(supply.actor), demand: plural(demand.actor) };
}
