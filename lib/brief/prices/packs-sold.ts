import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { howMany } from "../costs/ratios";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { PricedLine } from "./line-plans";

const CONTAINER =
  "(?:boxe?|pack|packet|crate|carton|case|bundle|tray|bag|bale|pallet|sleeve|reel|drum|sack)s?";
/** "Boxes of 500", "sold in packs of 12": so many at once, where each has a price of its own. */
const IN_PACKS = new RegExp(`\\b(${CONTAINER}) of (${COUNT})(?=\\s*(?:[.;,)]|$))`, "iu");
/** What the business itself buys in packs, or some buyers at a price of their own. */
const NOT_SOLD =
  /\b(?:we|i) (?:buy|get|receive|store|keep|import)\b|\b(?:supplier|factory|wholesaler|wholesale|discount)\b|\bcosts? (?:us|me)\b/i;
/** "A normal farm has 5,000 to 40,000 bags". */
const HAS = new RegExp(
  `\\b(?:(?:an?|each|every|the|one) )?(?:normal|usual|typical|average|mid-?sized?|medium)? ?(\\p{L}{3,}) (?:has|have|runs?|keeps?|owns?|uses?|holds?) (?:about |around |between |some )?(${COUNT})(?:\\s?(?:to|and|-|–)\\s?(${COUNT}))? (?:\\p{L}+ )?(\\p{L}{3,})`,
  "giu",
);
const PACK_SIZE = new RegExp(`(?<=\\b${CONTAINER} of )(?:${COUNT})(?=\\s*(?:[.;,)]|$))`, "giu");

/** How many are in a box is no sum of money; the places in the text stay where they are. */
export const withoutPackSizes = (text: string): string =>
  text.replace(PACK_SIZE, (said) => " ".repeat(said.length));

const LEAST_NEED = 20;
const ORDERS_A_YEAR = { low: 2, value: 4, high: 8 };
/** Who begins with it changes over within the plan. */
const MONTHS_TO_CHANGE = 36;
const WIDE = 3;

/** How many of what is sold one customer could put to use, by what that customer has: "two clips a bag". */
function needOf(sold: string, text: string, buyers: string): { value: number; said: string } | null {
  for (const [said, who = "", few = "", most = "", thing = ""] of text.matchAll(HAS)) {
    const [low, high] = [countOf(few), most ? countOf(most) : countOf(few)];
    const ofThem = singular(thing.toLowerCase());
    const ratio = ofThem === sold ? { factor: 1, said: "" } : howMany(text, sold)(ofThem, sold);
    if (/^(?:we|you|they|who|that|which|have|has|had|will|can)$/i.test(who)) continue;
    const theirs = new RegExp(`\\b${singular(who.toLowerCase())}`, "iu").test(buyers);
    if (!theirs || !ratio || !(low > 0)) continue;
    const usual = high > WIDE * low ? Math.sqrt(low * high) : (low + high) / 2;
    const value = ofThem === sold ? usual : usual / ratio.factor;
    if (value >= LEAST_NEED) return { value, said: [said.trim(), ratio.said].filter(Boolean).join(", ") };
  }
  return null;
}

const spread = (value: number, note: string): Assumed => ({
  ...{ value, low: value * 0.5, high: value * 2 },
  provenance: "derived",
  note,
});

/**
 * "Boxes of 500. €0.95 a clip", "a farm has 5,000 bags, two clips a bag": what is cheap by the piece is bought by the pack, and by
 * those who have many. Only where nothing is told of how many one customer buys.
 */
export function soldByThePack(rows: readonly PricedLine[], answers: QuizAnswers): void {
  const row = rows.find(({ line }) => /^(?:unitSale|perUse)$/.test(line.kind) && !line.later);
  const open = row && !row.line.unitsPerCustomerMonth && !row.line.quantity && row.unit !== "";
  if (!row || !open) return;
  const sold = singular(row.unit.split(" ").pop()?.toLowerCase() ?? "");
  const text = `${answers.targetAudience} ${answers.businessModel} ${answers.solution}`;
  const need = needOf(sold, text, answers.targetAudience);
  if (need) {
    row.line.unitsPerCustomerMonth = spread(
      need.value / MONTHS_TO_CHANGE,
      `Stated: ${need.said}; that many are bought over three years (assumed).`,
    );
    return;
  }
  const told = sentenceSpans(answers.businessModel)
    .map(({ start, end }) => answers.businessModel.slice(start, end))
    .flatMap((sentence) => (NOT_SOLD.test(sentence) ? [] : [IN_PACKS.exec(sentence)]))
    .find(Boolean);
  const [said = "", pack = "", many = ""] = told ?? [];
  const count = countOf(many);
  if (!(count > 1) || singular(pack.toLowerCase()) === sold) return;
  row.line.unitsPerCustomerMonth = {
    low: (count * ORDERS_A_YEAR.low) / 12,
    value: (count * ORDERS_A_YEAR.value) / 12,
    high: (count * ORDERS_A_YEAR.high) / 12,
    provenance: "derived",
    note: `Stated: ${said}; ${ORDERS_A_YEAR.value} of them a year are assumed.`,
  };
}
