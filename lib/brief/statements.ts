import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "./amount-roles";
import type { AmountRole } from "./data/amount-cues";
import { PAIN_CUES, PROOF_CUES, TEAM_CUES, TRACTION_CUES } from "./data/cues";
import { ANSWER_FIELDS } from "./fields";
import { NUMBER, parseNumber } from "./number-words";
import { unique } from "./offer";
import { singular } from "./price-tail";
import type { Money } from "./read-money";
import { clauseAt, clausesOf, sentenceSpans, sentencesOf } from "./sentences";
import type { Brief, Clause, NumberMention, NumberRole } from "./types";

const MAX = 6;
const pick = (clauses: readonly Clause[], cue: RegExp) =>
  unique(clauses.filter(({ text }) => cue.test(text) && text.split(/\s+/).length >= 3)).slice(0, MAX);

/** Sentences of the problem that name a cost, a loss or a worry; the whole problem when no cue speaks. */
export function readPains(answers: QuizAnswers): Clause[] {
  const sentences = sentencesOf("problem", answers.problem);
  const found = pick(sentences, PAIN_CUES);
  return found.length > 0 ? found : sentences.slice(0, 2);
}

/** Checkable clauses of the differentiator, as the founder's claims. */
export const readProof = (answers: QuizAnswers): Clause[] =>
  pick(clausesOf("differentiator", answers.differentiator), PROOF_CUES);

export function readTraction(answers: QuizAnswers): Clause[] {
  const fields: readonly AnswerField[] = ["differentiator", "solution", "businessModel"];
  return pick(
    fields.flatMap((field) => sentencesOf(field, answers[field])),
    TRACTION_CUES,
  ).filter(
    ({ text }) =>
      !/\b(?:will|plan to|want to|hope to|going to|would)\b[^.]{0,40}$/i.test(text) || /\d/.test(text),
  );
}

export const readTeam = (answers: QuizAnswers): Clause[] =>
  pick(
    ANSWER_FIELDS.flatMap((field) => sentencesOf(field, answers[field])),
    TEAM_CUES,
  );

const clauseAround = (field: AnswerField, text: string, at: number): Clause => {
  const span = sentenceSpans(text).find(({ start, end }) => start <= at && at < end) ?? {
    start: 0,
    end: text.length,
  };
  return clauseAt(field, text, span);
};

const ROLES: Partial<Record<AmountRole, NumberRole>> = {
  price: "price",
  oneOff: "price",
  cpm: "price",
  grant: "price",
  donation: "price",
  take: "share",
  share: "share",
  cost: "cost",
  capex: "cost",
  pay: "cost",
  cac: "cac",
  discount: "discount",
  average: "volume",
  traction: "traction",
};
const PLAIN = new RegExp(
  `(?<![\\p{L}\\d.,$€£¥₹])(${NUMBER})\\s?(k|thousand|million|m|bn|billion)?\\s+((?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]{3,})`,
  "giu",
);
const DURATION =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|weekdays?|horas?|minutos?|días?|meses|años?|stunden|minuten|heures|jours)$/i;
const FACTOR: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6, m: 1e6, bn: 1e9, billion: 1e9 };
const NOUN_STOP =
  /^(?:of|in|on|at|and|or|to|by|for|from|with|per|a|an|the|is|are|that|who|which|than|as|de|en|y|und|et)$/i;

function nounOf(words: string): string {
  const parts = words.split(/\s+/);
  const stop = parts.findIndex((word) => NOUN_STOP.test(word));
  const kept = stop < 0 ? parts.slice(0, 1) : parts.slice(0, stop);
  return kept.pop()?.toLowerCase() ?? "";
}

function plainRole(field: AnswerField, noun: string, sentence: string): NumberRole {
  if (DURATION.test(noun)) return "duration";
  if (field === "businessModel" && /\b(?:a|per|each|every) (?:day|week|month|year)\b/i.test(sentence))
    return "volume";
  if (/\b(?:holds?|fits?|seats?|capacity|room for|up to)\b/i.test(sentence)) return "capacity";
  if (TRACTION_CUES.test(sentence) && field !== "problem") return "traction";
  return "count";
}

