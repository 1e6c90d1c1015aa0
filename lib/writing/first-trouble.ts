import type { Alternative } from "./alternatives";
import { cores } from "./cut";
import { wordCount } from "./english";
import type { Slots } from "./slots";

const SAYABLE = 22;

/** What is wrong with today's way, where the answer opens with it in a sentence too long to be said whole. */
export function firstTrouble({ pains, trouble }: Slots, [first]: readonly Alternative[]): string {
  const opens = first?.flaw && (cores(pains[0] ?? "")[0] ?? "").endsWith(first.flaw);
  return first && opens && !trouble.includes(first.flaw) && wordCount(first.said) <= SAYABLE
    ? first.said
    : trouble;
}
