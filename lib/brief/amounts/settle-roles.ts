import { findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { eachOfSeveral, eachThatWeRun } from "./amount-multiples";
import type { ReadAmount } from "./amount-roles";
import { partsOfCosts } from "./cost-parts";
import { countedAlike } from "./counted-alike";
import { isBoughtThing, isGivenOnce } from "./given-once";
import { isInHand } from "./in-hand";
import { hasCome, isLookedFor, isNeeded, isSoughtBehind } from "./looked-for";
import { settleOfDeals } from "./of-deals";
import { isSentOnCharge } from "./sent-on-charge";

const SELLS =
  /\b(?:pays?|charge|price[ds]?|fee|subscri\w+|memberships?|members?|customers?|clients?|plans?|per)\b/i;
/** What a business pays each month whatever it sells. */
const RUNNING =
  /\b(?:(?:rent|lease)(?! (?:an?|the|one|it|them|out|their|our)\b)|hosting|servers?|insurance|salar(?:y|ies)|wages|staff|electricity|heating|internet|warehouse|zoom|aws|google workspace|canva|slack|shopify|mailchimp|accountant)\b[^.;,€$£]{0,24}$/i;
/** "Team licence 1,900 for up to 10": a plan of a larger size. */
const LARGER_PLAN =
  /\b(?:team|company|group|site|school|family|office|enterprise|campus|club)\s(?:licen[cs]es?|plans?|memberships?|subscriptions?|pass(?:es)?|tickets?)\s*(?:is|are|costs?|:|at|for)?\s*$/i;
const GRANTS = /\b(?:grants?|subsid(?:y|ies))\b[^.;,€$£]{0,30}$/i;
const SENDS = new RegExp(
  `^\\s*(?:each|apiece|a piece)?,?\\s*(?:and\\s)?(?:an?|each|every|one|the average|a typical)\\s(?:[\\p{L}-]+\\s){0,2}?([\\p{L}-]+)\\s(?!pays|gets|earns|costs|saves|spends|is|was)[\\p{L}]+s\\s(?:about |around |roughly |some |up to |maybe |perhaps |on average )?(${COUNT})(?:\\sof (?:them|these))?\\s(?:a|per|each|every)\\s(month|week|day)\\b`,
  "iu",
);
/** "Texts cost us 4p each, roughly 120 a month per sweep": so many of what is costed for each customer. */
const FOR_EACH = new RegExp(
  `^\\s*(?:each|apiece|a piece)?(?:,|\\sand|,\\sand)\\s(?:about |around |roughly |some |on average )?(${COUNT})(?:\\s(\\p{L}{3,}))?\\s(?:a|per|each|every)\\s(month|week|day)\\s(?:per|for each|for every|for an?)\\s(?!(?:month|week|day|year)\\b)\\p{L}+`,
  "iu",
);
/** "It sends about 900 texts a month at". */
const SO_MANY_AT = new RegExp(
  `(\\p{L}+)\\s\\p{L}+s\\s(?:about |around )?(${COUNT})\\s\\p{L}+\\s(?:a|per|each|every)\\s(month|week|day)\\s(?:at|for)\\s$`,
  "iu",
);
/** "A gardener's visit costs 38, every two weeks". */
const EVERY_SO_OFTEN =
  /^,\s(?:once |twice )?(?:every (?:two|three|four|six|second|other) (?:weeks?|months?)|(?:once|twice) an? (?:week|month|year))(?=\s*(?:$|[.,;]))/i;
/** "Each call costs us 14 and one in eight mothers calls". */
const ONLY_SOME = new RegExp(
  `^(?:,|\\sand|,\\sand)\\s(?:about |roughly )?(?:one (?:in|out of) (${COUNT})|(\\d{1,2}) ?(?:%|percent) of)\\s(?:\\p{L}+\\s){1,3}?(?:calls?|uses? it|needs? (?:it|one)|asks?|returns?|takes? (?:it|one)|books?|claims?)\\b`,
  "iu",
);
/** "One video costs us 1.2 million and we make three a month". */
const MADE = new RegExp(
  `^\\s*(?:each |apiece )?(?:and|,|;)\\s*(?:and )?we (?:do|run|make|produce|publish|film|record|hold|order|commission|write) (?:about |around )?(${COUNT})(?: of (?:them|those))? (?:a|per|each|every) (week|month|year)\\b`,
  "iu",
);
const IN_A_MONTH: Record<string, number> = { year: 1 / 12, month: 1, week: 52 / 12, day: 30 };
const sold = ({ role }: ReadAmount) => role === null || role === "price" || role === "oneOff";

const THEY_COST =
  /(?:[;,.]|\band)\s(?:they|these|those|each(?: one| of (?:them|these))?)\s(?:costs?|are)\s(?:us\s)?(?:about )?$/i;
/** "A practice sends about 600 messages a month; they cost us 4p": of each message. */
function namedBefore({ tail, start }: ReadAmount, text: string): void {
  const said = text.slice(Math.max(0, start - 120), start);
  if (tail.unit || tail.period || !THEY_COST.test(said)) return;
  tail.unit = findFrequencies(said).findLast(({ noun }) => noun !== null)?.noun ?? null;
}

/** "Texts cost us 4p each, a practice sends about 600 a month": what one customer uses up in a month. */
function usedUp(amount: ReadAmount, text: string, read: readonly ReadAmount[]): void {
  if (amount.tail.period) return;
  const end = amount.end + (amount.tail.unit ? amount.tail.length : 0);
  const behind = text.slice(end);
  // "€6.50 per delivery, the rider gets 2.80 per drop, a shop sends 70 a month": so often it is sold, too.
  const paidByTime = read.some(
    (other) => sold(other) && /^(?:month|year|week)$/.test(other.tail.period ?? ""),
  );
  if (amount.tail.unit && !(paidByTime && SENDS.test(behind))) return;
  const [ahead, taker = "", used = "", rhythmOf = ""] = paidByTime
    ? (SO_MANY_AT.exec(amount.before) ?? [])
    : [];
  if (ahead) {
    const said = amount.text;
    monthly(amount, countOf(used) * (IN_A_MONTH[rhythmOf.toLowerCase()] ?? 0), amount.end, text);
    amount.text = `${ahead}${said}`;
    amount.taker = taker.toLowerCase();
    return;
  }
  const [some, oneIn, percent] = ONLY_SOME.exec(behind) ?? [];
  if (some) {
    part(amount, oneIn ? 1 / countOf(oneIn) : Number(percent) / 100, some);
    return;
  }
  const [made, times = "", rhythm = ""] = MADE.exec(behind) ?? [];
  const thing = /\b(?:one|an?|each|every)\s(?:\p{L}+\s)?(\p{L}{3,})\s(?:\p{L}+\s){1,2}$/iu.exec(
    amount.before,
  )?.[1];
  if (made && thing && !isSold(thing.toLowerCase(), read)) {
    const often = countOf(times) * (IN_A_MONTH[rhythm.toLowerCase()] ?? 0);
    monthly(amount, often, amount.end + made.length, text);
    return;
  }
  const [forEach, many = "", noun, each = ""] = FOR_EACH.exec(behind) ?? [];
  if (forEach && (!noun || amount.before.toLowerCase().includes(noun.toLowerCase().replace(/s$/, "")))) {
    const often = countOf(many) * (IN_A_MONTH[each.toLowerCase()] ?? 0);
    const whose = /(?:per|for each|for every|at each) (\p{L}{3,})$/iu.exec(forEach)?.[1]?.toLowerCase();
    if (often > 0) monthly(amount, often, amount.end + forEach.length, text);
    if (often > 0 && whose) amount.taker = whose;
    return;
  }
  const [said, who = "", count = "", period = ""] = SENDS.exec(behind) ?? [];
  const [every] = EVERY_SO_OFTEN.exec(behind) ?? [];
  if (every) {
    const often = findFrequencies(every)[0]?.perMonth ?? 0;
    if (often > 0) monthly(amount, often, amount.end + every.length, text);
    return;
  }
  const often = countOf(count) * (IN_A_MONTH[period.toLowerCase()] ?? 0);
  if (!said || !(often > 0)) return;
  monthly(amount, often, end + said.length, text);
  amount.taker = who.toLowerCase();
}

const isSold = (thing: string, read: readonly ReadAmount[]) =>
  read.some(
    (other) => sold(other) && (other.tail.unit === thing || other.before.toLowerCase().includes(thing)),
  );

function part(amount: ReadAmount, share: number, said: string): void {
  amount.value *= share;
  amount.low *= share;
  amount.high *= share;
  amount.text += said;
}

function monthly(amount: ReadAmount, often: number, end: number, text: string): void {
  amount.value *= often;
  amount.low *= often;
  amount.high *= often;
  amount.text = text.slice(amount.start, end);
  amount.tail = { ...amount.tail, unit: null, period: "month", divisor: 1 };
}

/** "One painter does one shutter a day and gets 180". */
const A_DAY_AND =
  /\b(?:an?|one|each)\s\p{L}+\s[^.;]{3,40}\sa day and (?:gets?|earns?|costs?|is paid)\s(?:us |about )*$/iu;
/** "Postage is £3.50 on top": the customer pays it. */
export const ON_TOP = /^\s*(?:on top|extra|apart|separately|in addition)\b/i;
/** "Two plasterers at 2,100 a month each". */
const SEVERAL_AT = new RegExp(
  `(?:^|[.;,]\\s|\\band\\s)${COUNT}\\s(?:\\p{L}+\\s)?\\p{L}+s\\s(?:at|on|for)\\s$`,
  "iu",
);
/** "A taster for six people costs £45 each": what guests are asked, not what they cost. */
const FOR_PEOPLE = new RegExp(
  `\\bfor\\s(?:up to\\s|a maximum of\\s)?${COUNT}\\s(?:people|persons|guests|adults|children|kids|beginners)\\scosts?\\s$`,
  "iu",
);
const A_HEAD = /^\s*(?:each|a head|(?:per|a) (?:person|head|guest|child|adult))\b/i;
const ADS_COST =
  /(?:^|[.;,]\s|\band\s)(?:\p{L}+\s(?:and\s)?)?(?:ads?|adverts?|advertising|marketing|leaflets|flyers|promotion)(?:\s(?:in|on|with|at|for|and)\s[^.;,]{1,40}?)?(?:\s(?:costs?|is|are|comes? to|runs? (?:at|to)|takes?|eats?|swallows?|needs?)\s[^.;,]{0,16}|\s)$/iu;

/** "The health office pays 80 of the 140": told of a price that stands already. */
function partsOfOthers(read: readonly ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const next = read[i + 1];
    const told = next && read.slice(0, i).some(({ value, kind }) => kind === "money" && value === next.value);
    if (!told || !/^\s(?:out )?of (?:the|these|those)\s$/i.test(text.slice(here.end, next.start))) continue;
    next.role = "compare";
    if (sold(here)) here.role = "compare";
  }
}

