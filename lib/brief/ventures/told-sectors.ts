import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { SECTORS } from "../data/sectors";
import { MADE_FROM } from "../offer/sector";
import type { Brief } from "../types";
import { VENTURES } from "./catalogue";
import { KINDS_OF_SECTORS } from "./data/sectors";
import type { Venture } from "./venture";
import { FEW_WORDS, likenesses, tellingWords } from "./venture-of";

type Sector = Brief["sector"];

/** The sector of each known kind. */
export const SECTOR_OF: ReadonlyMap<string, string> = new Map(
  KINDS_OF_SECTORS.trim()
    .split("\n")
    .flatMap((row) => {
      const [sector = "", kinds = ""] = row.split(": ");
      return kinds.split(" ").map((kind) => [kind, sector] as const);
    }),
);

/** With each kind hidden in turn, these three find the sector of most founders' answers: 43 of 100, by its terms alone 33. */
const SHARPNESS = 30;
const BY_TERMS = 0.5;
const LEAST = 0.12;
/** A known kind is of its sector, as surely as the kind is read. */
const KNOWN = 0.9;

const named = (id: string, confidence: number, evidence: string[]): Sector => ({
  id,
  label: SECTORS.find((sector) => sector.id === id)?.label ?? id,
  confidence,
  evidence,
});

/** How likely founders with these answers are of each sector, by the kinds of venture that they are like; the sum is 1. */
function toldSectors(answers: QuizAnswers): Map<string, number> {
  const solution = answers.solution.replace(MADE_FROM, " ");
  const powers = likenesses({ ...answers, solution }).map((like) => Math.exp(SHARPNESS * like));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const shares = new Map<string, number>();
  VENTURES.forEach(({ id }, kind) => {
    const sector = SECTOR_OF.get(id) ?? "";
    shares.set(sector, (shares.get(sector) ?? 0) + (powers[kind] ?? 0) / total);
  });
  return shares;
}

/** The sector that was read by its terms, put right by the kind of venture, or by the kinds that English answers are like. */
export function settleSector(read: Sector, answers: QuizAnswers, venture: Venture | null): Sector {
  const likely = toldSectors(answers);
  const ofKind = venture && SECTOR_OF.get(venture.id);
  if (ofKind)
    return (likely.get(read.id) ?? 0) < LEAST && ofKind !== read.id
      ? named(ofKind, KNOWN, read.evidence)
      : read;
  if (tellingWords(answers) < FEW_WORDS) return read;
  likely.set(read.id, (likely.get(read.id) ?? 0) + BY_TERMS * read.confidence);
  const [first, weight] = [...likely].reduce((best, each) => (each[1] > best[1] ? each : best));
  // What was read stands where nothing is far likelier.
  const enough = read.confidence > 0 ? 3 * LEAST : LEAST;
  return first === read.id || weight < enough ? read : named(first, Math.min(KNOWN, weight), read.evidence);
}
