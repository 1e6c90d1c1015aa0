import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import { centralNouns } from "./central-nouns";
import { coreOf } from "./core";
import { FORMS_OF_OWN_NOUNS } from "./data/own-noun-forms";
import { ENDINGS, OF_MANY_WORLDS } from "./data/qualities";
import { isBooking, isTelling } from "./key-nouns";
import { kindOfBusiness } from "./kind-of-business";
import { openingOf } from "./main-offer";
import { syllables } from "./sound";
import { trigger, wordsOf } from "./triggers";

export const OWN_NOUN = "own noun";
const LONGEST = 9;
const MOST_BEATS = 3;
const LEAST_TIMES = 2;
/** What a kind is known by may be longer, and said once. */
const OF_A_KIND = { longest: 11, beats: 4, times: 1 };
const MOST_NOUNS = 2;

const timesOf = (noun: string, { answers }: Brief) =>
  wordsOf(Object.values(answers).join(" ")).filter((word) => singular(word) === noun).length;

/** What a known kind is called and looked for by, where the founder says it too. */
function nounsOfKind(brief: Brief): ReadonlySet<string> {
  const kind = kindOfBusiness(brief);
  const said = new Set(wordsOf(openingOf(brief)).map(singular));
  const words = kind ? wordsOf(`${kind.id} ${kind.search} ${kind.job?.[0] ?? ""}`).map(singular) : [];
  return new Set(words.filter((word) => said.has(word) && word.length > 2));
}

/** Written in capitals throughout, or named as a platform or a rival. */
const isOthersName = (noun: string, { answers, named }: Brief) =>
  new RegExp(`\\b${noun.toUpperCase()}s?\\b`).test(Object.values(answers).join(" ")) ||
  Object.values(named)
    .flat()
    .some((name) => wordsOf(name).includes(noun));

/** The nouns that the offer is surely about, of a known kind those that it is known by: said in its first sentences, and again. */
function nounsOf(brief: Brief): string[] {
  const ofKind = nounsOfKind(brief);
  const main = new Set(wordsOf(openingOf(brief)).map(singular));
  const { longest, beats, times } =
    ofKind.size > 0 ? OF_A_KIND : { longest: LONGEST, beats: MOST_BEATS, times: LEAST_TIMES };
  const nouns = [
    ...ofKind,
    ...(ofKind.size > 0 ? [] : [...coreOf(brief), ...centralNouns(brief).map(({ word }) => word)]),
  ].map(singular);
  return [...new Set(nouns)]
    .filter(
      (noun) =>
        main.has(noun) &&
        /^[a-z]{3,}$/.test(noun) &&
        noun.length <= longest &&
        syllables(noun) <= beats &&
        !OF_MANY_WORLDS.has(noun) &&
        (ofKind.has(noun) || isTelling(noun)) &&
        !(
          noun === "book" &&
          (isBooking(brief.answers) || BOOKED.test(Object.values(brief.answers).join(" ")))
        ) &&
        !NO_NAME.test(noun) &&
        // "UPI", "Xero": what others own or a standard is called is no name of ours.
        !isOthersName(noun, brief) &&
        !isSomebody(noun, brief) &&
        (ofKind.has(noun) || !isByTheWay(noun, brief)) &&
        !wordsOf(brief.geography?.label ?? "").includes(noun) &&
        timesOf(noun, brief) >= times,
    )
    .slice(0, MOST_NOUNS);
}
/** "Growers book their place". */
const BOOKED = /\bbooks? (?:their|your|one|by|from)\b/i;
/** Who, where and how much names nothing. */
const NO_NAME =
  /(?:ist|ing|ed|ion|ment|ity|ness)$|^(?:and|for|order|the|near|with|your|from|trade|self|free|small|local|mobile|quick|ready|object|item|product|material|content|sample|people|person|group|company|firm|owner|tenant|family|guest|size|request|place|every|board|round|market|hour|day|week|month|year|region|use|user|plan|list|set|part|piece|kind|thing|number|online|platform|software|system|service|tool|application|programme|program|project|price|value|result|idea|team|member|women|men|artist|street|plant|study|fit|fold|photo|picture|phone|indoor|outdoor|cook|branch|architect|birth|speech|practice|roaster|envelope|stroke|cancer|illness|disease|pain|grief|death|are|has|prosthese|leg|arm|knee|head|hand|foot|back|body|side|door|table|box|bag|case|evening|morning|night|page|noise|line|call|word|note|message|time|turn|half|dry|child)$/;

/** "Growers book", "a carer who": a word on -er for whoever buys or does something. */
const isSomebody = (noun: string, { answers }: Brief) =>
  /(?:er|or|an|wife)$/.test(noun) &&
  (answers.targetAudience.toLowerCase().includes(noun) ||
    new RegExp(
      `\\b${noun}s? (?:who|has|have|comes?|gets?|gives?|pays?|decides?|works?|can|must|from)\\b`,
      "i",
    ).test(Object.values(answers).join(" ")));
/** "Packaging from furniture shops", "beside the cabin": where it comes from or happens is not what it is about. */
const isByTheWay = (noun: string, { answers }: Brief) =>
  new RegExp(
    `\\b(?:from|for|at|in|inside|beside|next to|to|of) (?:(?:the|a|an|our|my|their|your|private|small|independent) )?${noun}`,
    "i",
  ).test(answers.solution) && !new RegExp(`^(?:\\S+ ){0,3}${noun}`, "i").test(answers.solution);
const SCORE = 3.2;
const LATER = 0.25;
const cap = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Kayak Row", "Pollen Hour", "Dumplingwise": the founder's own noun, and where or what it is given in. */
export function ownNounNames(brief: Brief): Candidate[] {
  if (brief.language !== "en") return [];
  const all = FORMS_OF_OWN_NOUNS[brief.archetypes[0]?.id ?? "services"];
  return nounsOf(brief).flatMap((noun, nth) => {
    const one = (name: string, kind: Candidate["kind"], gloss: string, at: number): Candidate => ({
      ...{ name, kind, gloss, parts: [noun], source: OWN_NOUN, triggers: [trigger(noun)], about: noun },
      ...{ of: "world", said: [], words: asWritten([noun], brief) },
      score: SCORE - at * LATER - nth * LATER - length(name),
    });
    const forms = all.filter((form) => form.toLowerCase() !== noun);
    const phrases = forms.map((form, at) =>
      one(
        `${cap(noun)} ${form}`,
        nth === 0 && at === 0 ? "descriptive" : "phrase",
        "your own word, and a place for it",
        at,
      ),
    );
    const joined = /[wy]$/.test(noun)
      ? []
      : ENDINGS.slice(0, 2).map(([ending, means], at) =>
          one(
            `${cap(noun)}${ending}`,
            "compound",
            `your own word, and an ending that means ${means}`,
            at + 1,
          ),
        );
    return [...phrases, ...joined];
  });
}
