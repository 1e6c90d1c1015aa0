import { singular } from "../amounts/price-tail";
import type { Frequency } from "./frequency";

/** "2 bars per room per week". */
export const OF_EACH = /\s(?:per|for each|for every|in each|in every|each|every)\s/i;
const VERB = /(\p{L}{3,})\s+(?:about |around |roughly )?$/u;
const WHOSE = /^\s(?:per|for each|for every|at each|from each)\s(\p{L}{3,})/u;

/** What is done so often, where a verb says it, and whose it is: "120 texts a month per home". */
export function saidOf(found: Frequency, text: string): Frequency {
  const verb = found.noun === null ? VERB.exec(text.slice(0, found.start))?.[1] : undefined;
  const whose = WHOSE.exec(text.slice(found.end))?.[1];
  return {
    ...found,
    ...(verb ? { deed: singular(verb) } : {}),
    ...(whose ? { each: singular(whose.toLowerCase()) } : {}),
  };
}
