import type { Brief } from "@/lib/brief/types";
import { cap } from "../english";
import { type Candidate, length, passed } from "./candidate";
import { craftedNames } from "./crafted";
import type { Head } from "./lexicon";
import { deedsOf, type Match, nativeOf, topicsOf, UNIVERSAL } from "./match";
import { ownPhrases } from "./own-phrases";
import { pronounceability } from "./pronounce";
import { trigger } from "./triggers";

/** How strongly a cluster is meant, 0 to 1, beside the strongest of its kind. */
const share = (match: Match, all: readonly Match[]) => match.weight / (all[0]?.weight ?? match.weight);

/** Words that were chosen by hand for a subject or an act; the first of a list are the best. */
const chosenByHand = (matches: readonly Match[], base: number, stray = 0) =>
  matches.flatMap((match) =>
    match.cluster.entries.map(({ name, gloss, kind }, at) => ({
      name,
      kind,
      gloss,
      parts: [name.toLowerCase()],
      head: null,
      source: match.cluster.id,
      triggers: match.cluster.triggers,
      about: match.cluster.gloss,
      score: base + share(match, matches) * 3 - at * 0.16 - length(name) - match.doubt * stray,
    })),
  );

/** What a subject loses that is named once and in passing: its words would speak of another trade. */
const STRAY = 6;
const STRAY_DEED = 1.2;

/** Far below everything that has to do with the business. */
export const LAST_RESORT = -20;

interface Opener {
  noun: string;
  /** How often the founder says it. */
  said: number;
  match: Match | null;
}

/** The thing itself joined with what is done for it: "Hivelamp". */
function joined(openers: readonly Opener[], topics: readonly Match[], deeds: readonly Match[]): Candidate[] {
  return openers.flatMap(({ noun, said, match }) =>
    deeds.flatMap((deed) =>
      deed.cluster.heads
        .filter((head: Head) => head.word !== noun)
        .map((head, at) => ({
          name: cap(noun + head.word),
          kind: said > 0 ? ("descriptive" as const) : ("compound" as const),
          gloss: "",
          parts: [noun, head.word],
          head,
          source: deed.cluster.id,
          triggers: deed.cluster.triggers,
          about: deed.cluster.gloss,
          score:
            0.6 +
            Math.min(3, said) * 0.6 +
            (match ? share(match, topics) : 0.6) +
            share(deed, deeds) * 1.6 +
            pronounceability(noun + head.word) * 1.2 -
            at * 0.12 -
            length(noun + head.word),
        })),
    ),
  );
}

/** How often the founder says it of the offer. */
const timesSaid = (noun: string, { answers }: Brief) =>
  `${answers.solution} ${answers.differentiator}`.match(new RegExp(`\\b${noun}s?\\b`, "gi"))?.length ?? 0;

export function candidates(brief: Brief, nouns: readonly string[]): Candidate[] {
  const topics = topicsOf(brief);
  const deeds = deedsOf(brief);
  const native = nativeOf(brief);
  const spoken = topics
    .filter(({ doubt }) => doubt < 1)
    .slice(0, 2)
    .flatMap((match) => match.cluster.opens.map((noun) => ({ noun, said: timesSaid(noun, brief), match })));
  const own = nouns
    .filter(
      (noun) =>
        noun.length <= 7 && timesSaid(noun, brief) > 0 && !spoken.some((opener) => opener.noun === noun),
    )
    .slice(0, 2)
    .map((noun) => ({ noun, said: timesSaid(noun, brief), match: null }));
  const acts = deeds.length > 0 ? deeds : UNIVERSAL;
  const all: Candidate[] = [
    ...chosenByHand(native, 6),
    ...chosenByHand(topics, 3.4, STRAY),
    ...craftedNames(brief, deeds),
    ...chosenByHand(deeds, 3, STRAY_DEED),
    ...chosenByHand(UNIVERSAL, topics.length + deeds.length < 2 ? 1 : LAST_RESORT),
    ...joined([...spoken, ...own], topics, acts),
    ...ownPhrases(brief).map(({ name, said }, at) => ({
      name,
      kind: "own words" as const,
      gloss: said,
      parts: [name.toLowerCase()],
      head: null,
      source: "own words",
      triggers: [trigger(said)],
      about: "",
      score: 5.4 - at * 0.3 - length(name),
    })),
  ];
  return all.map(passed).filter((candidate) => candidate !== null);
}
