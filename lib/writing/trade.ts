import type { Brief } from "@/lib/brief/types";
import { TRADES, type Trade } from "./data/trades";
import { workOf } from "./form";

const stem = (word: string) => word.toLowerCase().replace(/s$/, "");
/** "By cargo bike" says how something travels. */
const BY_MEANS = /\bby (?:cargo |e-)?(?:bike|bicycle|boat|drone|van|train)\b/gi;

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
  new Set(
    (text.replace(BY_MEANS, " ").match(words) ?? [])
      .map(stem)
      .filter((hit) => !namesCustomers(hit, customers)),
  ).size;
const LEAST = 2;
/** From here on words beside the offer are enough. */
const TELLING = 3;

/** Software, a letter or a fund belongs to these trades; about bread or bees it is no bakery and no apiary. */
const AT_DESK = new Set(
  "quotes warranty payroll extraction lending investing exam-course audio-ads newsletter dubbing carbon rota school-orders food-forecast legal-help transport hotel-network memory clinic events travel cold-store energy-share home-sensor drone things-to-lend waste".split(
    " ",
  ),
);
const DESK = new Set(["saas", "usage", "media", "fintech"]);

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
  const atDesk = DESK.has(workOf(brief));
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
        (!atDesk || AT_DESK.has(trade.id)) &&
        (hits(answers.solution, trade.words, customers) > 0 || (trade.weight ?? 1) >= TELLING),
    )
    .sort((a, b) => b.weight - a.weight || a.i - b.i);
  return ranked.map(({ trade }) => trade);
}
