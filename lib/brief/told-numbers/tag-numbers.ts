import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { remembered } from "../text/remembered";
import { likelihoods, readWeights, type Weights } from "./classifier";
import { LEARNED } from "./data/learned";
import { featuresOf } from "./features";
import { type FoundNumber, findNumbers } from "./find-numbers";
import { PRICE_TAGS, TAGS, type Tag } from "./tags";

export interface TaggedNumber extends FoundNumber {
  tag: Tag;
  /** A sum that has neither sign nor name of a currency. */
  unsigned: boolean;
  /** How likely each tag is, 0 to 1. */
  likely: ReadonlyMap<Tag, number>;
}

let known: Weights | null = null;
const weights = () => {
  known ??= readWeights(LEARNED);
  return known;
};

/** How sure it has to be that a number without a sign is money: beside sums that have one, and where none has. */
const SURELY = 0.5;
const SUREST = 0.9;

/** What each number of an answer most likely stands for, by the words around it; read left to right. */
export function tagNumbers(text: string, field: AnswerField, by?: Weights): readonly TaggedNumber[] {
  if (by) return tagged(text, field, by);
  return recent(`${field} ${text}`, () => tagged(text, field, weights()));
}

/** "4.50", and "2,200 big" beside a sum for a small one, are hardly counts. */
const LIKE_A_PRICE = /^\d+[.,]\d\d$/;
const OF_A_SIZE = /^\s(?:for )?(?:an? |the )?(?:small|medium|large|big|full|whole|double|family)\b/i;
const LIKELY = 0.3;

/** "We're selling about 520": so many, where other sums have a sign. */
const DEALT =
  /\b(?:sold|sell|selling|rented|renting|shipped|served|serving|hosted|delivered|booked|taught) (?:about |around |roughly |some |only |just |over )?$/i;

/** "For the 40cm". */
const MEASURED = /^\s?(?:[mck]?m|k?g|m?l|oz|lbs?|ft|kw|w|v|mins?|hrs?)(?!\p{L})/iu;

const PLURAL = /^\s(\p{L}{3,})s(?!\p{L})/u;
/** "$9 per meal ... for about 35 meals": so many of what is paid for. */
function countsPaid(after: string, text: string): boolean {
  const [, one = ""] = PLURAL.exec(after) ?? [];
  return (
    one !== "" && new RegExp(`\\p{Sc}\\s?\\d[\\d.,]* (?:per|an?|each) ${one}(?!\\p{L})`, "iu").test(text)
  );
}

/** "The mask 15 on top": said outright. */
const SAID_ON_TOP = /^\s*(?:on top|extra)\b/i;
/** "We keep 8%. Average piece goes for $210": what a commission is taken of. */
const AVERAGE_SALE =
  /\b(?:average|typical|usual) (?!price\b)(?:[\p{L}-]+ ){1,2}(?:(?:is|goes for|sells (?:for|at)|comes to|costs|about|around|roughly) ){0,2}$/iu;
function asDeal(likely: Map<Tag, number>): void {
  for (const tag of PRICE_TAGS) {
    likely.set("deal", (likely.get("deal") ?? 0) + (likely.get(tag) ?? 0));
    likely.set(tag, 0);
  }
}
const BESIDE: readonly Tag[] = ["thing", "size", "plan", "plus"];
function asExtra(likely: Map<Tag, number>): void {
  for (const tag of BESIDE) {
    likely.set("extra", (likely.get("extra") ?? 0) + (likely.get(tag) ?? 0));
    likely.set(tag, 0);
  }
}

/** The answers of one idea and the statements in them. */
const KEPT = 80;
const recent = remembered<readonly TaggedNumber[]>(KEPT);

function tagged(text: string, field: AnswerField, by: Weights): TaggedNumber[] {
  const numbers = findNumbers(text);
  const tags: Tag[] = [];
  const signs = numbers.filter(({ kind }) => kind === "money").length;
  const signed = signs > 0;
  return numbers.map((found, at) => {
    const sum = likelihoods(by, featuresOf({ text, field, numbers, tags, signs }, at, "sum"), [
      "a-sum",
      "a-count",
    ]);
    const priced = LIKE_A_PRICE.test(text.slice(found.start, found.end));
    const sized = signed && /, $/.test(text.slice(0, found.start)) && OF_A_SIZE.test(text.slice(found.end));
    const enough = signed ? (priced ? LIKELY : SURELY) : field === "businessModel" ? SUREST : 1;
    const dealt =
      MEASURED.test(text.slice(found.end)) ||
      countsPaid(text.slice(found.end), text) ||
      (signs > 1 && DEALT.test(text.slice(0, found.start)));
    const unsigned = found.kind === "count" && !dealt && (sized || (sum.get("a-sum") ?? 0) > enough);
    const number: FoundNumber = unsigned ? { ...found, kind: "money" } : found;
    numbers[at] = number;
    const likely = likelihoods(by, featuresOf({ text, field, numbers, tags, signs }, at), TAGS);
    if (SAID_ON_TOP.test(text.slice(number.end))) asExtra(likely);
    if (tags.includes("take") && AVERAGE_SALE.test(text.slice(0, number.start))) asDeal(likely);
    let [tag, most]: [Tag, number] = ["other", 0];
    for (const [each, share] of likely) if (share > most) [tag, most] = [each, share];
    tags.push(tag);
    return { ...number, tag, likely, unsigned };
  });
}

/** How likely it is that a number stands for one of several things. */
export const likelyOneOf = ({ likely }: TaggedNumber, tags: readonly Tag[]) =>
  tags.reduce((sum, tag) => sum + (likely.get(tag) ?? 0), 0);
