import { bare, list, wordCount } from "../english";
import { baseVerb } from "../third";

const LEAST = 3;
const MOST_WORDS = 8;
const ITEM = /^(?:(?:an?|the|two|three|four|\d+) )?(?:\p{L}[\p{L}-]*)(?: \p{L}[\p{L}-]*){0,2}$/u;
const NO_ITEM = /\b(?:we|i|you|it|they|no|not|is|are|has|have|who|that|which|then|if|so)\b/i;

const isItem = (text: string) =>
  ITEM.test(text) &&
  !NO_ITEM.test(text) &&
  (wordCount(text) === 1 || baseVerb(text.split(" ")[0] ?? "") === null);

/** "Sleep, flushes, mood, periods and joint pain": what a sentence lists behind a colon or is all made of. */
export function listsIn(sentence: string): string[] {
  const said = bare(sentence.slice(sentence.indexOf(":") + 1));
  const items = said.split(/,? and |, /).map(bare);
  if (items.length < LEAST || !items.every(isItem)) return [];
  const shown: string[] = [];
  for (const item of items) if (wordCount(`${shown.join(" ")} ${item}`) <= MOST_WORDS) shown.push(item);
  const told = list(shown);
  return shown.length < LEAST ? [] : [wordCount(told) > MOST_WORDS ? shown.join(", ") : told];
}
