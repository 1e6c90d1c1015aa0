import type { Brief } from "@/lib/brief/types";
import { GLOSS } from "./data/gloss";

export interface Gloss {
  /** "restaurants": whom the answers speak of; null when no word is known. */
  customers: string | null;
  /** "app" */
  offer: string | null;
  /** What it is about, in the order of the answers: "demand", "dish". */
  subjects: string[];
  /** Those of the offer: what only the problem names is not sold. */
  offered: string[];
}

/** "Buyers" says less than whatever else the audience is called. */
const GENERAL = new Set([
  "buyers",
  "customers",
  "families",
  "companies",
  "women",
  "children",
  "young people",
]);
const generalLast = (a: string, b: string) => Number(GENERAL.has(a)) - Number(GENERAL.has(b));

const opening = (answer: string) => /^[^.;:!?]+/.exec(answer.trim())?.[0] ?? "";

/** English words for a few of the founder's own; only single trade words are ever translated, never a sentence. */
export function gloss({ answers, segments }: Pick<Brief, "answers" | "segments">): Gloss {
  const find = (rows: readonly [string, RegExp[]][], text: string) =>
    rows
      .map(([english, words]) => ({
        english,
        at: Math.min(
          ...words.map((word) => {
            const found = text.search(word);
            return found < 0 ? Number.POSITIVE_INFINITY : found;
          }),
        ),
      }))
      .filter(({ at }) => Number.isFinite(at))
      .sort((a, b) => a.at - b.at)
      .map(({ english }) => english);
  const firstOf = (audience: string) => find(GLOSS.customers, audience).sort(generalLast)[0] ?? null;
  const offered = find(GLOSS.subjects, answers.solution);
  return {
    // Who is named first buys, whatever others are called behind them.
    customers: firstOf(segments[0]?.text ?? "") ?? firstOf(answers.targetAudience),
    // What is offered is said first; what comes later is said of it.
    offer: find(GLOSS.offers, opening(answers.solution))[0] ?? null,
    subjects: [...new Set([...offered, ...find(GLOSS.subjects, answers.problem)])],
    offered,
  };
}
