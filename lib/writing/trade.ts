import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Brief } from "@/lib/brief/types";
import { CONTAINERS, GOES_ON } from "./data/compounds";
import { holdsFor } from "./data/trade-ways";
import { TRADES, type Trade } from "./data/trades";
import { workOf } from "./form";
import { ofWhatIsSold } from "./sold-words";
import { isSentOn, loreOf } from "./ventures/known";
import type { Lore } from "./ventures/lore";

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

const BY_THE_MONTH = /\b(?:subscription|monthly|weekly|seasonal)\b/i;
const PARTICLE = / (?:out|up|back|to|of|from|at|over|for)$/;
/** "That repairs bikes": a deed, and what stands after it is what it is done to. */
const DONE = /\b(?:that|which|who|we|i|they|you|it|to) $/i;
const nextWord = (text: string, ends: number) =>
  /^[ -](\p{L}+)/u.exec(text.slice(ends))?.[1]?.toLowerCase() ?? null;
const fills = (next: string | null, text: string) =>
  next !== null && (CONTAINERS.has(stem(next)) || (/^box(?:es)?$/.test(next) && BY_THE_MONTH.test(text)));

interface Hit {
  word: string;
  at: number;
  ends: number;
}
/** "A wine rack" is a rack: a word before another thing's name tells no trade; "a wine shop" and "wine for ..." do. */
function stands({ word, at, ends }: Hit, text: string, words: RegExp): boolean {
  const next = nextWord(text, ends);
  return (
    next === null ||
    // Only a singular stands before another name: "colonies leave" goes on with a verb.
    /[^s]s$/.test(text.slice(at, ends)) ||
    GOES_ON.has(next) ||
    fills(next, text) ||
    PARTICLE.test(word) ||
    DONE.test(text.slice(0, at)) ||
    /(?:ed|ing|ly)$/.test(next) ||
    text.slice(ends).search(words) === 1
  );
}

/** Words of a trade that name a thing in a text, those aside that name the customers: software for farmers is no farm. */
function hitsIn(text: string, { words, means }: Trade, customers: ReadonlySet<string>, english: boolean) {
  return [...text.matchAll(words)]
    .map(({ 0: word, index }): Hit => ({ word: stem(word), at: index, ends: index + word.length }))
    .filter((hit) => !namesCustomers(hit.word, customers) && (means || !english || stands(hit, text, words)));
}

/** "Dog food", "rota tool": a name of two words is two cues. */
const cues = (hits: readonly Hit[], text: string) =>
  [...new Map(hits.map((hit) => [hit.word, hit])).values()].reduce(
    (sum, { word, ends }) => sum + (/[ -]/.test(word) || fills(nextWord(text, ends), text) ? 2 : 1),
    0,
  );

/** "A box from 40 smallholder farms": others make what is packed. */
const RESOLD =
  /\b(?:from|of) (?:[\p{L}\d-]+ ){0,3}?(?:farms|farmers|growers|makers|roasters?|producers|brewers|breweries|bakers|artisans|brands|wineries|designers)\b|\b(?:used|second-hand|pre-loved|refurbished)\b/iu;
const MADE = /\b(?:made|cooked|brewed|baked|pressed|fermented|we (?:make|bake|brew|cook|roast|grow))\b/i;
const MAKING = new Set([
  "baking",
  "drinks",
  "jar-food",
  "garden-farm",
  "handmade",
  "cosmetics",
  "children-product",
  "fashion",
  "for-the-home",
]);

/** "We resole shoes" makes none. */
const WE_MAKE =
  /^(?:we|i|our \p{L}+) (?:also |then |now )?(?:make|sew|knit|weave|bake|brew|cook|roast|grow|press|ferment|bottle|pour|sell|design|produce|print|carve|build|offer|deliver|bring|ship|send|blend|import|run)\b/iu;
/** "A pottery where members throw their own": a place for those who make it is no maker. */
const THEY_MAKE =
  /\b(?:studio|workshop|pottery|kitchen|garage|space|lab|club|place|room|shed|hall|allotment|garden)\b[^.;]{0,60}?\b(?:where|in which|for) (?:(?:every|each|all|our) )?(?:members?|people|guests?|customers?|artists?|hobbyists?|beginners?|amateurs?|students?|children|families|anybody|anyone)\b/i;
/** Put up or sold by the trade: whoever cleans or mends it for its owner is of another. */
const PUT_UP = new Set([
  "roof-energy",
  "bikes",
  "medical-device",
  "pet-goods",
  "cold-store",
  "meals",
  "stay",
]);

