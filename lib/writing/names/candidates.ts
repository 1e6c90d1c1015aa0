import type { Brief } from "@/lib/brief/types";
import { loreOf } from "../ventures/known";
import { asWritten } from "./as-written";
import { type Candidate, length, passed } from "./candidate";
import { ANY, type Tag } from "./curated";
import { descriptiveNames } from "./descriptive";
import { detailNames } from "./detail-names";
import type { Entry } from "./entry";
import { kinNames } from "./kin";
import { namesOfKind } from "./kind-names";
import { kindOfBusiness } from "./kind-of-business";
import { mainOffer } from "./main-offer";
import { type Met, tagsMet } from "./met";
import { NAMES_OF_LANGUAGES, nativeNames } from "./native";
import { speaksOfNeed } from "./need";
import { ownNounNames } from "./own-nouns";
import { ownPhrases } from "./own-phrases";
import { ownTermNames } from "./own-term-names";
import { saidAgain } from "./said-by-founder";
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
/** Of a known kind the names of its daily life are nearer than those of a field, and a picture from a field in none of the founder's words comes last. */
const FIELD_OF_A_KIND = { said: 1.5, unsaid: 3 };
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

const besideKind = (name: string, { kind }: Tag, brief: Brief) => {
  if (kind === "promise" || !kindOfBusiness(brief)) return 0;
  const isSaid = saidAgain(name, Object.values(brief.answers).join(" ")).length > 0;
  return isSaid ? FIELD_OF_A_KIND.said : FIELD_OF_A_KIND.unsaid;
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
          besideKind(one.name, tag, brief) +
          one.needs.length * FITTING -
          at * LATER -
          length(one.name),
      })),
  );

/** Words of the founder's that can stand over a door. */
const OWN = 2.6;
const own = (brief: Brief): Candidate[] =>
  ownPhrases(brief).map(({ name, said }, at) => ({
    ...candidate({ name, kind: "own words", gloss: said }, "own words", OWN - at * 0.3 - length(name)),
    triggers: [trigger(said)],
  }));

/** No known kind of venture, told in English and clearly enough. */
export const isPlain = (brief: Brief) => brief.language === "en" && brief.vagueness < 0.6 && !loreOf(brief);

const isOfKnownKind = (brief: Brief) => kindOfBusiness(brief) !== null;

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
          ...kinNames(brief, met).map((one) => ({
            ...one,
            score: one.score - (kindOfBusiness(brief) ? FIELD_OF_A_KIND.said : 0),
          })),
          ...(isOfKnownKind(brief) ? ownNounNames(brief) : ownTermNames(brief, met)),
          ...detailNames(brief),
          ...own(brief),
        ]
      : []),
    ...ANY.names.map((one, at) => candidate(one, ANY.id, BASE.any - at * LATER)),
  ]
    .filter(({ kind, gloss }) => brief.language !== "en" || kind !== "borrowed" || isUnderstood(gloss, brief))
    .map(passed)
    .filter((one) => one !== null);
}
