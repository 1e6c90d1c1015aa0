import { MISSPELLINGS } from "../data/misspellings";
import { OFTEN_TYPED } from "../data/often-typed";

const spaced = (text: string) => text.replaceAll("_", " ");

const MEANT = new Map(
  MISSPELLINGS.trim()
    .split(/\s+/)
    .map((pair) => spaced(pair).split("=") as [string, string]),
);
const SLIP = new RegExp(`(?<![\\p{L}'’-])(?:${[...MEANT.keys()].join("|")})(?![\\p{L}'’-])`, "giu");

const LEAST_LETTERS = 5;
/** "Visti", "pirce": two letters behind the first have changed places. */
const turned = (word: string) =>
  [...word].flatMap((letter, at) => {
    const next = word[at + 1];
    return at > 0 && next && next !== letter
      ? [[`${word.slice(0, at)}${next}${letter}${word.slice(at + 2)}`, word] as const]
      : [];
  });
const OFTEN = OFTEN_TYPED.trim()
  .split(/\s+/)
  .filter((word) => word.length >= LEAST_LETTERS);
const TURNED = new Map(OFTEN.flatMap(turned).filter(([slip]) => !OFTEN.includes(slip)));
const WORD = /(?<![\p{L}\d'’-])\p{L}\p{Ll}{4,}(?![\p{L}\d'’-])/gu;

/** Words that are right by themselves and wrong where they stand. */
const MISPLACED: readonly (readonly [RegExp, string])[] = [
  [/\btrough (?=(?:the|our|an?|my|their|your|us|whatsapp)\b)/gi, "through "],
  [/\bno body\b(?= (?:has|have|is|was|knows|pays|wants|will|can|else|does)\b)/gi, "nobody"],
  [/\b(when|what|where|who) ever\b(?= (?:they|you|he|she|it|we|the|is)\b)/gi, "$1ever"],
  [
    /(?<!\b(?:is|are|was|were|be|out|over|up|from) )\bthere (?=(?:own|main|kids|children|parents)\b)/gi,
    "their ",
  ],
  [/(?<=\b(?:list|share|sell|offer) )there (?!is|are|was|by|in|on|for|and|at|to|too)(?=\p{L})/giu, "their "],
  [/(?<=\bin )there (?=(?:early|late|mid)[ -])/gi, "their "],
  [
    /(?<=\b(?:is|are|was|were|be|it's|far|way|just|often|gets?) )to (?=(?:expensive|much|many|late|slow|busy|small|big|hard|complicated)\b)/gi,
    "too ",
  ],
  [
    /\bits (?=(?:an?|the|not|too|so|really|just|simpler|easier|cheaper|because|been|going|by the)\b)/gi,
    "it's ",
  ],
  [/\b(more|less|better|cheaper|faster|rather|smaller|bigger|higher|lower) then (?=\p{L})/giu, "$1 than "],
  [/\bIve (?=(?:been|had|got|seen|done|made|worked|spent|tried|always|never|also|already)\b)/gi, "I've "],
  [/\bIm (?=(?:an?|the|not|in|from|looking|working|going|sure)\b)/gi, "I'm "],
];

const asWritten = (word: string, meant: string) =>
  /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;

const mended = (text: string): string =>
  MISPLACED.reduce(
    (said, [slip, meant]) =>
      said.replace(slip, (found: string, ...rest: unknown[]) =>
        asWritten(found, meant.replace("$1", typeof rest[0] === "string" ? rest[0] : "")),
      ),
    text
      .replace(SLIP, (word) => asWritten(word, MEANT.get(word.toLowerCase()) ?? word))
      .replace(WORD, (word) => asWritten(word, TURNED.get(word.toLowerCase()) ?? word)),
  );

/** English without its slips of typing; what stands in quotation marks stays as it was written. */
export const spelt = (text: string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part, i) => (i % 2 === 1 ? part : mended(part)))
    .join("");
