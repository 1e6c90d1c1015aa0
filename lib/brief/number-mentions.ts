import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { ReadAmount } from "./amounts/amount-roles";
import type { Money } from "./costs/stated-costs";
import type { AmountRole } from "./data/amount-cues";
import { TRACTION_CUES } from "./data/cues";
import { ANSWER_FIELDS } from "./text/fields";
import { NUMBER, parseNumber } from "./text/number-words";
import { clauseAt, sentenceSpans } from "./text/sentences";
import type { Clause, NumberMention, NumberRole } from "./types";

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
