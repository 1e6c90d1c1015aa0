import { CUSTOMER_WORDS } from "../data/periods";
import { literal } from "../text/literal";
import { settleAdvances } from "./advances";
import { asPaid, multiplied, perOne, spreadOverYears } from "./amount-multiples";
import type { ReadAmount } from "./amount-roles";
import { fromTo } from "./from-to";
import { BOUGHT_ONCE, tellCosts } from "./input-costs";
import { listGoesOn } from "./list-goes-on";
import { ONE_TIME } from "./one-time";

/** Between two prices of one list ("$29, $79 and $199 per month") nothing but joining words stands. */
const LISTED =
  /^[\s,/]*(?:and|or|y|o|und|oder|et|ou|e|en|of)?\s*(?:the\s+)?(?:(?!then|plus|later)[\p{L}]{2,12}\s*)?(?:at|for|:|=|\()?\s*$/iu;

/** "Sells for 145 on average" is a price; an average is the size of a trade only beside a commission on it. */
const SOLD_AT = /\b(?:sells?|sold|selling|costs?|goes?|retails?)\s+(?:for|at)?\s*$/i;
const AVERAGE = /\b(?:averages?|avg|typical|typically)\b/i;
const WORK_NEXT = /^,\s*\p{Ll}{3,}ing\s+(?:is\s|costs?\s)?$/u;
/** ", SIM 1.10": the second cost is of another thing, with a period of its own. */
const NAMED_NEXT = /^,\s*\p{L}/u;
const BARE_WORDS = /^(?:[^.;:]{0,18}\b)?(?:and|or)\s+$|^(?:[^.;:]{0,18}),\s*$/i;

/** "£32 an hour peak and £18 off-peak": the second price is for the same unit at other times. */
function isAlternative(before: ReadAmount, here: ReadAmount, text: string): boolean {
  const sold = before.role === "price" || before.role === null;
  if (!sold || before.kind !== "money" || here.kind !== "money" || before.currency !== here.currency)
    return false;
  if (!before.tail.unit || before.tail.period || here.tail.unit || here.tail.period) return false;
  if (here.role !== null && here.role !== "price") return false;
  return (
    BARE_WORDS.test(text.slice(before.end + before.tail.length, here.start)) && TIMES_OF_SALE.test(here.after)
  );
}
/** When or for whom the other price holds. */
const TIMES_OF_SALE =
  /^\s*(?:for (?:\p{L}+ )?(?:groups|teams|orders|companies|customers|shops|\p{L}+s) (?:of|above|over|from|with more than)\b|off-peak|off peak|peak|in the (?:mornings?|evenings?|afternoons?|daytime)|(?:in |during |for )?(?:the )?(?:high|low|peak|off|main|summer|winter)[ -]?season|(?:in|during) (?:the )?(?:summer|winter|week)|on weekends?|at weekends?|on weekdays?|weekends?|weekdays?|at night|for (?:children|kids|students|seniors|members|concessions)|children|members)\b/iu;

/** "Drone and sprayer 145,000, insurance 28,000 a year": a list of prices does not fall so far. */
const MUCH_MORE = 4;

/** Prices of one list share their units and what they are. */
function shareUnits(read: ReadAmount[], text: string): void {
  for (let i = read.length - 2; i >= 0; i -= 1) {
    const here = read[i];
    const next = read[i + 1];
    if (
      !here ||
      !next ||
      here.kind !== "money" ||
      next.kind !== "money" ||
      here.tail.period ||
      here.tail.unit ||
      here.currency !== next.currency
    )
      continue;
    const between = text.slice(here.end, next.start);
    if (/^\s*,\s*(?:and\s)?(?:the|an?)\s+\p{L}{3,}/iu.test(between)) continue;
    // "A joining fee of 800 and 149 per month", "layout is 180, printing 45 a copy": each is what its own words say.
    if (WORK_NEXT.test(between) || (ONE_TIME.test(here.before) && next.tail.period)) continue;
    // "A sensor costs 190 and 60 a year for advice": the dearer one is the thing, the other is for something else.
    const thing =
      here.clause?.deed === "cost" && here.value > 2 * next.value && /^\s*for\s/i.test(next.after);
    const other = thing || (here.role === "oneOff" && next.tail.period !== null);
    const input =
      next.role === "cost" && here.role !== "cost" && /(?!(?:and|or)\s)\p{L}{3,}\s+$/iu.test(between);
    // "The van costs 28,000 and fuel 260 per month": bought once.
    const bought =
      next.tail.period !== null &&
      ((here.clause?.deed === "cost" && here.value > BOUGHT_ONCE * next.value) ||
        (NAMED_NEXT.test(between) && here.value > MUCH_MORE * next.value));
    if (other || input || bought) continue;
    if (!LISTED.test(between) || (here.role === "cost" && NAMED_NEXT.test(between))) continue;
    here.tail = { ...next.tail, length: here.tail.length };
    if (next.role !== here.role && (here.role === null || here.role === "price")) here.role = next.role;
    if (next.role === null || next.role === "price") next.role = here.role ?? next.role;
  }
}

/** "50 images for $29, 1,000 for $299". */
const SO_MANY_FOR = /^[\s,]*(?:and |or )?(\d[\d,.]*) for $/i;
function packsGoOn(read: ReadAmount[]): void {
  for (const [i, here] of read.entries()) {
    const before = read[i - 1]?.tail;
    const many = Number(SO_MANY_FOR.exec(here.before)?.[1]?.replace(/[,.]/g, ""));
    if (before?.unit && before.divisor > 1 && many > before.divisor && here.tail.length === 0)
      here.tail = { ...here.tail, unit: before.unit, divisor: many };
  }
}

/** "From 149 a month (10 plants), 290 (25 plants) and 520 (50 plants)". */
function sizesInBrackets(read: ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const before = read[i - 1];
    if (!before?.tail.period || here.tail.period || here.tail.unit || here.kind !== "money") continue;
    const between = text.slice(before.end + before.tail.length, here.start);
    if (
      before.currency !== here.currency ||
      !/^\s*\([^)]*\)\s*(?:,|and|or|und|et|y|e)\s*(?:and\s|or\s)?$/i.test(between)
    )
      continue;
    here.tail = { ...before.tail, length: here.tail.length };
    here.role ??= before.role;
  }
}

