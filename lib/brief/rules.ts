import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { CONTRADICTION_RULES } from "./data/contradictions";
import { RED_FLAG_RULES } from "./data/red-flags";
import { WITHHELD_PROMISES } from "./data/unlawful-promises";
import { ANSWER_FIELDS } from "./text/fields";
import { NEGATION, sentencesOf } from "./text/sentences";
import type { Brief, Clause } from "./types";

const allSentences = (answers: QuizAnswers) =>
  ANSWER_FIELDS.flatMap((field) => sentencesOf(field, answers[field]));

/** "We do not gamble", "no ads": a negation shortly before the words turns them round. */
function affirmed(clause: Clause, pattern: RegExp): boolean {
  const match = pattern.exec(clause.text);
  if (!match) return false;
  const before = clause.text.slice(Math.max(0, match.index - 18), match.index);
  return !NEGATION.test(before);
}

/** The problem tells how it is done today, and nothing of the offer. */
const OF_THE_OFFER = ANSWER_FIELDS.filter((field) => field !== "problem");
/** Pairs of statements that cannot both hold, with the one that the plan follows. */
export function findContradictions(answers: QuizAnswers): Brief["contradictions"] {
  const sentences = allSentences(answers);
  const found = CONTRADICTION_RULES.flatMap(
    ({ rule, a, b, aIn = OF_THE_OFFER, bIn = OF_THE_OFFER, unless, reading, why }) => {
      const first = sentences.find((clause) => aIn.includes(clause.field) && a.test(clause.text));
      const second = sentences.find(
        (clause) =>
          bIn.includes(clause.field) &&
          affirmed(clause, b) &&
          !(clause === first && !/guaranteed/.test(rule) && overlap(clause, a, b)),
      );
      if (!first || !second) return [];
      if (unless && sentences.some((clause) => unless.test(clause.text))) return [];
      return [{ rule, a: first, b: second, reading, why }];
    },
  );
  // The same two sentences contradict each other once.
  return found.filter(
    ({ a, b }, i) => found.findIndex((other) => other.a.text === a.text && other.b.text === b.text) === i,
  );
}

/** The two patterns match the same words of one sentence. */
function overlap(clause: Clause, a: RegExp, b: RegExp): boolean {
  const x = a.exec(clause.text);
  const y = b.exec(clause.text);
  return x !== null && y !== null && x.index < y.index + y[0].length && y.index < x.index + x[0].length;
}

/** Claims to leave out and activities to check, each with the sentence that says it. The problem answer describes the world, not the offer. */
export function findRedFlags(answers: QuizAnswers): Brief["redFlags"] {
  const sentences = allSentences(answers).filter(({ field }) => field !== "problem");
  return RED_FLAG_RULES.flatMap(({ rule, pattern, unless, advice }) => {
    const clause = sentences.find((sentence) => affirmed(sentence, pattern) && !unless?.test(sentence.text));
    return clause ? [{ rule, clause, advice }] : [];
  });
}

const CLAIMS = new Set([
  "stopping-medicine",
  "sure-cure",
  "medical-claim",
  "claimed-study",
  ...WITHHELD_PROMISES,
]);
/** Left out of every text, and not only warned of. */
export const isWithheld = (rule: string) => CLAIMS.has(rule);
/** What no text may promise in the founder's place, in whatever language it is said. */
export const isForbiddenClaim = (text: string, only?: string): boolean =>
  RED_FLAG_RULES.some(
    ({ rule, pattern, unless }) =>
      CLAIMS.has(rule) && (only ?? rule) === rule && pattern.test(text) && !unless?.test(text),
  );
