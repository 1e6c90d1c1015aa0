import type { ReadAmount } from "../amounts/amount-roles";
import { type Meanings, nameOfSum } from "../meanings/set-meanings";
import { multiplierAt, NUMBER, parseNumber } from "../text/number-words";
import { type Span, sentenceSpans } from "../text/sentences";

const MANY = `(${NUMBER})(?:\\s?(?:thousand|k)\\b)?`;
const ABOUT = "(?:about |around |at least |some )?";
/** No rhythm, no time and no customers follow: that is what somebody buys, or how long it takes. */
const OF_THINGS =
  "(?![\\d.,]*\\d)(?!\\s?%)(?!\\s(?:[\\p{L}-]+\\s)?(?:months?|weeks?|years?|days?|hours?|minutes?|people|customers?|clients?|users?|subscribers?|members?|students?|guests?|euros?|pounds?|dollars?)\\b)(?!\\s(?:[\\p{L}-]+\\s)?(?:an?|per|each|every)\\s(?:day|week|month|year)\\b)";
/** So many are made or bought at once by the business itself. */
const OWN_LOT = [
  `\\b(?:if|when|once|as soon as|provided)\\s(?:we|i)\\s(?:can\\s)?(?:order|make|buy|produce|take|have|print|import)\\s(?:them |it |a batch of |a lot of |lots of )?${ABOUT}${MANY}${OF_THINGS}`,
  `\\bin\\s(?:lots|batches|runs|series|quantities)\\sof\\s${ABOUT}${MANY}${OF_THINGS}`,
  `\\b(?:for|with|in|as)?\\s?(?:an?|the|our)?\\s?(?:first |initial |print |production |press )(?:run|batch|lot|order|series|edition)s?\\s(?:of |is |will be )${ABOUT}${MANY}${OF_THINGS}`,
  `\\b(?:we|i)(?:['’](?:d|ll)|\\swould|\\swill|\\s(?:want|plan) to)?\\s(?:start|begin)\\swith\\s${ABOUT}${MANY}${OF_THINGS}`,
  `\\b(?:an?|the|each|every)\\s(?:batch|production run|run|lot|container|pallet|firing|brew)\\s(?:of|is|makes|gives)\\s${ABOUT}${MANY}${OF_THINGS}`,
].map((source) => new RegExp(source, "giu"));
/** "Minimum order 1,500 pieces": of the supplier, where a cost and no price stands before it. */
const LEAST = [
  `\\b(?:order|lot|batch)s?\\s(?:of|is)\\sat least\\s${MANY}${OF_THINGS}`,
  `\\b(?:minimum|smallest|least|MOQ)(?:\\s(?:order|lot|batch|run|quantity))?(?:\\s(?:is|of|there is|at))?:?\\s${MANY}${OF_THINGS}`,
  `\\bat\\s(${NUMBER})\\s(?:pcs|pieces|units|copies|sets)\\b`,
].map((source) => new RegExp(source, "giu"));

/** "4,000 woven at once". */
const TO_THE_END = "(?:\\s[\\p{L} -]{1,30}(?=\\s*(?:[.;,]|$)))?";

const FEWEST = 20;
const manyIn = (said: string, digits: string): number => {
  const at = said.lastIndexOf(digits) + digits.length;
  return parseNumber(digits, true) * multiplierAt(said, at).factor;
};

/** What is made or bought at once is no sum of money and nobody's order; the places in the text stay where they are. */
export const withoutOwnLots = (text: string): string =>
  OWN_LOT.reduce(
    (kept, { source }) =>
      kept.replace(new RegExp(`${source}${TO_THE_END}`, "giu"), (said) => " ".repeat(said.length)),
    text,
  );

export interface FirstLot {
  pieces: number;
  /** Cost of one. */
  each: number;
  said: string;
}

/** So many at once, where the sentence at a place of the text says so. */
const lotsIn = (text: string, { start, end }: Span) =>
  [...OWN_LOT, ...LEAST]
    .flatMap((pattern) => [...text.slice(start, end).matchAll(pattern)])
    .map((found) => ({ at: start + found.index, said: found[0], pieces: manyIn(found[0], found[1] ?? "") }))
    .filter(({ pieces }) => pieces >= FEWEST);

const perPiece = ({ kind, role, tail }: ReadAmount) => kind === "money" && role === "cost" && !tail.period;
/** ", so 20,000", ", which is 8,000", "costs 2,400": what all of them come to. */
const IN_ALL =
  /(?:,? (?:so|which (?:is|are|costs?|means|comes to|makes)|that is|i\.e\.)|\b(?:costs?|comes to|cost us|costs us))\s(?:about |around |roughly |another )?$/i;
const NEARLY = 0.15;

/** "The first run is 1,000 packs, so 20,000 up front": the goods themselves, which the cost of one counts already. */
export function lotTotals(read: readonly ReadAmount[], text: string, told: Meanings = {}): ReadAmount[] {
  const lots = sentenceSpans(text).flatMap((span) => lotsIn(text, span).map((lot) => ({ ...lot, ...span })));
  return read.map((amount) => {
    const { kind, value, start, tail, later } = amount;
    const open =
      kind === "money" && !tail.period && !tail.unit && !later && !Object.hasOwn(told, nameOfSum(amount));
    const lot = open && lots.find((each) => each.at < start && start < each.end);
    if (!lot) return amount;
    const counted = read.some(
      (other) =>
        perPiece(other) && other !== amount && Math.abs(value / (other.value * lot.pieces) - 1) < NEARLY,
    );
    return counted || IN_ALL.test(text.slice(lot.at, start))
      ? { ...amount, role: "through", sure: true }
      : amount;
  });
}

/** "Costs me 0.38 if I order 50 thousand": so many are paid for before the first is sold; null where no lot or no cost is told. */
export function firstLotOf(text: string, amounts: readonly ReadAmount[]): FirstLot | null {
  const money = amounts.filter(({ kind }) => kind === "money");
  for (const span of sentenceSpans(text)) {
    const here = money.filter((amount) => amount.start >= span.start && amount.start < span.end);
    for (const { at, said, pieces } of lotsIn(text, span)) {
      const whole = here.find(({ role, start }) => role === "through" && start > at);
      if (whole) return { pieces, each: whole.value / pieces, said: `${said.trim()}, ${whole.text}` };
      const near =
        here.filter((amount) => amount.end <= at).at(-1) ?? here.find((amount) => amount.start > at);
      const cost = near && perPiece(near) ? near : OWN_RUN.test(said) ? money.find(perPiece) : undefined;
      if (cost)
        return { pieces, each: cost.value / cost.tail.divisor, said: `${said.trim()}, ${cost.text} each` };
    }
  }
  return null;
}

/** What only the business itself makes or orders. */
const OWN_RUN = /\b(?:run|batch|initial|first|start|begin|print)\b/i;
