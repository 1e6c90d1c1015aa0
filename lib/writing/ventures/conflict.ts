import type { Brief } from "@/lib/brief/types";
import { speaksOfRuledOut } from "./ruled-out";

/** Whom or what a text can be about; members of one dimension exclude each other unless the founder names both. */
const DIMENSIONS: readonly Readonly<Record<string, RegExp>>[] = [
  {
    young:
      /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|pupils?|nurser(?:y|ies)|kindergartens?|schools?|parents?|mothers?|fathers?|mums?|dads?|famil(?:y|ies)|paediatricians?|grandparents?|teenagers?|armbands|(?:small|little) (?:swimmers|ones|people|hands|feet|dancers|players))\b/i,
    grown:
      /\b(?:adults?|grown-?ups?|professionals|employees|workers|seniors?|pensioners?|elderly|over \d\d|between \d\d and \d\d|aged \d\d)\b/i,
  },
  {
    dogs: /\b(?:dogs?|pupp(?:y|ies)|leash(?:es)?|a lead by)\b/i,
    cats: /\b(?:cats?|kittens?)\b/i,
    horses: /\b(?:horses?|pon(?:y|ies)|stables?)\b/i,
  },
  {
    boxing: /\b(?:box(?:ing|ers?)|gloves?|southpaw|bell to bell|sandbag|punch\w*|sparring)\b/i,
    climbing: /\b(?:climb\w*|boulder\w*|crimp|holds|grip|routes?|wall)\b/i,
  },
  {
    gnawing:
      /\b(?:mice|mouse|rats?|rodents?|martens?|cheese|fridge|crumb|skirting|wire wool|scratch|in the wall)\b/i,
    flying: /\b(?:wasps?|hornets?)\b/i,
  },
  {
    feet: /\b(?:foot|feet|toes?|nails?|socks?|shoes?|slippers?|footstool|heels?|corns?|call?us(?:es)?|podiatr\p{L}*|pantoffel|blade|scissors|wounds?|diabet\p{L}*|basin)\b/iu,
    ears: /\b(?:hear(?:s|ing)?|ears?|earshot|hearing aids?|audiolog\p{L}*|batter(?:y|ies)|tubes?)\b/iu,
  },
];

/** Words for the young, and what stands in their place where an offer is for others. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\b(?:children|kids|babies|toddlers|pupils|teenagers)\b/g, "people"],
  [/\b(?:child|kid|baby|toddler|pupil|teenager)\b/g, "person"],
  [/\b(?:parents|mothers|fathers|mums|dads|families|grandparents)\b/g, "customers"],
  [/\b(?:parent|mother|father|mum|dad|family)\b/g, "customer"],
];

/** "I don't teach kids": whoever is named beside it, the offer is for others. */
const NOT_FOR_THE_YOUNG =
  /\b(?:no|not for|(?:do|does) ?(?:not|n['’]t) (?:teach|take|do|serve|coach)|never (?:teach|take|coach)) (?:kids|children|under-?(?:16|18)s)\b|\badults[- ]only\b/i;

const members = (text: string, dimension: Readonly<Record<string, RegExp>>) =>
  Object.keys(dimension).filter((member) => dimension[member]?.test(text));

/** What is known of a kind of venture can speak of others than this founder's customers. */
export interface Fit {
  /** Whether the text may stand: it names nobody and nothing that the founder's own words exclude. */
  fits(text: string): boolean;
  /** The text with general words for people in place of those whom the founder's words exclude. */
  suited(text: string): string;
}

export function fitOf(brief: Brief): Fit {
  const told = `${brief.answers.targetAudience} ${brief.answers.solution}`;
  const noYoung = NOT_FOR_THE_YOUNG.test(Object.values(brief.answers).join(" ; "));
  const fits = (text: string) =>
    !speaksOfRuledOut(text, brief) &&
    DIMENSIONS.every((dimension) => {
      const own = members(told, dimension).filter((member) => !(noYoung && member === "young"));
      return own.length === 0 || members(text, dimension).every((member) => own.includes(member));
    });
  const general = (text: string) => INSTEAD.reduce((said, [word, other]) => said.replace(word, other), text);
  return { fits, suited: (text) => (fits(text) ? text : general(text)) };
}
