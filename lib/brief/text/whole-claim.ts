import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Clause } from "../types";
import { clauseAt, clausesOf, sentenceSpans } from "./sentences";

/** "..., so each child's allergies are always current": what makes it so stands before it. */
const FOLLOWS = /,? so (?:that )?$/i;
/** "..., and we do not": what is not done was named before. */
const SHORTENED = /\b(?:do|does|did|are|is|was|were|can|could|will|would|has|have)(?:n['’]t| not)?$/i;
/** "..., in a factory we visit every three months": where, and not what. */
const OF_PLACE = /^(?:in|at|from|of|by|under|through|within) (?:an?|the|our|one|two|three) /i;
const MOST = 26;

/** A clause that cannot be understood alone, with what it leans on in its sentence; every other clause as it is. */
export function wholeClaim(clause: Clause, answers: QuizAnswers): Clause {
  const text = answers[clause.field];
  const before = text.slice(0, clause.start);
  const leans = FOLLOWS.test(before) || SHORTENED.test(clause.text) || OF_PLACE.test(clause.text);
  const sentence =
    leans && sentenceSpans(text).find(({ start, end }) => start < clause.start && end >= clause.end);
  if (!sentence) return clause;
  const previous = clausesOf(clause.field, text)
    .filter(({ start, end }) => start >= sentence.start && end <= clause.start)
    .at(-1);
  const whole = clauseAt(clause.field, text, { start: previous?.start ?? sentence.start, end: clause.end });
  return whole.text.split(/\s+/).length <= MOST ? whole : clause;
}
