import { fixed } from "@/lib/finance/assumed";
import type { RevenueLine } from "@/lib/finance/types";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "../told-numbers/tag-numbers";
import type { Tag } from "../told-numbers/tags";
import { conditionOf } from "./alternatives";
import { OF_SEVERAL } from "./either-way";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { asOneOfSeveral, BESIDE } from "./one-of-several";
import { todaysPrices } from "./past-price";

const ALONE = new Set(["perUse", "unitSale", "oneOff", "recurring"]);
/** How a further price stands to the first, and how likely it has to be. */
const CHOSEN: readonly Tag[] = ["size", "plan", "off", "thing", "main"];
const BY_ALL: readonly Tag[] = ["plus", "entry"];
const LIKELY = 0.5;
const SURE = 0.75;
/** "Radio 229 euro, 6 monthly": what a device needs is paid by whoever has one, and is a small part of its price. */
const SMALL_PART = 0.25;
/** "$0.09 per square foot, once per building, and $60 a month to keep it current". */
const ONCE = /\b(?:once|one-time|one-off)\b/i;
const keepsItGoing = ({ line, amount }: PricedLine, first: PricedLine, text: string) =>
  line.kind === "recurring" &&
  first.line.kind !== "recurring" &&
  (ONCE.test(text.slice(first.amount.start, amount.start)) || isSmallPart(line, first));
const isSmallPart = (line: RevenueLine, first: PricedLine) =>
  first.line.kind === "unitSale" && (line.price?.value ?? 0) <= SMALL_PART * (first.line.price?.value ?? 0);
/** "Shipping 35", "installation 300": asked of everybody, whatever is bought. */
const WITH_EACH =
  /^(?:shipping|delivery|postage|transport|set-?up|installation|onboarding|registration|joining fee)\b/i;
/** A list of goods is bought piece by piece, each as often as it is bought at all: that is settled with how often. */
const isListed = ({ line }: PricedLine, first: PricedLine) =>
  line.kind === "unitSale" && first.line.kind === "unitSale";
/** "39 a month and 15 for the tablet": for a thing of its own. */
const FOR_A_THING =
  /^for (?:the|our|your|its|an?)\s(?!(?:year|month|season|week|term|whole|full|half|bundle|set|pair|card|pack|large\w*|big\w*|small\w*|double|single|family)\b)/i;
const isOfItsOwn = (row: PricedLine) =>
  FOR_A_THING.test(conditionOf(row) ?? "") || BESIDE.test(`${row.line.label} ; ${row.line.evidence}`);
/** "An optional yearly check 79": the words say it themselves. */
const OPTIONAL = /\b(?:optional(?:ly)?|if (?:you|they) (?:like|want|need|wish)|on request)\b/i;
/** Several at once cost no more a piece than one, and not far less. */
const LEAST_EACH = 0.4;

const isOpen = ({ line }: PricedLine) =>
  ALONE.has(line.kind) &&
  line.price !== undefined &&
  !line.later &&
  !line.attach &&
  !line.onTop &&
  !line.eachDeal &&
  !line.buyer &&
  !line.quantity &&
  !line.tiers &&
  !/^(?:plan|further|grant)/.test(line.id);

/** "Three for £15", "£40 for six": how many of the first the price is for; 0 where it is no number of them. */
function piecesOf(
  { amount, line }: PricedLine,
  { first, numbers, text }: { first: PricedLine; numbers: readonly TaggedNumber[]; text: string },
): number {
  const [one, all] = [first.line.price?.value ?? 0, line.price?.value ?? 0];
  const beside = numbers.filter(
    ({ kind, start, end, likely }) =>
      kind === "count" &&
      // "A two-seater sofa" is one.
      !/^-(?:seater|man|person|door|room|bed|storey|star)/i.test(text.slice(end)) &&
      (likely.get("lot") ?? 0) >= LIKELY &&
      (end <= amount.start
        ? amount.before.length >= amount.start - start
        : start - amount.end < amount.after.length),
  );
  return (
    beside
      .map(({ value }) => value)
      .find((many) => {
        const part = all / many / one;
        return many > 1 && part <= 1 && part >= LEAST_EACH && all > one;
      }) ?? 0
  );
}

/**
 * Several prices of one job are settled first (`one-of-several.ts`). A further price of which no rule says how it stands to the first: hardly ever does every customer pay both. By the words
 * around it several at once, something that some take on top, or what is bought instead.
 */
export function settleOpen(all: PricedLine[], text: string, english: boolean): PricedLine[] {
  const rows = todaysPrices(all);
  asOneOfSeveral(rows);
  if (!english) return rows;
  const numbers = tagNumbers(text, "businessModel");
  const numberOf = ({ amount }: PricedLine) =>
    numbers.find(({ start, end }) => start < amount.end && end > amount.start);
  const [first] = rows;
  if (!first || rows.length < 2) return rows;
  const taken = rows.filter(({ line }) => /^plan-/.test(line.id)).length;
  const instead: PricedLine[] = [];
  const packs: PricedLine[] = [];
  for (const row of rows.slice(1)) {
    const number = numberOf(row);
    if (!number || !isOpen(row) || OPTIONAL.test(row.line.evidence) || keepsItGoing(row, first, text))
      continue;
    if (OF_SEVERAL.test(row.line.evidence) || WITH_EACH.test(first.line.label)) continue;
    const { line } = row;
    const many = isOpen(first) && line.kind !== "recurring" ? piecesOf(row, { first, numbers, text }) : 0;
    if (many && first.line.price) {
      first.line.price = withLowerEnd(
        first.line.price,
        row.amount.value / many,
        `${row.amount.text} for ${many}`,
      );
      packs.push(row);
    } else if (likelyOneOf(number, ["extra"]) >= LIKELY && !WITH_EACH.test(line.label)) line.onTop = true;
    else if (likelyOneOf(number, BY_ALL) >= SURE || WITH_EACH.test(line.label))
      line.attach = fixed(1, "Paid by every customer beside the rest.");
    else if (isListed(row, first) || isOfItsOwn(row)) continue;
    else if (
      likelyOneOf(number, CHOSEN) >= LIKELY &&
      (line.kind !== "oneOff" || first.line.kind === "oneOff")
    )
      instead.push(row);
  }
  if (instead.length > 0 && taken === 0 && isOpen(first))
    for (const [i, { line }] of [first, ...instead].entries()) line.id = `plan-${i + 1}`;
  return rows.filter((row) => !packs.includes(row));
}
