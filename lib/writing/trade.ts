import type { Brief } from "@/lib/brief/types";
import { holdsFor } from "./data/trade-ways";
import { TRADES, type Trade } from "./data/trades";
import { workOf } from "./form";
import { soldWords } from "./sold-words";

const stem = (word: string) => word.toLowerCase().replace(/s$/, "");

/** "carer" where care homes buy, "bee" where beekeepers do. */
const ALIKE = 4;
const namesCustomers = (hit: string, customers: ReadonlySet<string>) =>
  customers.has(hit) ||
  [...customers].some(
    (word) =>
      word.length >= ALIKE &&
      hit.length <= word.length + 2 &&
      (hit.startsWith(word) || (hit.length >= ALIKE - 1 && word.startsWith(hit))),
  );

/** Different words of a trade in a text, those aside that name the customers: software for farmers is no farm. */
const hits = (text: string, words: RegExp, customers: ReadonlySet<string>) =>
  new Set((text.match(words) ?? []).map(stem).filter((hit) => !namesCustomers(hit, customers))).size;
const LEAST = 2;
/** "A box from 40 smallholder farms": others make what is packed. */
const RESOLD =
  /\bfrom (?:[\p{L}\d-]+ ){0,3}?(?:farms|farmers|growers|makers|roasters?|producers|brewers|breweries|bakers|artisans|brands|wineries|designers)\b/iu;
const MADE = /\b(?:made|cooked|brewed|baked|pressed|fermented|we (?:make|bake|brew|cook|roast|grow))\b/i;
const MAKING = new Set(["baking", "drinks", "jar-food", "garden-farm", "handmade", "cosmetics"]);

/** From here on words beside the offer are enough. */
const TELLING = 3;

/** Of a trade that the offer is not named after this much has to be said. */
const UNNAMED = 4.5;

const WE_DO = /^(?:we|i|our \p{L}+) /iu;
const SENTENCE_PART = /[,;:.(]|\s(?:that|which|who|where|so|because)\s/i;
/** What the offer is called, before what it does and for whom. */
const OFFER_ENDS = /[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|from|we|they)\s/i;

/** Trades whose words the offer uses, the one it uses most first; the problem counts less, the audience not at all. */
export function tradesOf(brief: Brief): Trade[] {
  const { answers, segments, vagueness } = brief;
  if (vagueness >= 0.6) return [];
  const customers = new Set(
    segments
      .flatMap(({ text }) => (text.split(/ (?:with|who|that|in|at) /)[0] ?? "").split(/[^\p{L}]+/u))
      .map(stem),
  );
  const work = workOf(brief);
  const sold = soldWords(answers.solution);
  const [offer = ""] = sold.split(WE_DO.test(sold) ? SENTENCE_PART : OFFER_ENDS, 1);
  const doing = sold.slice(offer.length);
  const weight = ({ words, weight: telling = 1 }: Trade) =>
    telling *
    (2 * hits(offer, words, customers) +
      1.5 * hits(doing, words, customers) +
      hits(answers.differentiator, words, customers) +
      0.5 * hits(answers.problem, words, customers) +
      0.5 * hits(answers.businessModel, words, customers));
  const named = ({ words }: Trade) => hits(offer, words, customers) > 0;
  const isMeant = (trade: Trade, found: number) => {
    const { weight: telling = 1, words, unless } = trade;
    if (unless?.test(answers.solution) || !holdsFor(trade.id, work)) return false;
    if (MAKING.has(trade.id) && RESOLD.test(answers.solution) && !MADE.test(answers.solution)) return false;
    if (named(trade) || telling >= TELLING) return found >= LEAST;
    return hits(sold, words, customers) > 0 && found >= (telling > 1 ? LEAST : UNNAMED);
  };
  const ranked = TRADES.map((trade, i) => ({ trade, i, weight: weight(trade), named: named(trade) }))
    .filter(({ weight: found, trade }) => isMeant(trade, found))
    // Soup made of what farms cannot sell is soup: what the offer is called comes before what it is made from.
    .sort((a, b) => Number(b.named) - Number(a.named) || b.weight - a.weight || a.i - b.i);
  return ranked.map(({ trade }) => trade);
}
