import type { Brief } from "@/lib/brief/types";
import { loreOf } from "../ventures/known";
import { asWritten } from "./as-written";
import { type Candidate, length, passed } from "./candidate";
import { liesElsewhere } from "./claims-more";
import { ANY, type Tag } from "./curated";
import { descriptiveNames } from "./descriptive";
import { type Entry, entry, type NameKind } from "./entry";
import { kinNames } from "./kin";
import { kindOfBusiness } from "./kind-of-business";
import { mainOffer } from "./main-offer";
import { type Met, speaksOfNeed, tagsMet } from "./met";
import { NAMES_OF_LANGUAGES, nativeNames } from "./native";
import { ownNounNames } from "./own-nouns";
import { ownPairs } from "./own-pairs";
import { ownPhrases } from "./own-phrases";
import { clausesOf } from "./short-clauses";
import { namesThere } from "./there";
import { isSpokenThere } from "./tongue";
import { trigger, wordsOf } from "./triggers";

const candidate = ({ name, kind, gloss }: Entry, source: string, score: number): Candidate => ({
  ...{ name, kind, gloss, source, score },
  ...{ parts: [name.toLowerCase()], triggers: [], about: "" },
});

/** The founder's very world wins over what is true of many, and what the offer speaks of over a word by the way. */
const BASE: Record<Tag["kind"], number> = { world: 4.6, deed: 3.4, promise: 2.4, any: -10 };
/** What is promised in the first sentence, or again and again, is what the business is for. */
const CENTRAL_PROMISE = 3.3;
const BY_THE_WAY: Record<Tag["kind"], number> = { world: 2.2, deed: 0.6, promise: 1.4, any: -10 };
const baseOf = ({ tag, sure, central }: Pick<Met, "tag" | "sure" | "central">) =>
  tag.kind === "promise" && central ? CENTRAL_PROMISE : (sure ? BASE : BY_THE_WAY)[tag.kind];
const SHARE = 0.8;
/** A world that the offer names beside a stronger one lends its names last. */
const BESIDE = 0.7;
/** Of a known kind the names of its daily life are nearer than those of the whole field. */
const FIELD_OF_A_KIND = 0.4;
const BESIDE_IT = 1.5;
/** One trade alone says more than its field. */
const NARROW = 0.5;
/** What needs more than its tag fits better where it is there. */
const FITTING = 0.9;
/** The first of a row are the best. */
const LATER = 0.05;

/** The words of a tag that the offer itself says, or else those of the whole answers. */
const near = (words: readonly string[], brief: Brief) => {
  const main = wordsOf(mainOffer(brief)).join(" ");
  const own = words.filter((word) => main.includes(word));
  return own.length > 0 ? own : words.slice(0, 1);
};

const curatedNames = (met: readonly Met[], brief: Brief): Candidate[] =>
  met.flatMap(({ tag, share, said, words, sure, central }) =>
    tag.names
      .filter(({ needs }) => needs.every((need) => speaksOfNeed(need, met, brief)))
      .map((one, at) => ({
        ...candidate(one, tag.id, 0),
        triggers: tag.triggers,
        about: tag.gloss,
        said,
        words: asWritten(near(words, brief), brief),
        of: tag.kind,
        central,
        score:
          baseOf({ tag, sure, central }) +
          share * SHARE +
          (tag.narrow && sure ? NARROW : 0) -
          (tag.kind === "world" && sure && !tag.narrow && share < BESIDE ? BESIDE_IT : 0) -
          (tag.kind === "world" && !tag.narrow && kindOfBusiness(brief) ? FIELD_OF_A_KIND : 0) +
          one.needs.length * FITTING -
          at * LATER -
          length(one.name),
      })),
  );

