import type { Brief } from "@/lib/brief/types";
import { TRADES, type Trade } from "./data/trades";

const hits = (text: string, words: RegExp) =>
  new Set((text.match(words) ?? []).map((hit) => hit.toLowerCase())).size;
const LEAST = 2;
/** From here on words beside the offer are enough. */
const TELLING = 3;

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
    .filter(
      ({ weight: found, trade }) =>
        found >= LEAST && (hits(answers.solution, trade.words) > 0 || (trade.weight ?? 1) >= TELLING),
    )
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  return ranked.map(({ trade }) => trade);
}
