import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { remembered } from "../text/remembered";
import { clauseAt, sentenceSpans } from "../text/sentences";
import type { Clause } from "../types";
import { LEARNED } from "./data/learned";
import { featuresOf } from "./features";
import type { ToldKind } from "./kinds";
import { likelihood, readWeights, type Weights } from "./weights";

let known: Weights | null = null;
const weights = () => {
  known ??= readWeights(LEARNED);
  return known;
};

/** A sentence and how likely it tells of each kind. */
export interface ToldSentence {
  clause: Clause;
  likely: Readonly<Record<ToldKind, number>>;
}

/** The sentences of an answer with what each of them likely tells. */
export const toldIn = (field: AnswerField, answer: string): readonly ToldSentence[] =>
  recent(`${field} ${answer}`, () => {
    const spans = sentenceSpans(answer);
    return spans.map((span, at) => {
      const features = featuresOf({
        field,
        text: answer.slice(span.start, span.end),
        at,
        of: spans.length,
      });
      const of = (kind: ToldKind) => likelihood(weights(), features, kind);
      return { clause: clauseAt(field, answer, span), likely: { sign: of("sign"), team: of("team") } };
    });
  });

/** The answers of one idea, asked for by several readings. */
const KEPT = 20;
const recent = remembered<readonly ToldSentence[]>(KEPT);

/** So likely a sentence tells of it by itself; and so unlikely that rules which say so are not believed. */
const ENOUGH: Readonly<Record<ToldKind, number>> = { sign: 0.3, team: 0.4 };
const HARDLY: Readonly<Record<ToldKind, number>> = { sign: 0.01, team: 0.02 };

/** The sentence of an answer that a part of it stands in. */
const around = (part: Clause, answer: string) =>
  toldIn(part.field, answer).find(({ clause }) => clause.start <= part.start && part.start < clause.end);

/** Whether the sentence that a part stands in tells of a kind; the other way round, whether it hardly can. */
export const likelyTells = (part: Clause, answer: string, kind: ToldKind): boolean =>
  (around(part, answer)?.likely[kind] ?? 0) >= ENOUGH[kind];
export const hardlyTells = (part: Clause, answer: string, kind: ToldKind): boolean =>
  (around(part, answer)?.likely[kind] ?? 1) < HARDLY[kind];

/** The sentences of an answer that likely tell of a kind. */
export const sentencesTelling = (field: AnswerField, answer: string, kind: ToldKind): Clause[] =>
  toldIn(field, answer).flatMap(({ clause, likely }) => (likely[kind] >= ENOUGH[kind] ? [clause] : []));
