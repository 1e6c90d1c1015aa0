import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { cap, inWords, singular } from "../english";
import { type Candidate, length } from "./candidate";
import type { NameKind } from "./entry";
import { namesBuyers } from "./evidence";
import { isBooking, isTelling } from "./key-nouns";
import { kindOfBusiness } from "./kind-of-business";
import { mayBe } from "./noun-slots";
import { ownSentences } from "./of-ours";
import { thingsInPassing } from "./own-terms";
import { trigger } from "./triggers";

export const OWN_DETAIL = "a detail of it";
const SCORE = 4.2;
const LATER = 0.2;
const STEM = 5;

const WORD = Array.from({ length: 13 }, (_, n) => inWords(n));
const numbered = (said: string) => (/^\d+$/.test(said) ? inWords(Number(said)) : said.toLowerCase());
const isSmall = (said: string) => WORD.indexOf(numbered(said)) > 1;
const title = (said: string) =>
  said
    .split(" ")
    .map((word, at) => (at > 0 && /^(?:the|a|an|of)$/.test(word) ? word : cap(word)))
    .join(" ");

/** "From level 8 and up": "Level Eight". */
const NUMBERED =
  /\b(level|floor|lane|gate|pier|platform|mile|row|page) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(?:to|-|–|or) ?\d)/giu;
/** "Roasted within 6 days", "groups of three", "two bags from a small roaster": "Six Days", "Groups of Three". */
const IN_TIME =
  /\b(?:within|in under|in only|in just) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (days|hours|minutes|seconds|steps)\b/giu;
const IN_GROUPS = /\b(groups|tables|classes|teams|rooms|rows) of (two|three|four|five|six|seven|eight)\b/giu;
/** "Stays up at 75 km/h", "folds flat": what it does. */
const DOES =
  /(?<!(?:\bnot|n['’]t|\bnever|cannot|\bbarely|\bhardly) )\b(stay|hold|keep|stand|fold|pack|hang|lie|open|lock|sit)s? (up|flat|still|put|warm|cold|dry|shut|tight|fast|upright|cool|fresh|level)\b/giu;
/** "Over the parapet", "inside the railing". */
const WHERE =
  /\b(inside|behind|beside|over|under|below|above|beyond|between|against|around|past) the (\p{Ll}{4,9})\b(?! \p{Ll}{3,}s?\b(?<!\b(?:and|or|you|you can|only|so|without|with|when|before|where|that|which|is|are|of|from|for|in|on|at|to)))/gu;

interface Detail {
  name: string;
  kind: NameKind;
  gloss: string;
  parts: string[];
}

const RAILS = /^(?:railing|awning|ceiling|lining|landing|morning|evening)$/;
const isThing = (noun: string, brief: Brief) =>
  RAILS.test(noun) || (mayBe(singular(noun), brief) && isTelling(singular(noun)));

function told(brief: Brief): Detail[] {
  const { solution, targetAudience } = brief.answers;
  const ours = [...sentences(solution), ...ownSentences(brief)].join(" ");
  const phrase = (name: string, gloss: string): Detail => ({
    name: title(name),
    kind: "phrase",
    gloss,
    parts: [name],
  });
  return [
    ...[...`${ours} ${targetAudience}`.matchAll(NUMBERED)]
      .filter(([, , number = ""]) => isSmall(number))
      .map(([said, place = "", number = ""]) =>
        phrase(`${place.toLowerCase()} ${numbered(number)}`, `"${said}" in your answers`),
      ),
    ...[...ours.matchAll(DOES)].map(([said, verb = "", how = ""]) =>
      phrase(`${verb.toLowerCase()}s ${how.toLowerCase()}`, `what it does: "${said}"`),
    ),
    ...[...ours.matchAll(IN_TIME)]
      .filter(([, number = ""]) => isSmall(number))
      .map(([said, number = "", unit = ""]) =>
        phrase(`${numbered(number)} ${unit.toLowerCase()}`, `what you promise, "${said}"`),
      ),
    ...[...ours.matchAll(IN_GROUPS)].map(([said]) =>
      phrase(said.toLowerCase(), `how it is done, in ${said.toLowerCase()}`),
    ),
    ...[...ours.matchAll(WHERE)]
      .filter(([, , noun = ""]) => isThing(noun, brief))
      .map(([said]) => phrase(said, `where it happens, "${said}"`)),
  ];
}

/** "Sand & Strap": two things of the offer that are each said once. */
function pairs(brief: Brief): Detail[] {
  // Of a known kind its own world says more than what is only named on the way.
  if (kindOfBusiness(brief)) return [];
  const ofBuyers = namesBuyers(brief);
  const things = [...new Set(thingsInPassing(brief))].filter(
    (word) =>
      !ofBuyers(word.slice(0, STEM)) && word.length < 8 && !(word === "book" && isBooking(brief.answers)),
  );
  const [one, other] = things;
  if (!one || !other) return [];
  const [first, second] = [one, other].sort((a, b) => a.length - b.length) as [string, string];
  return [
    {
      name: `${cap(first)} & ${cap(second)}`,
      kind: "pair",
      gloss: `two things in it, ${first} and ${second}`,
      parts: [first, second],
    },
  ];
}

/** Names from what only this offer has: a number, what it does, where it is used, what it is made with. */
export function detailNames(brief: Brief): Candidate[] {
  if (brief.language !== "en" || brief.spoken) return [];
  const all = [...told(brief), ...pairs(brief)];
  return all
    .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
    .map(({ name, kind, gloss, parts }, at) => ({
      ...{
        name,
        kind,
        gloss,
        parts,
        source: OWN_DETAIL,
        triggers: parts.map(trigger),
        about: parts[0] ?? "",
      },
      ...{ of: "world" as const, said: [], words: [] },
      score: SCORE - at * LATER - length(name),
    }));
}
