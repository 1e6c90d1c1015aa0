import type { Brief } from "@/lib/brief/types";
import { TRADES, type Trade } from "./data/trades";

const hits = (text: string, words: RegExp) =>
  new Set((text.match(words) ?? []).map((hit) => hit.toLowerCase())).size;
const LEAST = 2;

/** Trades whose words the offer uses, the one it uses most first; the problem counts less, the audience not at all. */
export function tradesOf({ answers, vagueness }: Brief): Trade[] {
  if (vagueness >= 0.6) return [];
  const weight = ({ words, weight: telling = 1 }: Trade) =>
    telling *
    (2 * hits(answers.solution, words) +
      hits(answers.differentiator, words) +
      0.5 * hits(answers.problem, words) +
      0.5 * hits(answers.businessModel, words));
  const ranked = TRADES.map((trade, i) => ({ trade, i, weight: weight(trade) }))
    .filter((row) => row.weight >= LEAST)
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  return ranked.map(({ trade }) => trade);
}
