import { EACH_TIME } from "../data/periods";

/** "per school kitchen", "per dental chair", "per hearing aid user per month": the last word is what is counted. */
const MADE_OF_TWO =
  /^\s(?:(?!(?:and|or|for|with|in|at|to|from|of|on|by)\b)\p{Ll}{3,}\s(?=\p{Ll}{4,}\s(?:per|each|every)\s))?(?!(?:and|or|plus|for|with|in|at|to|from|of|on|by|after|then|when|if|until|before|while|during|as|we|you|they|is|are|was|were|which|that|who|including|incl|only|extra|more|less|once|too|there|here|over|under|up|off|paid|sold|kept|sent|made)\b)(?!\p{L}+(?:ed|ly)\b)(\p{Ll}{4,})(?=\s(?:per|each|every|an?)\s|\s*[.,;)]|$)/u;
const SAID_PER = /(?:per|each|every)\s+$/i;

/** The last of two or three nouns behind "per", in [1]; null where the first one is the unit. */
export const secondWord = (link: string, first: string, rest: string): RegExpExecArray | null =>
  SAID_PER.test(link) && !EACH_TIME.test(first) ? MADE_OF_TWO.exec(rest) : null;
