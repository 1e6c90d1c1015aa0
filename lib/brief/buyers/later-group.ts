import type { Brief, Clause } from "../types";

const SAID_LATER = /\b(?:later|afterwards?|then|next|in time|after that|in the second (?:year|step))\b/i;
const NEW_SENTENCE = /[.!?;]\s/;

/** A further group that comes after the first: told in a sentence of its own or as later. Who stands beside the first in one list is there from the start, and whoever provides in a marketplace is no market. */
export function laterGroup({
  segments: [first, ...others],
  answers: { targetAudience },
  archetypes,
}: Pick<Brief, "segments" | "answers" | "archetypes">): Clause | null {
  if (!first || archetypes[0]?.id === "marketplace") return null;
  return (
    others.find((other) => {
      if (first.field !== "targetAudience" || other.field !== "targetAudience") return true;
      const [from, to] = first.start < other.start ? [first, other] : [other, first];
      const between = targetAudience.slice(from.end - 1, to.start);
      return NEW_SENTENCE.test(between) || SAID_LATER.test(between);
    }) ?? null
  );
}
