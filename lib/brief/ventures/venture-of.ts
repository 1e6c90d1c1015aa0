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

const escaped = (stem: string) => stem.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ -]");
const PATTERNS = new Map<string, RegExp>();
function pattern(stem: string): RegExp {
  const known = PATTERNS.get(stem);
  if (known) return known;
  const made = new RegExp(`(?<!\\p{L})${escaped(stem)}${stem.length <= SHORT ? "s?(?!\\p{L})" : ""}`, "iu");
  PATTERNS.set(stem, made);
  return made;
}
const says = (text: string, stem: string) => pattern(stem).test(text);

const sentencesOf = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

interface Told {
  opening: string;
  offered: readonly string[];
  elsewhere: readonly string[];
  solution: string;
  audience: string;
}

const all = (text: string, stems: readonly string[]) => stems.every((stem) => says(text, stem));

/** How much one cue says of these answers. */
function weigh({ stems, whom }: Cue, told: Told): { offered: number; elsewhere: number } {
  const none = { offered: 0, elsewhere: 0 };
  if (!all(told.audience, whom)) return none;
  const words = [...stems, ...whom].reduce((count, stem) => count + stem.split(" ").length, 0);
  const weight = words > 1 ? WEIGHT.together + (words - 2) / 2 : WEIGHT.one;
  const offered = told.offered.some((sentence) => all(sentence, stems));
  const elsewhere = told.elsewhere.filter((sentence) => all(sentence, stems)).length > 0;
  return {
    offered: offered ? weight + (all(told.opening, stems) ? OPENS : 0) : 0,
    elsewhere: elsewhere ? weight * WEIGHT.elsewhere : 0,
  };
}

/** Many ways of saying one thing are one thing: the strongest few count. */
const MOST = 3;
const strongest = (weights: readonly number[]) =>
  weights
    .toSorted((a, b) => b - a)
    .slice(0, MOST)
    .reduce((sum, weight) => sum + weight, 0);

function score(venture: Venture, told: Told): number {
  if (venture.not.some((stem) => says(told.solution, stem))) return 0;
  const found = venture.cues.map((cue) => weigh(cue, told));
  const offered = strongest(found.map((cue) => cue.offered));
  return offered === 0 ? 0 : offered + strongest(found.map((cue) => cue.elsewhere));
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
  const told: Told = {
    opening: solution.slice(0, OPENING),
    offered: sentencesOf(solution),
    elsewhere: [problem, differentiator, businessModel].flatMap(sentencesOf),
    solution,
    audience: targetAudience,
  };
  return VENTURES.filter(({ to }) => to === "both" || (to === "firms") === b2b)
    .map((venture) => ({ venture, weight: score(venture, told) }))
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