/** Of a known kind the names come from its daily life. */
const OF_A_KIND = 5.4;
/** What speaks of what went wrong, or ends on a number, is told with a smile and seldom hung over a door. */
const NOT_OVER_A_DOOR =
  /^(?:third|fourth|fifth|sixth|seventh|second|last|lost|wrong|sore|odd|dead|old|not|no|nothing|who|which|where|how|half past|if|but|cannot|can['’]t|wonky|missing|stiff|limp|worn|twice|left|blurry|forgot|cold|crooked|bent|tired|sock|dust|just|too|any|upside|less|size|between|also)\b|(?:prick|pile|rule|maths| (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|more|again|anyway|absent|gone|co))$|^(?:\S+ ){3}/i;
const SMILING = 1.6;
const TOO_PLAIN =
  /^(?:near|with|your|from|that|home|online|shop|store|service|best|local|company|software|tool|tools)$/;
const IN_ENGLISH = new Set<NameKind>(["phrase", "pair", "compound", "real word"]);
/** A word of another language, or a new one, has to be explained. */
const TO_EXPLAIN = 2.2;
const namesOfKind = (brief: Brief): Candidate[] => {
  const kind = kindOfBusiness(brief);
  return (kind?.names ?? [])
    .map(entry)
    .filter(({ gloss }) => !liesElsewhere(gloss, brief.answers))
    .map((one, at) => ({
      ...candidate(
        one,
        OF_KIND,
        OF_A_KIND -
          at * LATER -
          length(one.name) -
          (NOT_OVER_A_DOOR.test(one.name) ? SMILING : 0) -
          (IN_ENGLISH.has(one.kind) || isSpokenThere(one.gloss, brief) ? 0 : TO_EXPLAIN),
      ),
      spokenThere: isSpokenThere(one.gloss, brief),
      about: kind?.search ?? "",
      said: clausesOf(brief),
      words: kind
        ? asWritten(
            wordsOf(`${kind.id} ${kind.search}`).filter((word) => word.length > 3 && !TOO_PLAIN.test(word)),
            brief,
          )
        : [],
      of: "world" as const,
    }));
};

/** Words of the founder's that can stand over a door. */
const OWN = 2.6;
const own = (brief: Brief): Candidate[] =>
  ownPhrases(brief).map(({ name, said }, at) => ({
    ...candidate({ name, kind: "own words", gloss: said }, "own words", OWN - at * 0.3 - length(name)),
    triggers: [trigger(said)],
  }));

/** No known kind of venture, told in English and clearly enough. */
export const isPlain = (brief: Brief) => brief.language === "en" && brief.vagueness < 0.6 && !loreOf(brief);

export const OF_KIND = "a known kind";

/** Whether the offer opens a world for which there are finished names. */
export const isOfAWorld = (met: readonly Met[]) => met.some(({ tag, sure }) => tag.kind === "world" && sure);

/** A word of a third language says nothing to anybody there; everybody's own are Latin and Greek. */
const isUnderstood = (gloss: string, brief: Brief) =>
  /\b(?:Latin|Greek|several languages)\b/.test(gloss) || isSpokenThere(gloss, brief);

/** Far below everything that has to do with the business. */
export const LAST_RESORT = -5;

/** Everything that it could be called, scored by how much it stands in the answers. */
export function candidates(brief: Brief): Candidate[] {
  const met = tagsMet(brief);
  const told = brief.spoken ?? brief;
  return [
    ...nativeNames(told).map((one, at) => candidate(one, "its language", 8 - at * 0.12)),
    ...(NAMES_OF_LANGUAGES.get(told.language) ?? []).map((one) => candidate(one, told.language, 6)),
    ...namesThere(brief),
    ...curatedNames(met, brief),
    ...(brief.language === "en"
      ? [
          ...namesOfKind(brief),
          ...descriptiveNames(brief, met),
          ...kinNames(brief, met),
          ...ownNounNames(brief),
          ...(isOfAWorld(met) || kindOfBusiness(brief) ? [] : ownPairs(brief, met)),
          ...own(brief),
        ]
      : []),
    ...ANY.names.map((one, at) => candidate(one, ANY.id, BASE.any - at * LATER)),
  ]
    .filter(({ kind, gloss }) => brief.language !== "en" || kind !== "borrowed" || isUnderstood(gloss, brief))
    .map(passed)
    .filter((one) => one !== null);
}
