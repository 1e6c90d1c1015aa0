import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "./line-plans";

const ABOUT =
  "(?:\\s(?:of|is|at|are|about|around|approx\\.?|approximately|near|nearly|roughly|some))*[\\s~]*";
/** "Margin about 55%", "gross margin 24%", "sold through florists at 45% margin" is said of theirs. */
const MARGIN_BEFORE = new RegExp(
  `(?<!\\b(?:retail|retailers?|retailer['’]s|shop|shops['’]?|dealers?|dealer['’]s|their|its|his|her|interest|rate)\\s)\\bmargins?(?: on (?:the )?(?:products?|goods|sales))?${ABOUT}$`,
  "iu",
);
const MARGIN_AFTER =
  /^\s(?:gross |product |contribution )?margins?\b(?! (?:to|for|on (?:credits|fx|transfers)|goes)\b)/i;
const TO_OTHERS =
  /\b(?:through|via|to|for)\s(?:\p{L}+\s){1,3}(?:at|with)?\s*(?:an?\s)?$|\b(?:dealers?|resell\p{L}*)\b/iu;
/** "We make around 40 percent after sewing cost", "making 31% before freight". */
const LEFT_BEFORE = new RegExp(`\\b(?:we|i)?\\s?(?:make|making|keep|keeping|left with)${ABOUT}$`, "iu");
const LEFT_AFTER =
  /^\s(?:(?:after|before)\s(?:\p{L}+\s){0,2}(?:costs?|freight|wages|shipping|tax)|on (?:each|every))/iu;
/** "28% food cost", "cost about 31% food". */
const GOODS = "(?:food|goods|ingredients?|materials?|drinks?|stock)";
const COST_AFTER = new RegExp(`^\\s(?:(?:is|for)\\s)?${GOODS}(?:\\scosts?)?(?=\\s*(?:$|[.,;)]))`, "iu");

function shareOfCost(amount: ReadAmount, text: string): number | null {
  if (amount.kind !== "percent" || !(amount.value > 0 && amount.value < 1)) return null;
  const start = Math.max(
    ...[".", ";", ","].map((stop) => text.slice(0, amount.start).lastIndexOf(`${stop} `) + 1),
  );
  const before = text.slice(start, amount.start);
  const after = text.slice(amount.end, amount.end + 40);
  const ours = MARGIN_BEFORE.test(before) || (MARGIN_AFTER.test(after) && !TO_OTHERS.test(before));
  if (ours || (LEFT_BEFORE.test(before) && LEFT_AFTER.test(after)))
    return Number((1 - amount.value).toPrecision(4));
  return amount.role !== "cost" && COST_AFTER.test(after) ? amount.value : null;
}

const isInOneSentence = (price: ReadAmount, told: ReadAmount, text: string) =>
  price.start < told.start && !/[.;]\s/.test(text.slice(price.end, told.start));

const SOLD = new Set(["unitSale", "perUse", "oneOff", "recurring", "capacity"]);

/** What is left of each sale, or what its goods take of it: told beside a price for that one, and by itself for all that is sold. */
export function withOwnMargin(rows: PricedLine[], own: readonly ReadAmount[], text: string): void {
  const sold = rows.filter(({ line }) => SOLD.has(line.kind) && !line.later && line.price);
  const goods = sold.some(({ line }) => line.kind !== "recurring");
  for (const amount of sold.length > 0 ? own : []) {
    // "Margin of 24%, plus 180 members": of goods that have no price.
    if (sold.every((row) => row.amount.start > amount.start)) continue;
    const share = shareOfCost(amount, text);
    const asTake = rows.findIndex((row) => row.amount === amount && row.line.kind === "take");
    const isMargin = share !== null || (goods && /\bmargins?\b/i.test(amount.before));
    if (asTake >= 0 && isMargin) rows.splice(asTake, 1);
    if (share === null) continue;
    const beside = sold.filter((row) => isInOneSentence(row.amount, amount, text));
    for (const { line } of beside.length > 0 ? beside : sold)
      if (!line.unitCost)
        line.costShare ??= {
          ...{ value: share, low: share, high: share },
          ...{
            provenance: "derived",
            note: `Stated: ${amount.text}${amount.value === share ? " of the price" : " are left"}`,
          },
        };
  }
}
