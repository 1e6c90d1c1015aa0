import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentencesOf } from "../text/sentences";

/** From here on a sentence speaks of the offer. */
const OWN = /(?<!\p{L})(?:we|ours?|us|i|my|mine|it|its|here|unlike)(?!\p{L})/iu;
const PARTS = /,? (?:and|but|while|whereas|or) |[,;:] /;

/** "Pharmacies only rent by the month and nobody checks the pump": the clauses told in one breath with this one, where none speaks of the offer. */
export function besideIn({ answers }: { answers: QuizAnswers }, clause: string): string[] {
  const said = clause.toLowerCase().replace(/[.!?]+$/, "");
  const whole = sentencesOf("differentiator", answers.differentiator).find(({ text }) =>
    text.toLowerCase().includes(said),
  )?.text;
  if (!whole) return [];
  const until = whole.search(OWN);
  const told = until < 0 ? whole : whole.slice(0, until);
  return told.toLowerCase().includes(said)
    ? [told, ...told.split(PARTS)].filter((part) => part.trim().split(" ").length > 2)
    : [];
}
