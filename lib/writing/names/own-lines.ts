import type { Brief } from "@/lib/brief/types";
import { cap, wordCount } from "../english";
import type { Material } from "../material";
import { mended } from "./mended";
import { isNoPromise } from "./no-promise";
import { ownSentences } from "./of-ours";

const MOST_WORDS = 8;
/** "For": before whom it is made for. */
const FOR: Record<string, string> = { es: "Para", pt: "Para", fr: "Pour", it: "Per", de: "Für", nl: "Voor" };
const ONE_CLAUSE = /[.,;:(]|[。、，；：（]/;
const LONGEST_UNSPACED = 24;
type Answers = Material["context"]["brief"]["answers"];

const short = (line: string) => wordCount(line) >= 3 && wordCount(line) <= MOST_WORDS;

/** What it is, for whom, where and at what price, put together where the founder's sentences give too few lines. */
export function ownLines(m: Material): string[] {
  const { foreign, vague, who, head, place, context } = m;
  const { answers, language, offer } = context.brief;
  if (vague) return [];
  if (foreign) return inOwnLanguage(language, answers);
  const noun = offer.noun ?? "";
  return [
    noun && !noun.endsWith(who) ? `${cap(noun)} for ${who}` : "",
    ...clauses(context.brief),
    place ? `For ${head} in ${place}` : "",
    ...others(answers.targetAudience, who),
  ].filter(short);
}

/** What links a clause to the one before it. */
const LINK =
  /[.;:,()](?!\d)\s*| [-–—] |(?<!\bbetween \S+|\b(?:from|in|on|of|know|knows|you|sees?|shows?)) (?:and|but|plus|so|so that|which|that|into|because) /;
const BEGINS = /^(?:[a-z]+(?:s|ed)|we [a-z]+|teachers|\d[\d.,]*%? [a-z]+|[a-z]+ [a-z]+s?) /i;
const MISSES =
  /\b(?:i|it|its|they|them|he|she|his|her|this|these|those|their|there|such|each other|one|competitors?|like)\b|\bcommission\b|[("]|\b(?:of|for|with|to|in|on|a|an|the|is|are|by|from|at|etc|out|per|than|we|who|where)$/i;
const OPENS_BADLY =
  /^(?:is|are|was|has|have|to|of|for|in|on|at|by|from|with|without|or|then|also|if|when|where|as|the first)\b/i;

/** "We replace any plant that dies": without its condition it is another promise. */
const WE_THAT = /\bwe [^.;,]*? (?:that|which|who|if|when|unless) [^.;,]*/gi;

/** "Pools that stand empty": said of several things, and no line about the offer. */
const OF_SEVERAL = /\b(?<=s )(?:that|which|who) (?!\p{L}+s\b)\p{Ll}+[^.;,]*/giu;

/** Whole clauses of what is offered and of what sets it apart. */
const clauses = (brief: Brief) =>
  [...ownSentences(brief), brief.answers.solution]
    .flatMap((answer) => answer.replace(WE_THAT, " ").replace(OF_SEVERAL, " ").split(LINK))
    .map((part) => part.trim().replace(/^(?:and|but|so|plus) /i, ""))
    .filter(
      (part) =>
        BEGINS.test(part) &&
        !MISSES.test(part) &&
        !OPENS_BADLY.test(part) &&
        !isNoPromise(part) &&
        (wordCount(part) > 3 || / are |\d/.test(part)),
    )
    .map((part) => cap(mended(part)));

const MOST_OTHERS = 2;
const GROUP =
  /^(?!sold|bought|paid|recommended|who |near|over |under |aged|living)(?:[a-z-]+ ){0,3}[a-z]+s(?: (?:in|of|with|from) \S+(?: \S+)?)?$/;
/** Whom the answer names besides the first. */
const others = (audience: string, who: string) =>
  audience
    .split(/[.,;(]| and /)
    .map((part) => part.trim())
    .filter((part) => GROUP.test(part) && !part.includes(who))
    .slice(0, MOST_OTHERS)
    .map((part) => `For ${part}`);

/** The same, as far as it can be said without translating: for whom, and the price as it was written. */
function inOwnLanguage(language: string, answers: Answers): string[] {
  const [whom = ""] = answers.targetAudience.split(ONE_CLAUSE);
  const [price = ""] = answers.businessModel.split(/[.;，、。]|,(?!\d)/);
  const spaced = FOR[language];
  if (spaced) return [`${spaced} ${whom.trim()}`, cap(price.trim())].filter(short);
  return language === "ja" && whom && whom.length < LONGEST_UNSPACED ? [`${whom}へ`, price] : [];
}