const WE_DO = /^(?:we|i|our \p{L}+) /iu;
const SENTENCE_PART = /[,;:.(]|\s(?:that|which|who|where|so|because|from|with|of|for|on|by)\s/i;
/** What the offer is called, before what it does and for whom. */
const OFFER_ENDS =
  /[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|from|we|they)\s|(?<!\b(?:shop|store|club|subscription|lessons?|courses?|class(?:es)?))\sfor\s/i;

const ELSEWHERE: readonly AnswerField[] = ["problem", "differentiator", "businessModel"];
const LEAST = 2;
/** Words of these trades are hardly said of another. */
const TELLING = 3;

interface Evidence {
  trade: Trade;
  named: boolean;
  weight: number;
}

/** What speaks for a trade: the offer's own name, what is done, and each of the other answers; null where it is too little. */
function evidenceFor(trade: Trade, brief: Brief, customers: ReadonlySet<string>): Evidence | null {
  const { weight: telling = 1 } = trade;
  const told = (field: AnswerField) => {
    const text = ofWhatIsSold(field, brief.answers[field]);
    return { text, hits: hitsIn(text, trade, customers, brief.language === "en") };
  };
  const { text: sold, hits } = told("solution");
  const [offer = ""] = sold.split(WE_DO.test(sold) ? SENTENCE_PART : OFFER_ENDS, 1);
  const name = cues(
    hits.filter(({ at }) => at < offer.length),
    sold,
  );
  const here = cues(hits, sold);
  const others = ELSEWHERE.map(told).map(({ text, hits }) => cues(hits, text));
  const agreeing = others.filter((found) => found > 0).length;
  // One word of one answer is no evidence: another word or another answer has to agree with it.
  const least = name > 0 || telling >= TELLING ? LEAST : LEAST + 1;
  if (here === 0 || here + agreeing < least || (name === 0 && MAKING.has(trade.id))) return null;
  const weight = 2 * name + here + others.reduce((sum, found) => sum + found, 0) / 2;
  return { trade, named: name > 0, weight: telling * weight };
}

/** A known venture is a trade of its own, and comes before any that its words belong to. */
const tradeOfVenture = ({ id, job, measure, rule, trial, asks, roles, moat }: Lore): Trade => ({
  id,
  words: /(?!)/g,
  ...(job ? { job } : {}),
  measure,
  rule,
  trial,
  asks,
  roles,
  moat,
});

/** Who teaches for credit answers to whoever grants it, whatever is taught. */
const FOR_CREDIT =
  /\bcontinuing (?:\p{L}+ )?education\b|\b(?:ce|cme|cpd) (?:credits?|points?|hours?)\b|\bcontinuing professional development\b/iu;
const CREDIT_RULE: Trade["rule"] = {
  title: "Get the course approved for continuing education credit",
  what: "Ask the licensing board and one accredited provider who may award the credit, who may teach, how attendance over video is proven and how long records are kept, and name no credit on the page before the approval is there.",
  done: "the approval, or the contract with an accredited provider, is there, with the attendance form it asks for",
};
const ruled = (trade: Trade, { answers, archetypes }: Brief): Trade =>
  archetypes[0]?.id === "education" && FOR_CREDIT.test(Object.values(answers).join(" "))
    ? { ...trade, rule: CREDIT_RULE }
    : trade;

/** Trades that at least two places in the answers agree on, the offer's own name first; the audience tells none. */
export function tradesOf(brief: Brief): Trade[] {
  const known = isSentOn(brief) ? null : loreOf(brief);
  const told = tradesTold(brief);
  // What the offer only touches is spoken of where it is called so: capsules for home compost buy no material.
  const trades = known
    ? [tradeOfVenture(known), ...told.filter(({ named }) => named).map(({ trade }) => trade)]
    : told.filter(({ named }, i) => named || i === 0).map(({ trade }) => trade);
  return trades.map((trade) => ruled(trade, brief));
}

function tradesTold(brief: Brief): Evidence[] {
  const { answers, offer, segments, vagueness } = brief;
  if (vagueness >= 0.6) return [];
  const customers = new Set(
    segments
      .flatMap(({ text }) => (text.split(/ (?:with|who|that|in|at) /)[0] ?? "").split(/[^\p{L}]+/u))
      .map(stem),
  );
  const work = workOf(brief);
  const resold = isSentOn(brief) || (RESOLD.test(answers.solution) && !MADE.test(answers.solution));
  const makes =
    !resold &&
    !THEY_MAKE.test(answers.solution) &&
    (!WE_DO.test(answers.solution) || WE_MAKE.test(answers.solution));
  const has = (id: string) => (makes || !MAKING.has(id)) && !(offer.way === "work" && PUT_UP.has(id));
  return (
    TRADES.filter(({ id }) => holdsFor(id, work) && has(id))
      .flatMap((trade) => evidenceFor(trade, brief, customers) ?? [])
      // Soup made of what farms cannot sell is soup: what the offer is called comes before what it is made from.
      .sort((a, b) => Number(b.named) - Number(a.named) || b.weight - a.weight)
  );
}
