import type { Brief, Clause } from "../types";
import { putOffAt } from "./put-off";

const SAID_LATER =
  /\b(?:later|afterwards?|then|next|in time|in future|eventually|one day|down the (?:line|road)|after that|in the second (?:year|step))\b/i;
const SENTENCE_END = /[.!?;](?:\s|$)/;

/** A further group that the answer itself puts off. Whoever is named without that is there from the start, and whoever provides in a marketplace is no market. */
export function laterGroup({
  segments: [first, ...others],
  answers: { targetAudience },
  archetypes,
}: Pick<Brief, "segments" | "answers" | "archetypes">): Clause | null {
  if (!first || archetypes[0]?.id === "marketplace") return null;
  return (
    others.find((other) => {
      if (first.field !== "targetAudience" || other.field !== "targetAudience") return false;
      const [from, to] = first.start < other.start ? [first, other] : [other, first];
      const between = targetAudience.slice(from.end - 1, to.start);
      const [lead = ""] = between.split(SENTENCE_END).slice(-1);
      const [rest = ""] = targetAudience.slice(other.end).split(SENTENCE_END);
      return SAID_LATER.test(SENTENCE_END.test(between) ? lead : between) || putOffAt(rest) === 0;
    }) ?? null
  );
}