/** "A practice has 3 chairs": had, and not used up. */
const isHad = (unit: string, text: string) =>
  new RegExp(
    `\\b(?:has|have)\\s(?:about |around )?\\d+\\s${literal(unit)}s?\\b(?!\\s(?:a|per|each|every)\\b)`,
    "i",
  ).test(text);

/** Who or what comes once: paid each time, whatever is paid by the month. */
const EACH_COMES = /^(?:guest|visitor|diner|patient|traveller|passenger|transaction|booking)$/;
/** "Breweries pay €0.85 per kilo, kitchens €2.10": the next payer pays for the same thing. */
function othersPay(read: ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const before = read[i - 1];
    if (!before?.asked || !before.tail.unit || before.currency !== here.currency || here.role !== null)
      continue;
    const between = text.slice(before.end + before.tail.length, here.start);
    const payer = here.clause?.who === "customer" || here.value > before.value;
    if (here.tail.length > 0 || !payer || here.clause?.deed !== null) continue;
    if (!/^,\s(?:and\s)?(?:[\p{L}-]+\s)?[\p{L}-]{4,}s\s$/iu.test(between)) continue;
    here.role = before.role;
    here.asked = true;
    here.tail = { ...before.tail, length: 0 };
  }
}

/** Another price for the same thing, and what is paid as often as what it is added to. */
function joinPrices(read: ReadAmount[], text: string): void {
  for (let i = 1; i < read.length; i += 1) {
    const here = read[i];
    const before = read[i - 1];
    if (here && before && isAlternative(before, here, text)) {
      here.role = before.role;
      here.tail = { ...before.tail, length: here.tail.length };
      here.alternative = true;
    }
  }
  for (let i = 1; i < read.length; i += 1) {
    const [before, here] = [read[i - 1], read[i]];
    if (!before?.tail.period || !here?.tail.unit || here.tail.period || here.kind !== "money") continue;
    const joined = /^\s*(?:\+|plus|and)\s*$/i.test(text.slice(before.end + before.tail.length, here.start));
    // "£19 per school and month + £2 per child": paid as often as what it is added to.
    if (
      joined &&
      !EACH_COMES.test(here.tail.unit) &&
      (CUSTOMER_WORDS.has(here.tail.unit) || isHad(here.tail.unit, text))
    )
      here.tail = { ...here.tail, period: before.tail.period };
  }
}

