import type { Brief } from "@/lib/brief/types";
import { TRADES, type Trade } from "./data/trades";

const hits = (text: string, words: RegExp) =>
  new Set((text.match(words) ?? []).map((hit) => hit.toLowerCase())).size;
const LEAST = 2;
/** From here on words beside the offer are enough. */
const TELLING = 3;

/** What the offer is called, before what it does and for whom. */
const OFFER_ENDS = /[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|from|we|they)\s/i;

/** Trades whose words the offer uses, the one it uses most first; the problem counts less, the audience not at all. */
export function tradesOf({ answers, vagueness }: Brief): Trade[] {
  if (vagueness >= 0.6) return [];
  const [offer = ""] = answers.solution.split(OFFER_ENDS, 1);
  const doing = answers.solution.slice(offer.length);
  const weight = ({ words, weight: telling = 1 }: Trade) =>
    telling *
    (2 * hits(offer, words) +
      1.5 * hits(doing, words) +
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
