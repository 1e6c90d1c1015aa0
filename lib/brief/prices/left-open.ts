import { assumption, fixed } from "@/lib/finance/assumed";
import type { RevenueLine } from "@/lib/finance/types";
import { sentenceAround } from "../text/frequency";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "../told-numbers/tag-numbers";
import type { Tag } from "../told-numbers/tags";
import { conditionOf } from "./alternatives";
import { withMostPaid } from "./capped";
import { OF_SEVERAL } from "./either-way";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { asOneOfSeveral, BESIDE } from "./one-of-several";
import { todaysPrices } from "./past-price";

const ALONE = new Set(["perUse", "unitSale", "oneOff", "recurring"]);
/** How a further price stands to the first: what is taken beside it, in its place, by everybody, at the start, and by another kind of buyer. */
const STANDINGS = {
  beside: ["extra", "thing"],
  instead: ["size", "plan", "off", "main"],
  all: ["plus"],
  entry: ["entry"],
  others: ["buyer"],
} satisfies Record<string, readonly Tag[]>;
const BY_SOME: readonly Tag[] = [...STANDINGS.beside, ...STANDINGS.instead, ...STANDINGS.others];
type Standing = keyof typeof STANDINGS;
const LIKELY = 0.5;
const SURE = 0.75;
const ENOUGH: Record<Standing, number> = {
  beside: LIKELY,
  instead: LIKELY,
  all: SURE,
  entry: SURE,
  others: SURE,
};
/** "Over 20 km 15 a km", "third person 25": asked of some, however it is told. */
const OF_SOME =
  /\b(?:over|beyond|more than|outside|else|otherwise|after that|(?:second|third|fourth|each|per|every) (?:further|extra|additional)|further|(?:second|third|fourth) (?:person|child|kid|guest|pet|dog|baby))\b/i;
function standingOf(number: TaggedNumber, { label, evidence }: RevenueLine): Standing | null {
  if (AT_THE_START.test(label)) return "entry";
  if (WITH_EACH.test(label)) return "all";
  if (A_GIFT.test(`${label} ; ${evidence}`)) return "others";
  const shares = (Object.keys(STANDINGS) as Standing[])
    .map((standing) => [standing, likelyOneOf(number, STANDINGS[standing])] as const)
    .sort(([, one], [, other]) => other - one);
  const [[most, share] = [null, 0]] = shares;
  if (most === null) return null;
  if (most === "all" && share >= LIKELY && OF_SOME.test(evidence)) return "beside";
  if (share >= ENOUGH[most]) return most;
  // Not told which, and surely not paid by all.
  const bySome = likelyOneOf(number, BY_SOME);
  return bySome >= SURE && most !== "all" && most !== "entry" ? most : null;
}
const BY_OTHERS = assumption(
  [0.1, 0.2, 0.4],
  "Share of all customers who are of the kind that pays this; assumed.",
);
/** "Radio 229 euro, 6 monthly": what a device needs is paid by whoever has one, and is a small part of its price. */
const SMALL_PART = 0.25;
/** "$0.09 per square foot, once per building, and $60 a month to keep it current". */
const ONCE = /\b(?:once|one-time|one-off)\b/i;
const keepsItGoing = ({ line, amount }: PricedLine, first: PricedLine, text: string) =>
  line.kind === "recurring" &&
  first.line.kind !== "recurring" &&
  (ONCE.test(sentenceAround(text, first.amount.start).text.split(amount.text)[0] ?? "") ||
    isSmallPart(line, first));
const isSmallPart = (line: RevenueLine, first: PricedLine) =>
  first.line.kind === "unitSale" && (line.price?.value ?? 0) <= SMALL_PART * (first.line.price?.value ?? 0);
/** "Shipping 35", "installation 300": asked of everybody, whatever is bought. */
const WITH_EACH = /^(?:shipping|sending|delivery|postage|transport|freight)\b/i;
const AT_THE_START = /^(?:set-?up|install(?:ation)?|onboarding|registration|joining)\b/i;
/** "Gift box $39 one time" beside a subscription: bought by whoever gives it, and by no subscriber at the start. */
const A_GIFT = /\b(?:gift|present|voucher)s?\b(?! (?:wrap\w*|card|paper|bag|note|tag))/i;
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
/** "If a parent is late I charge 50 an hour". */
const IN_A_CASE =
  /\b(?:if|when|whenever|in case|should)\s[^.;,\d]{4,60}\b(?:i|we) (?:charge|ask(?: for)?|take|add)\s/i;
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
 * Several prices of one job are settled first (`one-of-several.ts`). A further price of which no rule says how it stands
 * to the first: hardly ever does every customer pay both. By the words around it several at once,
 * something that some take on top, what is bought instead, or what other people pay.
 */
export function settleOpen(all: PricedLine[], text: string, english: boolean): PricedLine[] {
  const rows = withMostPaid(todaysPrices(all));
  asOneOfSeveral(rows);
  if (!english) return rows;
  const packs = settleFurther(
    // A line with a buyer of its own is told already; beside a grant whoever pays is a customer of its own.
    rows.filter(({ line }) => !line.buyer && line.kind !== "grant"),
    rows.filter(({ line }) => /^plan-/.test(line.id)).length,
    { numbers: tagNumbers(text, "businessModel"), text },
  );
  return rows.filter((row) => !packs.includes(row));
}

/** Settles prices that no buyer is named for; those that are only several of the first at once are given back. */
function settleFurther(
  rows: readonly PricedLine[],
  taken: number,
  { numbers, text }: { numbers: readonly TaggedNumber[]; text: string },
): PricedLine[] {
  const [first, ...further] = rows;
  const instead: PricedLine[] = [];
  const packs: PricedLine[] = [];
  if (!first || [WITH_EACH, AT_THE_START].some((one) => one.test(first.line.label))) return packs;
  const planned = /^plan-/.test(first.line.id);
  for (const row of further) {
    const { line, amount } = row;
    const number = numbers.find(({ start, end }) => start < amount.end && end > amount.start);
    const said = line.evidence;
    if (!number || !isOpen(row) || OPTIONAL.test(said) || OF_SEVERAL.test(said)) continue;
    if (keepsItGoing(row, first, text)) continue;
    // Beside one job and the plan that holds it stands what only some need.
    const listed = !planned && isListed(row, first) && likelyOneOf(number, ["extra"]) < LIKELY;
    const many = isOpen(first) && line.kind !== "recurring" ? piecesOf(row, { first, numbers, text }) : 0;
    const standing = IN_A_CASE.test(said) ? "beside" : standingOf(number, line);
    if (many && first.line.price) {
      first.line.price = withLowerEnd(first.line.price, amount.value / many, `${amount.text} for ${many}`);
      packs.push(row);
    } else if (standing === "beside") {
      if (!listed) line.onTop = true;
    } else if (standing === "all" || standing === "entry") {
      line.attach = fixed(1, "Paid by every customer beside the rest.");
      if (standing === "entry" && line.kind !== "recurring") {
        line.kind = "oneOff";
        delete line.unitsPerCustomerMonth;
      }
    } else if (standing === "others") line.attach = BY_OTHERS;
    else if (
      standing === "instead" &&
      !listed &&
      !isOfItsOwn(row) &&
      (line.kind !== "oneOff" || first.line.kind === "oneOff")
    )
      instead.push(row);
  }
  if (instead.length > 0 && (planned || (taken === 0 && isOpen(first))))
    for (const [i, { line }] of (planned ? instead : [first, ...instead]).entries())
      line.id = `plan-${taken + i + 1}`;
  return packs;
}
