import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import type { Brief } from "@/lib/brief/types";
import { isCountNoun } from "../count-noun";
import { VERBS } from "../data/known-verbs";
import { cap, singular } from "../english";
import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { wordsOf } from "./triggers";

/** What opens a thing and what closes one. */
const OPENS =
  /^(?:the|an?|each|every|one|two|three|\d+|your|their|our|my|its|his|her|all|of|for|with|from|about|in|on|and|or|,|no|per|any|more|missing|fresh|new|old|shared|used|small|big|free|own|real|good)$/;
const CLOSES =
  /^(?:[,.;:!?)]|and|or|in|on|at|to|for|from|with|without|by|of|is|are|was|that|which|who|where|so|as|when|until|before|after|than|because|but|you|we|it|they|i|can|per|out|up|off|just|only|if|while|goes|gets|again|every|each)$/;
/** Before it stands what is said of a thing, and no part of its name. */
const DETERMINES =
  /^(?:the|an?|each|every|one|two|three|\d+|your|their|our|my|its|his|her|all|no|per|any|of|for|with|and|or|in|on|,|\.|new|old|shared|private|fresh|used|small|big|good|heated|free)$/;
const NO_PART =
  /^(?:small|big|large|new|old|good|bad|real|own|same|other|full|whole|single|different|free|used|shared|more|most|many|some|few|last|next|first|second|best|missing|late|every|each|per|two|three|four|five|six|ten|hot|light|heavy|wide|usable|exact|marked|extra|regular|solo|only|short|long|private|high|low|own|loan|prepaid|agreed|simple|busy|sick|valid|older|total|partner|up|of|and|or|which|that)$/;
const SOMEBODY = new RegExp(`^(?:${PERSONS}|${TRADESPEOPLE})$`, "iu");
const SAYS_NOTHING =
  /(?:ing|ed|ly|ness|ity|tion|ment|ance|ence|ous|ful|ator|ctor|ist|teer)$|^(?:app|tool|part|one|photo|picture|message|email|letter|word|name|thing|place|phone|month|date|lol|sub|net|door|dress|gate|second|minute|board|client|person|child|kid|mum|mom|dad|parent|friend|family|guest|age|size|color|colour|frame|search|window|wall|fence|mile|hand|foot|head|hour|night|evening|morning|link|text|score|feel|practice|percentage|money|half|shop|store|owner|seller|buyer|bus|car|town|suburb|tier|market|rivals?|step|life|lot|fail|free|year|week|day|time|stuff|way|number|entry|fog|pain|result|half|member|rest|pickup|indoor|outdoor|weekend|season|stand|sell|water|snack|cash|piece|feature|everyone|batch|gravity)$/;

const OPENING_WORDS = 20;
/** A thing named once is what it is about where it is named at once. */
const AT_ONCE = 11;

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .match(/[\p{L}\d-]+|[.,;:!?)]/gu) ?? [];

/** "Sewing room", "walking foot": what it is for. */
const SAYS_WHAT =
  /^(?!missing|using|being|going|coming|having|during|nothing|something|everything|opening)[a-z]{3,}ing$/;
const ARTICLE = /^(?:the|an?|one|each|every|your|our|per|\d+)$/;
const mayBeVerb = (word: string) => VERBS.has(word) || KIND_OF_VERB.has(word);
export const isSomebody = (word: string) => SOMEBODY.test(word) || SOMEBODY.test(`${word}s`);
/** A word that may be a thing, and is neither somebody nor another's name. */
export const mayBe = (word: string, brief: Brief) =>
  /^[a-z]{3,11}$/.test(word) &&
  isCountNoun(word) &&
  !isSomebody(word) &&
  !SAYS_NOTHING.test(word) &&
  // "In Pilsen": always written with a capital.
  !new RegExp(`(?<=\\p{Ll},? )${cap(word)}(?!\\p{L})`, "u").test(Object.values(brief.answers).join(" ")) &&
  !new RegExp(`\\b${word.toUpperCase()}\\b`).test(Object.values(brief.answers).join(" ")) &&
  !Object.values(brief.named)
    .flat()
    .some((name) => wordsOf(name).includes(word));

export interface Slot {
  words: readonly string[];
  opens: boolean;
  atOnce: boolean;
}
/** Where a thing is surely named: behind "the" or "of", before "and" or "in". */
export function slotsIn(sentence: string, opens: boolean, brief: Brief): Slot[] {
  const tokens = tokensOf(`. ${sentence}`);
  return tokens.flatMap((token, at): Slot[] => {
    if (/os$/.test(token)) return [];
    const noun = singular(token);
    const before = tokens[at - 1] ?? "";
    const place = {
      opens: opens && at <= OPENING_WORDS,
      atOnce: opens && at <= AT_ONCE,
    };
    if (!CLOSES.test(tokens[at + 1] ?? ".") || !mayBe(noun, brief)) return [];
    const part = SAYS_WHAT.test(before) ? before : singular(before);
    const paired =
      !OPENS.test(before) &&
      !NO_PART.test(before) &&
      !/(?:[a-z]{3}al|[a-z]{3}ic|ous|ful|[a-z]{4}ive|[a-z]{4}ish|less|able|ible)$/.test(before) &&
      DETERMINES.test(tokens[at - 2] ?? "") &&
      (mayBe(part, brief) || SAYS_WHAT.test(part));
    const named = OPENS.test(before) || NO_PART.test(before) || /[\d-]/.test(before);
    if ((!paired && !named && token === noun) || (mayBeVerb(noun) && !paired && !ARTICLE.test(before)))
      return [];
    return [...(paired ? [{ words: [part, noun], ...place }] : []), { words: [noun], ...place }];
  });
}
