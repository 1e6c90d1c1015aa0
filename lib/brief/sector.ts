import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { SECTORS } from "./data/sectors";
import type { Brief } from "./types";

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const TERMS = new Map<string, { sector: string; weight: number }[]>();
for (const sector of SECTORS) {
  for (const { term, weight } of sector.terms)
    TERMS.set(term, [...(TERMS.get(term) ?? []), { sector: sector.id, weight }]);
}
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(${[...TERMS.keys()]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|")})(?:s|es)?(?![\\p{L}\\d])`,
  "giu",
);

const MANY = 2;

function scores(
  text: string,
  into: Map<string, { score: number; evidence: Set<string> }>,
  factor: number,
): void {
  const seen = new Map<string, number>();
  for (const match of text.matchAll(PATTERN)) {
    const term = (match[1] ?? "").toLowerCase();
    const times = (seen.get(term) ?? 0) + 1;
    seen.set(term, times);
    if (times > MANY) continue;
    for (const { sector, weight } of TERMS.get(term) ?? []) {
      const row = into.get(sector) ?? { score: 0, evidence: new Set<string>() };
      row.score += (weight * factor) / times;
      row.evidence.add(term);
      into.set(sector, row);
    }
  }
}

/**
 * The sector by weighted terms in problem and solution alone (a customer's trade is not the founder's own). Confidence is
 * the winner's share against the runner-up, damped when little was found: below 0.5 the founder should be asked.
 */
export function readSector(answers: QuizAnswers): Brief["sector"] {
  const found = new Map<string, { score: number; evidence: Set<string> }>();
  scores(answers.problem, found, 1);
  scores(answers.solution, found, 1.5);
  const ranked = [...found.entries()].sort((a, b) => b[1].score - a[1].score || a[0].localeCompare(b[0]));
  const first = ranked[0];
  if (!first || first[1].score < 2)
    return { id: "general", label: "General", confidence: 0, evidence: [...(first?.[1].evidence ?? [])] };
  const second = ranked[1]?.[1].score ?? 0;
  const lead = first[1].score / (first[1].score + second);
  const enough = Math.min(1, first[1].score / 8);
  const sector = SECTORS.find(({ id }) => id === first[0]);
  return {
    id: first[0],
    label: sector?.label ?? first[0],
    confidence: Math.round(lead * enough * 100) / 100,
    evidence: [...first[1].evidence],
  };
}
