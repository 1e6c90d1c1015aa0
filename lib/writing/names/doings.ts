import { cores, sentences } from "../cut";
import { bare } from "../english";
import { verbOf } from "./participle";

const STOPS =
  "what|it|them|and|or|with|from|to|in|on|by|for|at|of|into|that|which|who|until|before|after|directly|the|a|an|under|every|each|where|so|own";
/** Up to two words of an object without its article: "the lease and the notices" gives "lease". */
export const plainObject = (object: string) =>
  new RegExp(
    `^(?:the |a |an |each |every |all )?((?!(?:${STOPS})\\b)[\\p{L}-]+(?: (?!(?:${STOPS})\\b)[\\p{L}-]+)?)(?=$| (?:${STOPS})\\b|,)`,
    "u",
  ).exec(object)?.[1] ?? "";

const DOES =
  /^(?:[a-z]+s|fly|book|collect|rent|mark|find|pay|keep|take|get|choose|learn) (?:the|an?|each|every|all|by|at|in|on|it|them|to|directly|back|for|from|with|before|over|together|[a-z]+s?)\b/;
/** Sentences of an answer, cut where one doing ends and the next begins. */
export const doings = (text: string) =>
  sentences(text)
    .flatMap(cores)
    .flatMap((core) => core.split(/, (?:and |then )?/))
    .flatMap((part) => {
      const pieces: string[] = [];
      for (const piece of part.split(/ and (?:then )?/))
        if (pieces.length === 0 || (DOES.test(piece) && verbOf(piece.split(" ")[0] ?? "")))
          pieces.push(piece);
        else pieces.push(`${pieces.pop()} and ${piece}`);
      return pieces;
    })
    .map((part) => bare(part.replace(/^(?:and|then|which|that|who) /i, "")))
    .filter(Boolean);

/** A way of cutting lines from a text. */
export type Way = (text: string) => string[];

export const all = (text: string, pattern: RegExp, line: (match: RegExpMatchArray) => string) =>
  [...text.matchAll(pattern)].map(line);