/** Outside the business model a price is somebody else's and a percentage is a finding. */
function amountRole(field: AnswerField, { role, kind }: ReadAmount): NumberRole {
  const read = role ? ROLES[role] : undefined;
  const own = field === "businessModel";
  if (kind === "percent") return read && (own || role === "discount") ? read : "percentage";
  if (!own && (read === undefined || read === "price" || read === "volume")) return "other";
  return read ?? (role === null ? "price" : "other");
}

/** Every number with what it counts; amounts keep the role that was read for the prices. */
export function readNumbers(answers: QuizAnswers, { amounts, currency }: Money): NumberMention[] {
  const mentions: NumberMention[] = amounts.map(({ field, amount }) => ({
    value: amount.kind === "percent" ? amount.value * 100 : amount.value,
    unit: amount.kind === "percent" ? "%" : currency,
    role: amountRole(field, amount),
    clause: clauseAround(field, answers[field], amount.start),
  }));
  for (const field of ANSWER_FIELDS) {
    const text = answers[field];
    const taken = amounts.filter((row) => row.field === field).map(({ amount }) => amount);
    for (const match of text.matchAll(PLAIN)) {
      const at = match.index;
      if (taken.some(({ start, end }) => at < end && at + (match[1]?.length ?? 0) > start)) continue;
      const noun = nounOf(match[3] ?? "");
      const value = parseNumber(match[1] ?? "", false) * (FACTOR[(match[2] ?? "").toLowerCase()] ?? 1);
      if (!noun || !Number.isFinite(value)) continue;
      const clause = clauseAround(field, text, at);
      mentions.push({ value, unit: noun, role: plainRole(field, noun, clause.text), clause });
    }
  }
  return mentions;
}

const founder = (value: number, text: string): Assumed => ({
  value,
  low: value,
  high: value,
  provenance: "founder",
  note: `Stated: ${text}`,
});

/** "There are 120,000 independent pharmacies in the US": a count of possible customers, when its noun is in the audience. */
export function readMarketCount(
  numbers: readonly NumberMention[],
  segments: readonly Clause[],
): Brief["stated"]["marketCount"] {
  const audience = segments.map(({ text }) => text.toLowerCase()).join(" ");
  for (const { value, unit, role, clause } of numbers) {
    if (value < 500 || role !== "count" || unit.length < 4 || !audience.includes(singular(unit).slice(0, -1)))
      continue;
    if (
      !/\b(?:there are|about|around|some|roughly|nearly|over|more than|has|have|total of|hay|existen|es gibt|il y a|ci sono)\b/i.test(
        clause.text,
      ) ||
      /\b(?:with|of|between|to)\s+[\d,.]+\s*(?:to|-|–)?\s*[\d,.]*\s*employees\b/i.test(clause.text)
    )
      continue;
    return { ...founder(value, clause.text), noun: unit };
  }
  return undefined;
}

/** Paying customers that exist already; readers and testers who do not pay are no customers. */
export function readCustomers(traction: readonly Clause[]): Assumed | undefined {
  for (const { text } of traction) {
    const match =
      /\b(\d[\d,]*)\s+(?:\p{L}+\s)?(?:paying|paid)\s+(?:\p{L}+\s)?(?:customers?|users?|subscribers?|clients?|members?|companies|restaurants|pilots)\b/iu.exec(
        text,
      ) ??
      /\b(?:we (?:already )?have|already have|serve|serving)\s+(\d[\d,]*)\s+(?:customers|clients|subscribers)\b/i.exec(
        text,
      );
    const count = Number(match?.[1]?.replace(/,/g, ""));
    if (match && count > 0) return founder(count, match[0]);
  }
  return undefined;
}