const DEALS =
  /(?:^|[.;,]\s)(?!(?:we|i)\s)(?:an?|each|every|one|the average|the typical)?\s?(?:\p{L}+\s){1,3}?(?:orders?|buys?|spends?|sells?|sends?|processes|transacts?|invoices?|turns over|moves?)(?:\s(?:for|on average|worth|goods for))?\s(?:about |around |roughly |on average )?$/iu;
/** Beside a commission stands the size of what it is taken of. */
function tellAverages(read: ReadAmount[], text: string): void {
  const commission =
    read.some(({ kind, role }) => kind === "percent" && role === "take") || /\bcommission\b/i.test(text);
  const [only, more] = read;
  if (only?.kind === "percent" && !more && only.role === null && /^\s*\S+\s*$/.test(text)) only.role = "take";
  asPaid(read);
  for (const here of read) {
    spreadOverYears(here);
    perOne(here);
    // "Monthly donors give £9 on average".
    if (here.role === "average" && !commission && /\bdon(?:ors?|at\w+)\b/i.test(here.before))
      here.role = "donation";
  }
  for (const amount of read) {
    const averaged = AVERAGE.test(`${amount.before} ${amount.after}`);
    // "8% of each booked night, a night is 14".
    const dealt =
      amount.clause?.deed === "be" &&
      read.some(
        ({ kind, role, tail }) =>
          kind === "percent" &&
          role === "take" &&
          tail.unit &&
          amount.clause?.subject.endsWith(` ${tail.unit}`),
      );
    // "Suppliers pay us 2%. A pharmacy orders about 400,000 a month": what the commission is taken of.
    const dealtMonthly =
      amount.tail.period !== null && amount.tail.unit === null && DEALS.test(amount.before);
    if (commission && dealtMonthly && amount.kind === "money" && amount.role !== "cost")
      amount.role = "average";
    // Beside a commission, an average is the size of the trade that it is taken of.
    if (
      commission &&
      (averaged || dealt) &&
      amount.kind === "money" &&
      /^(?:price|donation)$/.test(amount.role ?? "price")
    )
      amount.role = "average";
    if (averaged && !amount.sure && amount.kind === "money" && ratesOf(amount, read)) {
      amount.role = "average";
      amount.sure = true;
    }
    multiplied(amount);
    if (amount.role === "average" && /\bcosts? (?:us|me)\s[^.;,]{0,10}$/i.test(amount.before))
      amount.role = "cost";
    if (amount.role === "average" && (!commission || (SOLD_AT.test(amount.before) && !averaged && !dealt)))
      amount.role = "price";
  }
}

/** "8% of the yearly rent. The average rent is €950 a month": what the commission is taken of, for a whole year. */
function ratesOf(amount: ReadAmount, read: readonly ReadAmount[]): boolean {
  const rate = read.find(({ kind, role }) => kind === "percent" && role === "take");
  const [, yearly, noun = ""] =
    /^\s*(?:of|from|on|on top of) (?:the |each |every |a |one )?(?:(yearly|annual|first year['’]s)\s|monthly\s)?(rent|salary|wage|premium|fee|tuition)\b/i.exec(
      rate?.after ?? "",
    ) ?? [];
  if (!noun || !amount.before.toLowerCase().includes(noun.toLowerCase())) return false;
  if (!yearly || amount.tail.period !== "month") return true;
  for (const end of ["value", "low", "high"] as const) amount[end] *= 12;
  amount.text += " a month, for a year";
  amount.tail = { ...amount.tail, period: null };
  return true;
}

/** "15% up to £300 and 10% above £300", "10% of the studio's price of about 45": how far a share goes, and of what. */
function tellShares(read: readonly ReadAmount[]): void {
  for (const [i, here] of read.entries()) {
    if (here.kind !== "money" || read[i - 1]?.kind !== "percent") continue;
    if (/^\s*(?:above|over|beyond|below|under|up to)\s$/i.test(here.before)) here.role = "compare";
    if (
      /\b(?:of|from|on)\s[^.;]*\b(?:price|fee|bill|order|sale)\sof\s(?:about |around )?$/i.test(here.before)
    )
      here.role = "average";
  }
}

/** Settles what amounts are by those that stand beside them. */
export function settleByNeighbours(read: ReadAmount[], text: string): ReadAmount[] {
  shareUnits(read, text);
  sizesInBrackets(read, text);
  tellCosts(read, text);
  joinPrices(read, text);
  othersPay(read, text);
  listGoesOn(read, text);
  settleAdvances(read, text);
  tellShares(read);
  tellAverages(read, text);
  packsGoOn(read);
  return fromTo(read, text);
}
