import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { baseVerb } from "../third";
import { isToldIn } from "./difference";

const MOST_WORDS = 14;
const LEAST_WORDS = 2;
const MOST = 3;
/** Somebody does something in it, it asks or denies, or it counts what was. */
const TOLD_OTHERWISE =
  /^(?:we|i|it|you|they|this|that|there|he|she|who|no|not|never|just|only|if|when|so|because|but|and|or|think|like|\d)\b|\b(?:is|are|was|were|will|can|has|have|had|we|i|it|you|they|failed|because|so|but)\b/i;
/** "An app that ...", "a service for ...": what it is called tells no function. */
const FORM =
  /^(?:an? |the |our |my )?(?:[\p{L}-]+ ){0,3}(?:apps?|software|platform|web ?site|site|tool|program|system|service|agency|marketplace|newsletter|podcast)\b/iu;
/** "We have a tracked stair chair for people who cannot walk". */
const BROUGHT = /\b(?:we|i) (?:also )?(?:have|provide) (an? [^.;,:]{5,70})/iu;
const WHEN_DONE = /, (?:[\p{L}]+ed|made|sold|sent) /u;

/** "The Cold Floor": its name. */
const A_NAME = /^(?:The|\p{Lu}\S*)(?: \p{Lu}\S*){1,3}$/u;

const short = (text: string) => wordCount(text) >= LEAST_WORDS && wordCount(text) <= MOST_WORDS;

/** "All drivers checked, child seats provided, a bag of snacks": each a thing that is there. */
function named(sentence: string): string[] {
  const items = sentence.split(/, (?:and )?/);
  return items.every((item) => !TOLD_OTHERWISE.test(item) && wordCount(item) <= 7) ? items : [];
}

/** "..., and a strap loop to tie it to the railing": a further thing that comes with it. */
const DOES = /\b(?:is|are|was|were|will|can|has|have|we|i|you|they|because|that|which|so|but)\b/i;
const LEAST_OF_A_PART = 4;
const partsOf = (sentence: string) =>
  /^an? /i.test(sentence)
    ? sentence
        .split(", ")
        .slice(1)
        .map((part) => part.replace(/^(?:and|plus|with) (?=an? )/i, ""))
        .filter((part) => /^an? /i.test(part) && !DOES.test(part) && wordCount(part) >= LEAST_OF_A_PART)
    : [];

function ofSentence(sentence: string, at: number): string[] {
  const [first = ""] = sentence.split(" ");
  if (at > 0 && /s$/.test(first) && baseVerb(first.toLowerCase()) !== null)
    return TOLD_OTHERWISE.test(sentence) ? [] : [sentence];
  const [, thing] = BROUGHT.exec(sentence) ?? [];
  if (thing) return [thing];
  if (at > 0) return named(sentence);
  return A_NAME.test(sentence) || FORM.test(sentence) || TOLD_OTHERWISE.test(sentence)
    ? partsOf(sentence)
    : [sentence.split(WHEN_DONE)[0] ?? sentence];
}

type Told = Pick<Material, "foreign" | "vague" | "context">;

function coreOf(m: Told, said: readonly string[]): string[] {
  if (m.foreign || m.vague) return [];
  return sentences(m.context.brief.answers.solution)
    .map(bare)
    .flatMap(ofSentence)
    .filter((text) => short(text) && !isToldIn(said, text))
    .slice(0, MOST)
    .map(cap);
}

/** The deeds, before them what the founder names without saying who does it (the thing itself and what comes with it; at most three), and no name of it. */
export function withCore(m: Told, said: readonly string[]): string[] {
  const { solution } = m.context.brief.answers;
  const deeds = said.filter((text) => !(A_NAME.test(text) && solution.startsWith(`${text}.`)));
  return [...coreOf(m, deeds), ...deeds];
}
