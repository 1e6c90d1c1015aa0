import { wordCount } from "../english";
import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { verbOf } from "./participle";

const WHOLE_WORDS = /^(?:with|in|after|and|by|at|on|from|without|only|checks)\b/i;
const LABEL = 4;
/** "Heat pump concept", "a digital project file": the name of a part, no promise. */
const isLabel = (text: string) =>
  wordCount(text) <= LABEL &&
  !/\d|,|\b(?:no|not|never|without|only|every|each|before|than|on|is|are|your|you|by|all|same|less|fewer|paid|one|two|three)\b/i.test(
    text,
  ) &&
  !text
    .split(" ")
    .some((word, at) =>
      at === 0 ? verbOf(word) : /(?:ed|s)$/.test(word) && KIND_OF_VERB.has(word.replace(/s$/, "")),
    );

/** Short and whole lines are remembered; a number makes one surer, a line cut off says less. */
export function worth(text: string, base: number, whole: boolean): number {
  const words = wordCount(text);
  return (
    base +
    (/ or not /.test(text) ? -4 : 0) +
    (/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text) ? 0.3 : 0) +
    (words >= 3 && words <= 6 ? 0.5 : 0) -
    (whole ? 0 : words < 5 ? 3.5 : 2.8) -
    (WHOLE_WORDS.test(text) ? 1.4 : 0) -
    (words < 4 && !/^no |\d/i.test(text) ? 1 : 0) -
    (/^in an? /i.test(text) ? 4 : 0) -
    (/^(?:we|it|our)\b/i.test(text) ? 1.6 : 0) -
    (isLabel(text) ? 4 : 0)
  );
}
