import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { SECTORS } from "../data/sectors";
import { readGeography } from "../places/geography";
import type { Brief, Clause, Geography } from "../types";
import { CURRENCIES } from "./currencies";
import type { ReadingCorrections } from "./reading-corrections";

const NOTHING: QuizAnswers = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};

/** Who pays first, said before everybody else whom the answer names. */
export function withBuyers(answers: QuizAnswers, { buyers }: ReadingCorrections): QuizAnswers {
  if (!buyers) return answers;
  const first = /[.!?]$/.test(buyers) ? buyers : `${buyers}.`;
  return { ...answers, targetAudience: `${first} ${answers.targetAudience}`.trim() };
}

/** The founder's own group leads; where the answer named the same people, it is not told a second time. */
export function buyersFirst(segments: readonly Clause[], { buyers }: ReadingCorrections): Clause[] {
  if (!buyers) return [...segments];
  const text = buyers.replace(/[.!?]+$/, "");
  const own: Clause = { text, field: "targetAudience", start: 0, end: text.length, negated: false };
  const named = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const isSame = (segment: Clause) =>
    named.some((word) => segment.text.toLowerCase().includes(word.replace(/s$/, "")));
  return [own, ...segments.filter((segment) => !isSame(segment))];
}

/** The place in the founder's words; one that no list knows keeps its name and is not counted. */
export function placeOf({ place }: ReadingCorrections): Geography | null {
  if (!place) return null;
  return (
    readGeography({ ...NOTHING, targetAudience: `in ${place}` }) ?? {
      label: place,
      country: null,
      population: null,
      scale: "city",
    }
  );
}

export const currencyOf = ({ currency }: ReadingCorrections): string | undefined =>
  CURRENCIES.find((known) => known === currency);

/** A sector by its id, "general" for none of them; null when there is no such one. */
export function sectorOf({ sector }: ReadingCorrections): Brief["sector"] | null {
  if (sector === "general") return { id: "general", label: "General", confidence: 0, evidence: [] };
  const known = SECTORS.find(({ id }) => id === sector);
  return known ? { id: known.id, label: known.label, confidence: 1, evidence: [] } : null;
}

/** The rivals the founder names, in place of those that were read. */
export function withRivals(named: Brief["named"], { rivals }: ReadingCorrections): Brief["named"] {
  if (!rivals) return named;
  const others = (names: readonly string[]) => names.filter((name) => !rivals.includes(name));
  return {
    platforms: others(named.platforms),
    partners: others(named.partners),
    competitors: rivals,
  };
}

/** "A box of tea" is tea: what holds it names nothing. */
const HOLDER =
  /^(?:box(?:es)?|bags?|sets?|kits?|packs?|bundles?|cases?|jars?|bottles?|tins?|crates?|baskets?|pairs?|range|collection|line|kind|sort)\s(?:of|with)\s/i;
const MORE_OF_IT =
  /[,;(]|\s(?:that|which|who|where|without|with|for|from|into|in|to|by|at|on|of|under|near|after|before)\s/i;

/** "A team that makes flats safe" is a team, "soap without perfume" soap: up to its head, which names and labels are made of. */
export const offerNoun = ({ offer }: ReadingCorrections): string | null =>
  offer
    ?.replace(/^(?:the|an?|our|my)\s+/i, "")
    .replace(HOLDER, "")
    .split(MORE_OF_IT)[0]
    ?.trim()
    .replace(/^\p{Lu}(?=\p{Ll}+(?:[\s-]|$))/u, (letter) => letter.toLowerCase()) || null;

/** What it is called, said before what it does: kind, trade and names follow the founder's word for it. */
export const withOffer = (answers: QuizAnswers, noun: string | null): QuizAnswers =>
  noun ? { ...answers, solution: `${noun}. ${answers.solution}`.trim() } : answers;

/** Sums that neither the answers nor the founder's corrections put anywhere. */
export function stillUnread(unread: Brief["unreadSums"], { lines = {}, sums = {} }: ReadingCorrections) {
  const placed = Object.values(lines).flatMap((line) => (line ? [line.amount, line.sale, line.cost] : []));
  return unread.filter(({ amount, name }) => !placed.includes(amount) && !Object.hasOwn(sums, name));
}
