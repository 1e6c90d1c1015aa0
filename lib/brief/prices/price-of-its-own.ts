import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { PERIOD_WORDS, SEAT_WORDS } from "../data/periods";
import { sentenceSpans } from "../text/sentences";
import type { Reading } from "./line-kind";
import type { PricedLine } from "./line-plans";

const A_PLAN =
  /\b(?:plans?|tiers?|editions?|subscription|membership|licen[cs]es?|basic|pro|plus|premium|standard|starter|business|teams?|enterprise|unlimited|family|agenc(?:y|ies)|users?|seats?)\b/i;
/** "Live mock test with a trainer 600": done once each time it is paid. */
const AN_ACT =
  /(?:^|\s)(test|session|call|consultation|review|lesson|check|exam|visit|interview|audit|assessment|appointment)(?:\s(?:with|by|from|of|at)\s[^.;,]*)?$/i;
/** "€249 per fair": each time there is one. */
const OCCASION =
  /^\s*(?:per|for each|for every) (fair|festival|wedding|event|show|match|tournament|exhibition|conference|campaign)\b/i;
/** "Fixtures average 280", "lamps sell for 60": so much for each. */
const PIECES_AT =
  /(?:^|[.;,]\s)(?:(?:the|our|most)\s)?(?:\p{L}+\s)?(\p{L}{3,}s)\s(?:average|sell for|sell at|go for)\s(?:about |around )?$/iu;
/** "Extra training days are 480", "an audit pack where I sit with you is 95": what a sentence of its own begins with. */
const THING =
  /^(?:(?:an?|the|each|every|one|extra|additional|further|single|on-site|onsite|optional)\s)*((?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,})\s(?=(?:(?:where|which|that|with|for|by|on|at|of|in|from|over|is|are|costs?)\s|[\p{Sc}\d]|$))/iu;
const NO_THING =
  /\b(?:we|i|you|they|it|this|that|there|who|what|customers?|clients?|price|prices|then|later|first|second|third)\b/i;
function opensWith(amount: ReadAmount, text: string): string | undefined {
  const sentence = sentenceSpans(text).find(({ start, end }) => start <= amount.start && amount.start < end);
  const ahead = text.slice(sentence?.start ?? amount.start, amount.start);
  const [, words = ""] = /[\p{Sc}\d]/u.test(ahead) || amount.tail.period ? [] : (THING.exec(ahead) ?? []);
  const noun = words.split(" ").pop()?.toLowerCase();
  return words && !NO_THING.test(words) && !A_PLAN.test(words) ? noun : undefined;
}

/** "Pay per shipment 449", "pay per query, 15 shillings each". */
const PER_ITS_UNIT =
  /\b(?:per|each|every)\s(?:\p{L}+\s)??(?!from\b|costs?\b)(\p{L}{3,})(?:[,:]| (?:from|at|for|is|costs?))?\s$/iu;
/** "Training half a day on site 390", "maths crash pack 89": had once, whatever is paid by the month. */
const HAD_ONCE =
  /(?:^|[.;,]\s|\b(?:and|or|plus)\s)(?:[\p{L}-]+\s){0,2}(training|workshop|seminar|migration|(?<!family |team |group |starter |pro )pack|report|book)(?:\s[^\d.;,\p{Sc}]{1,30})?\s$/iu;
const OF_MEMBERS = /\b(?:members?|users?|seats?|subscribers?|accounts?) (?:at|for|pay) $/i;
function onceOrEachTime({ before, after, tail }: ReadAmount, monthly: boolean): Reading | null {
  if (tail.unit || tail.period) return null;
  const unit = singular(PER_ITS_UNIT.exec(before)?.[1]?.toLowerCase() ?? "");
  if (unit && !PERIOD_WORDS[unit] && !SEAT_WORDS.has(unit)) return { kind: "perUse", unit, stated: true };
  if (!monthly) return null;
  if (/^\s*each\b(?! (?:month|year|week|quarter)\b)/i.test(after) && !OF_MEMBERS.test(before))
    return { kind: "perUse", unit: "", stated: true };
  const once = HAD_ONCE.exec(before)?.[1]?.toLowerCase();
  return once ? { kind: "oneOff", unit: once, stated: true } : null;
}

/** "14 a month. A video call is 45": beside a stated period, a sum without one is paid each time and not by the month. */
export function ofItsOwn(
  reading: Reading,
  amount: ReadAmount,
  priced: readonly PricedLine[],
  text: string,
): Reading {
  const { clause, tail, before, after } = amount;
  const other = reading.stated ? null : onceOrEachTime(amount, reading.kind === "recurring");
  if (other) return other;
  const piece = PIECES_AT.exec(before)?.[1];
  if (piece && !reading.stated && reading.kind === "recurring" && !A_PLAN.test(before))
    return { kind: "unitSale", unit: singular(piece.toLowerCase()), stated: true };
  const occasion = OCCASION.exec(after)?.[1]?.toLowerCase();
  if (occasion && !reading.stated && reading.kind === "recurring")
    return { kind: "perUse", unit: occasion, stated: true };
  const act = AN_ACT.exec(clause?.subject ?? "")?.[1]?.toLowerCase();
  if (act && !reading.stated && reading.kind === "recurring" && !A_PLAN.test(clause?.subject ?? ""))
    return { kind: "perUse", unit: act, stated: true };
  const paidMonthly = priced.at(-1)?.amount.tail.period === "month";
  if (paidMonthly && !reading.stated && reading.unit !== "" && tail.unit && !SEAT_WORDS.has(reading.unit))
    return { kind: "perUse", unit: reading.unit, stated: true };
  const noun =
    /^(?:an?|each|every|one)\s(?:\p{L}+\s)?(\p{L}{3,})(?:\s(?:with|by|from|for|of)\s.*)?$/iu.exec(
      clause?.subject ?? "",
    )?.[1] ?? opensWith(amount, text);
  if (reading.stated || reading.kind !== "recurring" || !noun || A_PLAN.test(clause?.subject ?? ""))
    return reading;
  const monthly = priced.some(({ line, amount }) => line.kind === "recurring" && amount.tail.period !== null);
  return monthly ? { kind: "perUse", unit: singular(noun), stated: true } : reading;
}
