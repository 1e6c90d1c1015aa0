import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ownStatements } from "../buyers/own-statements";
import { COUNT } from "../text/number-words";
import { clauseAt, type Span } from "../text/sentences";
import type { Clause } from "../types";
import { kindOfStatement } from "./classify";
import { deniesSale } from "./denials";
import { type Evidence, hasHappened, isYetToCome, surest } from "./kinds";
import { shareThatHeld } from "./outcome";

/** Where one statement ends and another doer or another time begins. */
const NEXT = new RegExp(
  `[,;] (?:(?:and|but|so|while|which|because) )?(?=(?:we|i|they|all|mates|some|it|that|then|my|our|(?:about |over )?${COUNT})\\b)|,? (?:and|but|so) (?=(?:we|i|they|it|am|are|is|now|want|hope|plan|will|would|can|my|our|(?:about |over )?${COUNT} (?:of |\\p{L}+ (?:have|has|are|were|\\p{L}+ed|came|paid|bought))|the|an?)\\b)|,? but | - | – `,
  "giu",
);

function partsOf(text: string, { start, end }: Span): Span[] {
  const body = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: cut, index } of body.matchAll(NEXT)) {
    if (body.slice(from, index).trim().split(/\s+/).length < 2) continue;
    spans.push({ start: start + from, end: start + index });
    from = index + cut.length;
  }
  return [...spans, { start: start + from, end }];
}

/** "..., 96% warned in time versus 61% before": what came of it belongs to it. */
const CAME_OF_IT = /\d ?%|\bversus\b|\binstead of \d|\bfrom \d\S* to \d/i;
/** "Most customers choose our yearly plan, which costs $190". */
const PRICED = /, which costs? [^,;]*$/i;
const withoutPrice = (clause: Clause, text: string): Clause => {
  const at = clause.text.search(PRICED);
  return at < 0 ? clause : clauseAt(clause.field, text, { start: clause.start, end: clause.start + at });
};

/** "600 tested over two winters, 9 failed" is one statement: the second half says how the first went. */
function oneStatement(clause: Clause, text: string): Evidence {
  const { field } = clause;
  if (shareThatHeld(clause.text) !== null) return { kind: kindOfStatement(clause.text, field), clause };
  const parts = partsOf(text, clause).map((span) => clauseAt(field, text, span));
  const kinds = parts.map((part) => kindOfStatement(part.text, field));
  const first = kinds.findIndex(hasHappened);
  if (first < 0) {
    const whole = kindOfStatement(clause.text, field);
    return { kind: hasHappened(whole) && kinds.some(isYetToCome) ? surest(kinds) : whole, clause };
  }
  const stop = kinds.findIndex((kind, at) => at > first && isYetToCome(kind));
  const run = kinds.slice(first, stop < 0 ? undefined : stop);
  const held = parts.findLastIndex(
    (part, at) => at > first && at < first + run.length && CAME_OF_IT.test(part.text),
  );
  // "... but have not opened to customers" belongs to what is told before it.
  const denied = parts.findLastIndex((part, at) => at > first && deniesSale(part.text));
  const last = Math.max(first + run.findLastIndex(hasHappened), held, denied);
  const [from, to] = [parts[first], parts[last]];
  const told = from && to ? clauseAt(field, text, { start: from.start, end: to.end }) : clause;
  return { kind: surest(run), clause: told };
}

const FIELDS: readonly AnswerField[] = ["differentiator", "solution", "businessModel", "targetAudience"];

/**
 * Every statement of the founder's own business with what it is good for, cut so that a wish or a price beside an event
 * is not told as one. Of the problem only what tells of own work. Pure.
 */
export const readEvidence = (answers: QuizAnswers): Evidence[] =>
  ownStatements(answers, FIELDS).map((clause) => {
    const text = answers[clause.field];
    return oneStatement(withoutPrice(clause, text), text);
  });
