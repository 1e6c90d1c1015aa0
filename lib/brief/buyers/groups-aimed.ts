import { COUNT, countOf } from "../text/number-words";

const GROUP = "(?:batch|cohort|group|class|course|intake|round|workshop)";
const HEADS = "(?:students|pupils|people|participants|learners|children|kids|seats|places|members|adults)";
const SIZES = [
  `\\b${GROUP} size (?:is|will be|of|:)?\\s?(?:about |around |up to )?(${COUNT})`,
  `\\b${GROUP}(?:e?s)? (?:of|with) (?:about |around |up to |at most |max(?:imum)? )?(${COUNT})(?!\\s(?:weeks?|days?|hours?|months?|evenings?|sessions?|lessons?))`,
  `(?<![\\d.,])(${COUNT}) ${HEADS} (?:per|in each|in every|in a|in one|a|to a|each) ${GROUP}`,
].map((source) => new RegExp(source, "iu"));
const OF_GROUPS = new RegExp(`^${GROUP}(?:e?s)?$`, "iu");

/** How many people one group holds by what is told; 0 where nobody says it. */
const sizeOfGroup = (text: string): number =>
  SIZES.map((size) => countOf(size.exec(text)?.[1] ?? "")).find((count) => count > 1) ?? 0;

/** "4 batches" of 40 are 160 who pay; groups whose size is not told are no count of customers (null). */
export const peopleAimedAt = (count: number, noun: string, text: string): number | null =>
  OF_GROUPS.test(noun) ? count * sizeOfGroup(text) || null : count;
