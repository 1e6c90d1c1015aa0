import type { Brief } from "@/lib/brief/types";
import { loreOf } from "../ventures/known";
import { type Candidate, length, passed } from "./candidate";
import { compoundNames } from "./compounds";
import { craftedNames } from "./crafted";
import { type Entry, isField, NAMES_OF_FORMS, NAMES_OF_LANGUAGES, type NameKind } from "./lexicon";
import { deedsOf, type Match, nativeOf, thingsNamed, topicsOf, UNIVERSAL } from "./match";
import { isOfItsWorld } from "./of-its-world";
import { ownSentences } from "./of-ours";
import { ownPhrases } from "./own-phrases";
import { plainNames } from "./plain-names";
import { toldNames } from "./told-names";
import { trigger } from "./triggers";

/** Two words grown together and words in no dictionary have to mean more than a plain one. */
const LESS_LIKED: Partial<Record<NameKind, number>> = { coined: 0.8 };

/** A subject that is spoken of again and again is what the business is about. */
const CERTAIN = 6;
const STRONG = 4;
/** How strongly a cluster is meant, 0 to 1, beside the strongest of its kind. */
const share = (match: Match, all: readonly Match[]) =>
  match.weight / Math.max(STRONG, all[0]?.weight ?? match.weight);

/** Words that were chosen by hand for a subject or an act; the first of a list are the best. */
const chosenByHand = (matches: readonly Match[], base: number, stray = 0) =>
  matches.flatMap((match) =>
    match.cluster.entries.map(
      ({ name, gloss, kind }, at): Candidate => ({
        name,
        kind,
        gloss,
        parts: [name.toLowerCase()],
        source: match.cluster.id,
        triggers: match.cluster.triggers,
        about: match.cluster.gloss,
        score:
          base +
          share(match, matches) * 3 -
          at * 0.12 -
          length(name) -
          match.doubt * stray -
          (LESS_LIKED[kind] ?? 0),
      }),
    ),
  );

/** Names that suit any business of a form or a language. */
const general = (entries: readonly Entry[] = [], source: string, score: number) =>
  entries.map(
    ({ name, gloss, kind }): Candidate => ({
      name,
      kind,
      gloss,
      parts: [name.toLowerCase()],
      source,
      triggers: [],
      about: "",
      score,
    }),
  );

/** What is lost by a subject that is named once and in passing: its words would speak of another trade. */
const STRAY = { topic: 6, deed: 6, thing: 4 };

/** Words of the founder's that can stand over a door. */
const own = (brief: Brief, score: number) =>
  ownPhrases(isPlain(brief) ? withoutOthers(brief) : brief).map(
    ({ name, said }, at): Candidate => ({
      name,
      kind: "own words",
      gloss: said,
      parts: [name.toLowerCase()],
      source: "own words",
      triggers: [trigger(said)],
      about: "",
      score: score - at * 0.3 - length(name),
    }),
  );
/** What others do worse names nothing of ours. */
const withoutOthers = (brief: Brief): Brief => ({
  ...brief,
  answers: { ...brief.answers, differentiator: ownSentences(brief).join(". ") },
});
const OWN = 3.1;

/** No known kind of venture, told in English and clearly enough. */
export const isPlain = (brief: Brief) => brief.language === "en" && brief.vagueness < 0.6 && !loreOf(brief);

/** Far below everything that has to do with the business. */
export const LAST_RESORT = -20;

/** Of what is known of a kind, the names that picture nothing these answers are far from. */
const ofItsWorld = (match: Match, brief: Brief): Match => ({
  ...match,
  cluster: {
    ...match.cluster,
    entries: match.cluster.entries.filter(({ name, gloss }) => isOfItsWorld(`${name} ${gloss}`, brief)),
  },
});

/** Beside the names of a known kind those of this founder's own words have their place. */
const OF_THIS_FOUNDER = 1;
const ofThisFounder = (name: Candidate): Candidate => ({ ...name, score: name.score + OF_THIS_FOUNDER });

export function candidates(brief: Brief): Candidate[] {
  if (isPlain(brief))
    return [...plainNames(brief), ...own(brief, OWN), ...chosenByHand(UNIVERSAL, LAST_RESORT)]
      .map(passed)
      .filter((candidate) => candidate !== null);
  const known = brief.language === "en" && brief.vagueness < 0.6 && loreOf(brief) !== null;
  const topics = topicsOf(brief);
  const deeds = deedsOf(brief);
  const things = thingsNamed(brief);
  return [
    ...chosenByHand(nativeOf(brief), 6),
    ...chosenByHand(
      things.filter(({ cluster }) => isField(cluster)).map((match) => ofItsWorld(match, brief)),
      4.4,
      STRAY.thing,
    ),
    ...chosenByHand(
      things.filter(({ cluster }) => !isField(cluster)),
      3.6,
      STRAY.thing,
    ),
    ...chosenByHand(topics, topics[0] && topics[0].weight > CERTAIN ? 3 : 2, STRAY.topic),
    ...chosenByHand(
      deeds.filter(({ cluster }) => !UNIVERSAL.some((general) => general.cluster === cluster)),
      0.8,
      STRAY.deed,
    ),
    ...(known
      ? toldNames(brief).map(ofThisFounder)
      : [...compoundNames(brief, deeds), ...craftedNames(brief, deeds)]),
    ...own(brief, 1.5),
    ...general(NAMES_OF_LANGUAGES.get(brief.language), brief.language, 5),
    ...general(NAMES_OF_FORMS.get(brief.archetypes[0]?.id ?? "services"), "the form of business", 0.5),
    ...chosenByHand(UNIVERSAL, LAST_RESORT),
  ]
    .map(passed)
    .filter((candidate) => candidate !== null);
}
