import type { Brief } from "@/lib/brief/types";
import { TRADES, type Trade } from "./data/trades";

const stem = (word: string) => word.toLowerCase().replace(/s$/, "");
/** "By cargo bike" says how something travels. */
const BY_MEANS = /\bby (?:cargo |e-)?(?:bike|bicycle|boat|drone|van|train)\b/gi;

/** Different words of a trade in a text, those aside that name the customers: software for farmers is no farm. */
const hits = (text: string, words: RegExp, customers: ReadonlySet<string>) =>
  new Set((text.replace(BY_MEANS, " ").match(words) ?? []).map(stem).filter((hit) => !customers.has(hit)))
    .size;
const LEAST = 2;
/** From here on words beside the offer are enough. */
const TELLING = 3;

/** What the offer is called, before what it does and for whom. */
const OFFER_ENDS = /[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|from|we|they)\s/i;

/** Trades whose words the offer uses, the one it uses most first; the problem counts less, the audience not at all. */
export function tradesOf({ answers, segments, vagueness }: Brief): Trade[] {
  if (vagueness >= 0.6) return [];
  const customers = new Set(
    segments
      .flatMap(({ text }) => (text.split(/ (?:with|who|that|in|of|at) /)[0] ?? "").split(/[^\p{L}]+/u))
      .map(stem),
  );
  const [offer = ""] = answers.solution.split(OFFER_ENDS, 1);
  const doing = answers.solution.slice(offer.length);
  const weight = ({ words, weight: telling = 1 }: Trade) =>
    telling *
    (2 * hits(offer, words, customers) +
      1.5 * hits(doing, words, customers) +
      hits(answers.differentiator, words, customers) +
      0.5 * hits(answers.problem, words, customers) +
      0.5 * hits(answers.businessModel, words, customers));
  const ranked = TRADES.map((trade, i) => ({ trade, i, weight: weight(trade) }))
    .filter(
      ({ weight: found, trade }) =>
        found >= LEAST &&
        (hits(answers.solution, trade.words, customers) > 0 || (trade.weight ?? 1) >= TELLING),
    )
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  return ranked.map(({ trade }) => trade);
}
