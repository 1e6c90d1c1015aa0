import type { Brief } from "@/lib/brief/types";
import { loreOf } from "../ventures/known";
import { type Candidate, length, passed } from "./candidate";
import { ANY, type Tag } from "./curated";
import { descriptiveNames } from "./descriptive";
import { type Entry, entry } from "./entry";
import { type Met, speaksOfNeed, tagsMet } from "./met";
import { NAMES_OF_LANGUAGES, nativeNames } from "./native";
import { ownPhrases } from "./own-phrases";
import { trigger } from "./triggers";

const candidate = ({ name, kind, gloss }: Entry, source: string, score: number): Candidate => ({
  ...{ name, kind, gloss, source, score },
  ...{ parts: [name.toLowerCase()], triggers: [], about: "" },
});

/** The founder's very world wins over what is true of many. */
const BASE: Record<Tag["kind"], number> = { world: 4.4, deed: 3.7, promise: 3.6, any: -10 };
const SHARE = 1.4;
/** What needs more than its tag fits better where it is there. */
const FITTING = 0.9;
/** The first of a row are the best. */
const LATER = 0.05;

const curatedNames = (met: readonly Met[], brief: Brief): Candidate[] =>
  met.flatMap(({ tag, share, said, words }) =>
    tag.names
      .filter(({ needs }) => needs.every((need) => speaksOfNeed(need, met, brief)))
      .map((one, at) => ({
        ...candidate(one, tag.id, 0),
        triggers: tag.triggers,
        about: tag.gloss,
        said: [...said, ...words],
        of: tag.kind,
        score: BASE[tag.kind] + share * SHARE + one.needs.length * FITTING - at * LATER - length(one.name),
      })),
  );

/** Of a known kind some names are known too; only those that everybody understands. */
const OF_A_KIND = 3.4;
const MOST_OF_A_KIND = 5;
const namesOfKind = (brief: Brief): Candidate[] =>
  (loreOf(brief)?.names ?? [])
    .map(entry)
    .filter(({ kind }) => kind === "phrase" || kind === "pair")
    .slice(0, MOST_OF_A_KIND)
    .map((one, at) => candidate(one, "a known kind", OF_A_KIND - at * 0.2));

/** Words of the founder's that can stand over a door. */
const OWN = 2.6;
const own = (brief: Brief): Candidate[] =>
  ownPhrases(brief).map(({ name, said }, at) => ({
    ...candidate({ name, kind: "own words", gloss: said }, "own words", OWN - at * 0.3 - length(name)),
    triggers: [trigger(said)],
  }));

/** No known kind of venture, told in English and clearly enough. */
export const isPlain = (brief: Brief) => brief.language === "en" && brief.vagueness < 0.6 && !loreOf(brief);

/** Far below everything that has to do with the business. */
export const LAST_RESORT = -5;

/** Everything that it could be called, scored by how much it stands in the answers. */
export function candidates(brief: Brief): Candidate[] {
  const met = tagsMet(brief);
  return [
    ...nativeNames(brief).map((one, at) => candidate(one, "its language", 8 - at * 0.12)),
    ...(NAMES_OF_LANGUAGES.get(brief.language) ?? []).map((one) => candidate(one, brief.language, 6)),
    ...curatedNames(met, brief),
    ...(brief.language === "en"
      ? [...namesOfKind(brief), ...descriptiveNames(brief, met), ...own(brief)]
      : []),
    ...ANY.names.map((one, at) => candidate(one, ANY.id, BASE.any - at * LATER)),
  ]
    .map(passed)
    .filter((one) => one !== null);
}