/** "The editor gets 420 per book, layout is 180, printing 45 a copy": between two costs of one sentence stands a third. */
function amongCosts(read: readonly ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const [before, next] = [read[i - 1], read[i + 1]];
    const listed =
      [before, next].every((other) => other?.role === "cost") &&
      !/[.;:]\s|\b(?:we|customers|clients)\b/i.test(text.slice(before?.end, next?.start));
    if (listed && here.kind === "money" && sold(here) && !here.asked) here.role = "cost";
  }
}

/** Roles that a whole phrase settles after the words beside a sum have spoken; a sum that is not sold is never a price. */
export function settleRoles(read: ReadAmount[], text: string): ReadAmount[] {
  partsOfOthers(read, text);
  amongCosts(read, text);
  countedAlike(read, text);
  for (const amount of read) {
    settleOfDeals(amount, read);
    if (amount.kind !== "money") continue;
    const { before, after, tail } = amount;
    // "Insurance 140 a month and the stairs, about 9,000, we are looking for": of no month.
    if (tail.length === 0 && isSoughtBehind(amount)) Object.assign(tail, { period: null, unit: null });
    const bare = !tail.period && !tail.unit;
    const monthly = tail.period !== null && tail.period !== "use" && !tail.unit;
    const wanted = amount.tail.length === 0 && isNeeded(amount);
    const given = isSoughtBehind(amount) && /^(?:donation|grant)$/.test(amount.role ?? "");
    if (amount.role === "cost" && !amount.sure && wanted) {
      amount.role = "budget";
      amount.sought = true;
      amount.tail = { ...tail, period: null };
    } else if (amount.role === "cost" && !amount.sure && FOR_PEOPLE.test(before) && A_HEAD.test(after))
      amount.role = "price";
    else if (isBoughtThing(amount)) amount.role = "capex";
    else if (isInHand(before, after, bare) || isGivenOnce(amount)) amount.role = "own";
    else if (
      bare &&
      (sold(amount) || given || /^(?:budget|capex|cost)$/.test(amount.role ?? "")) &&
      isLookedFor(amount)
    ) {
      amount.role = "budget";
      amount.sought = !hasCome(amount);
      amount.sure ||= isSoughtBehind(amount);
    } else if (
      monthly &&
      !(amount.sure && sold(amount)) &&
      (sold(amount) || amount.role === "capex") &&
      RUNNING.test(before) &&
      !SELLS.test(before)
    )
      amount.role = "cost";
    else if ((amount.role === "cost" || amount.role === null) && LARGER_PLAN.test(before))
      amount.role = "price";
    else if ((amount.role === "donation" || sold(amount)) && monthly && GRANTS.test(before))
      amount.role = "grant";
    else if (sold(amount) && /^\s*(?:minimum|min\.|at least)\b/i.test(after)) amount.role = "bound";
    // "Ads in the parish paper cost 150 a month": however many are won by them.
    else if (monthly && (amount.role === "cac" || sold(amount)) && ADS_COST.test(before))
      amount.role = "budget";
    else if (amount.role === "cost" && bare && A_DAY_AND.test(before)) tail.period = "day";
    else if (isSentOnCharge(amount, text)) amount.role = "through";
    else if (amount.role === "cost" && !amount.sure && ON_TOP.test(after)) amount.role = "price";
    else if (monthly && sold(amount) && SEVERAL_AT.test(before) && /^\s*each\b/i.test(after))
      amount.role = "cost";
    // "1.9% and 20p per donation": a fee on what is given.
    if (amount.role === "donation" && tail.unit === "donation") amount.role = "price";
    eachOfSeveral(amount);
    eachThatWeRun(amount, text);
    // "Payroll costs add 3 an hour": of each hour that is sold.
    if (amount.role === "pay" && amount.tail.unit === "hour") amount.role = "cost";
    if (amount.role === "cost") {
      namedBefore(amount, text);
      usedUp(amount, text, read);
    }
  }
  partsOfCosts(read, text);
  return read;
}
