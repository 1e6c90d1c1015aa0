import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentenceSpans } from "../text/sentences";
import type { Archetype } from "../types";
import { VENTURES } from "./catalogue";
import type { Cue, Venture } from "./venture";

/** What two words together say weighs twice what one says; elsewhere in the answers either counts for half. */
const WEIGHT = { one: 1, together: 2, elsewhere: 0.5 } as const;
/** A single word is no evidence, and two words far from where the offer is named are hardly more: something else has to agree. */
const LEAST = 2.5;
/** Below this two kinds that are told alike are neither. */
const CLEAR = 4;
/** What the offer is called stands at its beginning. */
const OPENING = 90;
const OPENS = 0.5;
/** Up to here a stem has to be the whole word. */
const SHORT = 4;

/** Words in small letters with one space around each: a stem stands in it where a word begins with it. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
/** What to look for in a plain text: the beginning of a word, or the whole of a short one. */
const looked = (stem: string): readonly string[] => {
  const said = plain(stem).trimEnd();
  return stem.length <= SHORT ? [`${said} `, `${said}s `] : [said];
};
type Looked = readonly (readonly string[])[];
const all = (text: string, stems: Looked) => stems.every((stem) => stem.some((said) => text.includes(said)));

const sentencesOf = (text: string) =>
  sentenceSpans(text).map(({ start, end }) => plain(text.slice(start, end)));

interface Told {
  opening: string;
  offered: readonly string[];
  elsewhere: readonly string[];
  whole: string;
  solution: string;
  audience: string;
}

interface Prepared {
  venture: Venture;
  not: Looked;
  cues: readonly { stems: Looked; whom: Looked; weight: number }[];
}

function prepare(venture: Venture): Prepared {
  const cues = venture.cues.map(({ stems, whom }: Cue) => {
    const words = [...stems, ...whom].reduce((count, stem) => count + stem.split(" ").length, 0);
    const weight = words > 1 ? WEIGHT.together + (words - 2) / 2 : WEIGHT.one;
    return { stems: stems.map(looked), whom: whom.map(looked), weight };
  });
  return { venture, not: venture.not.map(looked), cues };
}
const PREPARED = VENTURES.map(prepare);

/** How much one cue says of these answers. */
function weigh({ stems, whom, weight }: Prepared["cues"][number], told: Told) {
  if (!all(told.whole, stems) || !all(told.audience, whom)) return { offered: 0, elsewhere: 0 };
  const opens = all(told.opening, stems) ? OPENS : 0;
  return {
    offered: told.offered.some((sentence) => all(sentence, stems)) ? weight + opens : 0,
    elsewhere: told.elsewhere.some((sentence) => all(sentence, stems)) ? weight * WEIGHT.elsewhere : 0,
  };
}

/** Many ways of saying one thing are one thing: the strongest few count. */
const MOST = 3;
const strongest = (weights: readonly number[]) =>
  weights
    .toSorted((a, b) => b - a)
    .slice(0, MOST)
    .reduce((sum, weight) => sum + weight, 0);

function score({ not, cues }: Prepared, told: Told): number {
  const found = cues.map((cue) => weigh(cue, told));
  const offered = strongest(found.map((cue) => cue.offered));
  if (offered === 0 || not.some((stem) => all(told.solution, [stem]))) return 0;
  return offered + strongest(found.map((cue) => cue.elsewhere));
}

interface Ranked {
  venture: Venture;
  weight: number;
}

/** A pot that waters itself is a device and a subscription to plants is none: of two kinds the one that earns this way. */
const EARNS_SO = 0.6;

/** The known kinds of venture that the answers speak of, most of all first. */
export function rank(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Ranked[] {
  const { solution, problem, differentiator, businessModel, targetAudience } = answers;
  const offered = sentencesOf(solution);
  const elsewhere = [problem, differentiator, businessModel].flatMap(sentencesOf);
  const told: Told = {
    opening: plain(solution.slice(0, OPENING)),
    offered,
    elsewhere,
    whole: [...offered, ...elsewhere].join(""),
    solution: plain(solution),
    audience: plain(targetAudience),
  };
  return PREPARED.filter(({ venture: { to } }) => to === "both" || (to === "firms") === b2b)
    .map((prepared) => ({ venture: prepared.venture, weight: score(prepared, told) }))
    .filter(({ weight }) => weight >= LEAST)
    .map(({ venture, weight }) => ({
      venture,
      weight: weight + (earns && venture.kinds.includes(earns) ? EARNS_SO : 0),
    }))
    .sort((a, b) => b.weight - a.weight);
}

/** The known kind of venture that the answers speak of most; null where they speak of none. English answers only. */
export function ventureOf(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Venture | null {
  const [first, second] = rank(answers, b2b, earns);
  if (!first || (first.weight < CLEAR && second?.weight === first.weight)) return null;
  return first.venture;
}
