import { bare, wordCount } from "./english";
import { LOSES, standsAlone } from "./need";
import { FIGURE } from "./proofs";

const SHARE =
  /%|\b(half(?! (?:an? )?(?:hour|day)\b)|third(?! (?:floor|party|parties|time|person|year)\b)|quarter|fifth|tenth|one in|out of (?=\d|two\b|three\b|four\b|five\b|ten\b|every\b))/i;
/** "Kids aged 5-8", "women over 50", "after 5pm": who and when, and no count of anything. */
const AGE =
  /\b(?:aged?|ages|under|over|above|below|past|after|before|until|from|at) \d+(?::\d\d)?(?:\s?(?:-|–|to)\s?\d+)?\b(?! ?(?:%|hours|days|weeks|months|years\b(?! old)))/gi;

const MOST = 16;
/** "In my fourteen years in procurement I saw roughly one in five bids excluded": what was seen, without who saw it. */
const SEEN =
  /^(?:(?:in|over|during|after|at) [^,]{3,60}?,? )?(?:I|we)(?: have|['’]ve)? (?:saw|seen|found|counted|noticed|watched|measured)(?: that)? (?=\p{L}|\d)/iu;
/** "I walked through 40 warehouses and on average a third of the floor was empty": what came of it. */
const CAME_OUT =
  /^.*?\b(?:I|we) [^.;]*? and (?=(?:on average |about |roughly |nearly )?(?:half|most|an? (?:third|quarter|fifth|tenth)|one in|\d))/iu;
const OF_OURS = /\b(?:I|we|my|me)\b/i;

/** A figure that the problem carries, told of those who have it and of nobody else; null where there is none. */
export function figureOf(parts: readonly string[], problem: string): string | null {
  const told = parts
    .map((part) => bare(part.replace(SEEN, "").replace(CAME_OUT, "")))
    .filter((part) => wordCount(part) >= 4 && !OF_OURS.test(part) && standsAlone(part, problem));
  return (
    told.find((part) => SHARE.test(part)) ??
    told.find((part) => FIGURE.test(part.replace(AGE, "")) && LOSES.test(part) && wordCount(part) <= MOST) ??
    null
  );
}
