import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";
import { isAskedAt } from "./asked-at";
import { isUnnamed } from "./cost-lists";
import { isDoneByUs } from "./done-by-us";
import { BOUGHT_ONCE, NAMES_A_PRICE, SOLD_BY_NAME } from "./input-costs";

const PEOPLE = /^(?:person|guest|participant|head|visitor|child|student|learner|player|customer)$/;
/** What is eaten or used up by each guest is far below the price of the whole. */
const PART_OF_PRICE = 0.6;
/** So many times the price is paid for nothing that is only named beside the offer. */
const FAR_ABOVE = 5;
const SMALL = /^(?:the|an?|our|of|for|in|on|at|to|and|or|with|about|around|some|is|are|costs?|new|good)$/;

const TOGETHER = /\b(?:together|both|in total)\s*$/i;
/** "Paint and coat are 95 a shutter": two things for each one of what is priced. */
const TWO_THINGS = /(?:^|[.;,]\s)\p{L}{3,} and \p{L}{3,}\s(?:are|is|costs?)\s(?:about |around )?$/iu;
/** "The mill's smallest lot is 50 kilos at 1,400 a kilo". */
const SUPPLIER =
  /\b(?:suppliers?|factory|mill|manufacturer|wholesaler|printer)['’]?s?\b|\b(?:smallest|minimum|least) (?:order|lot|batch|run)\b/i;

const wordsOf = (subject: string) =>
  (subject.toLowerCase().split(/\s(?:of|for|in|on|at|with|from|to|per)\s/)[0] ?? "")
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 2 && !SMALL.test(word));

const isIn = (text: string, word: string) =>
  isDoneByUs(word, text) ||
  new RegExp(
    `(?<!\\p{L})${literal(word.replace(/(?:ies|ing|es|s|y|e)$/, ""))}(?:s|es|e|y|ies|ed|ing|er|ers)?(?!\\p{L})`,
    "iu",
  ).test(text);

const isOpen = ({ kind, role, asked, sure, unsure, alternative }: ReadAmount) =>
  kind === "money" && (role === null || role === "price") && !asked && !sure && !unsure && !alternative;

const ADDED = /^\s*(?:on top|extra)\b/i;
/** What is used up by a sale and hardly ever sold by itself. */
const USED_UP =
  "(?:processing|handling|hosting|servers?|cloud|compute|gpu|apis?|tokens?|llm|ai|inference|sms|texts|messages|data|speech|voice|video|images?|bandwidth|storage|lab|fuel|petrol|diesel|electricity|packaging|labels?|postage|post|paint|plaster|materials?|ingredients?|components|wages|labou?r|payments?|transactions?|cards?|bank|waste|disposal|laundry|couriers?|riders?|drivers?|(?:machine|oven|press|print|studio|kitchen|staff) time)";
const INPUT_LABEL = new RegExp(
  `(?:^|[.;,]\\s|\\b(?:and|plus)\\s)(?:\\p{L}+\\s(?:and\\s)?){0,2}${USED_UP}(?:\\s(?:costs?|fees?|charges?|time|analysis|use|usage|work))?\\s(?:is\\s|are\\s|costs?\\s|comes? to\\s|(about|around|roughly|approximately|some|maybe)\\s){0,2}$`,
  "iu",
);

/** "Cost with bottle and label 0.72". */
const COST_WITH =
  /(?:^|[.,;]\s)(?:(?:our|unit|production)\s)?costs?\s(?:with|including|incl\.?)\s[^.;\d]{3,40}$/i;
const bareCost = ({ tail }: ReadAmount) => !tail.period;

/** "Video processing around 3p per scan" after a larger price: a price is exact, and nobody buys the processing. */
function isUsedUp(amount: ReadAmount, earlier: readonly ReadAmount[], text: string, offer: string): boolean {
  const said = text.slice(earlier.at(-1)?.end ?? 0, amount.start);
  const found = isOpen(amount) && !amount.later ? INPUT_LABEL.exec(said) : null;
  const priced = earlier.some(
    ({ kind, role, value }) =>
      kind === "money" && (role === null || role === "price") && value * PART_OF_PRICE > amount.value,
  );
  if (isOpen(amount) && priced && bareCost(amount) && COST_WITH.test(said)) return true;
  if (!found || !priced || ADDED.test(amount.after)) return false;
  if (amount.tail.period) return found[1] !== undefined && amount.tail.unit !== null;
  return found[1] !== undefined || !wordsOf(found[0]).some((word) => isIn(offer, word));
}

/** So many times all that is surely asked is paid by nobody who buys the one thing. */
const NEVER_PAID = 40;
const LARGE_SALE =
  /\b(?:licen[cs]es?|plans?|packages?|enterprise|contracts?|projects?|franchise|sells?|sold|price[ds]?|costs?|fees?|set-?up|installation|implementation|onboarding|wholesale|pilots?|sponsor\w*|events?)\b/i;
const EQUIPMENT =
  /(?:^|[.;,]\s|\b(?:and|plus)\s)(?:(?:the|an?|our|one|two|three|four|five|six|\d+)\s)?(?:\p{L}+\s(?:and\s)?){0,2}(?:(?:bottling|production|filling|packing) lines?|drones?|sprayers?|vans?|trucks?|trailers?|ovens?|machines?|printers?|kilns?|press(?:es)?|equipment|tools|tooling|moulds?|molds?|lathes?|mixers?|freezers?|fridges?|furniture|fit-?out|scaffolding|boats?|bikes?|vehicles?|generators?|tents?)\s(?:is\s|are\s|at\s|for\s|costs?\s|about\s|around\s){0,2}$/iu;
const BOUGHT_FROM = 3;
const MANY_OF_IT = new RegExp(
  `(?:^|[.;,]\\s|\\band\\s)(${COUNT})\\s(?:\\p{L}+\\s){1,2}(?:at|for)\\s(?:about\\s)?$`,
  "iu",
);

/** "Drone and sprayer 145,000", "four printers at 6,500 each": bought for the work, with how many of them. */
function boughtForIt(
  amount: ReadAmount,
  earlier: readonly ReadAmount[],
  text: string,
  offer: string,
): number {
  const said = text.slice(earlier.at(-1)?.end ?? 0, amount.start);
  const most = Math.max(
    0,
    ...earlier.map(({ kind, role, value }) =>
      kind === "money" && (role === null || role === "price") ? value : 0,
    ),
  );
  const bare = !amount.tail.period && !amount.tail.unit && !amount.sure;
  const open = isOpen(amount) || (amount.role === "cost" && bare && amount.value > most * BOUGHT_ONCE);
  const found = open && !amount.tail.period && most > 0 ? EQUIPMENT.exec(said) : null;
  if (!found || amount.value < most * BOUGHT_FROM) return 0;
  const last = earlier.at(-1);
  // "Two workers cost €210 each per night and the van €60": of the night too.
  if (last?.role === "cost" && (last.tail.period || last.tail.unit) && /\band the \p{L}+\s$/iu.test(said))
    return 0;
  if (
    /\b(?:buy|sell|rent|hire|lease)s? /i.test(said) ||
    (amount.value < most * NEVER_PAID && isIn(offer, wordsOf(found[0]).at(-1) ?? "-"))
  )
    return 0;
  const many = countOf(MANY_OF_IT.exec(said)?.[1] ?? "1");
  return Math.max(many || 1, 1);
}

/** "€129 per sensor. Certification €9,000": whoever pays it, no customer does. */
function isTooDear(amount: ReadAmount, read: readonly ReadAmount[], text: string): boolean {
  const bare = !amount.tail.unit && !amount.tail.period && amount.kind === "money";
  const most = Math.max(
    ...read.map((other) =>
      other !== amount && other.kind === "money" && (other.role === null || other.role === "price")
        ? other.value * (other.tail.period === null ? 1 : chargesPerMonth(other.tail.period) * 12)
        : 0,
    ),
  );
  const from = Math.max(read[read.indexOf(amount) - 1]?.end ?? 0, amount.start - 50);
  return (
    bare &&
    isOpen(amount) &&
    most > 0 &&
    amount.value > most * NEVER_PAID &&
    !isAskedAt(amount, read) &&
    !LARGE_SALE.test(
      text
        .slice(from, amount.start)
        .split(/[.;]\s/)
        .at(-1) ?? "",
    )
  );
}

const BROUGHT =
  /(?:^|[.;,]\s)(?:\p{L}+ and )?(?:delivery|shipping|pick-?up|transport|freight|fitting|returns?)(?: and \p{L}+)?\s(?:is\s|about\s|around\s)?$/iu;
/** "A set costs us 210. Delivery and pickup 22": after a cost nobody can tell who pays that. */
const eitherWay = (amount: ReadAmount, before: ReadAmount | undefined, text: string) =>
  isOpen(amount) &&
  before?.role === "cost" &&
  !amount.tail.period &&
  !ADDED.test(amount.after) &&
  BROUGHT.test(text.slice(before.end + before.tail.length, amount.start));

/** The sum of a thing that nothing else speaks of: neither the offer nor a word for a price. */
function isOfAnother({ clause, before }: ReadAmount, offer: string): boolean {
  const said = clause?.deed === "be" || clause?.deed === "cost" || (!clause?.deed && TOGETHER.test(before));
  if (!clause || !said || clause.who === "us" || clause.who === "customer") return false;
  if (SUPPLIER.test(clause.subject)) return true;
  const words = wordsOf(clause.subject.replace(TOGETHER, ""));
  return (
    words.length > 0 &&
    !/\b(?:if|extra|optional|additional|matching|spare|later|we sell|buy)\b/i.test(before) &&
    !words.some((word) => NAMES_A_PRICE.test(word) || SOLD_BY_NAME.test(word) || isIn(offer, word))
  );
}

const asEquipment = (amount: ReadAmount, many: number): ReadAmount => ({
  ...amount,
  role: "capex",
  value: amount.value * many,
  low: amount.low * many,
  high: amount.high * many,
  tail: { ...amount.tail, unit: null },
});

/**
 * "The car is 400 a month", "a fair stand is 8,000": beside a price that is surely asked, the sum of something that the
 * offer never names is no price. Counted like the price and far below it, it is a part of what that costs.
 */
export function notSold(read: ReadAmount[], answers: QuizAnswers): ReadAmount[] {
  const text = answers.businessModel;
  const said = `${answers.solution} ${answers.differentiator} ${answers.targetAudience} ${answers.problem}`;
  const supplies = said.replace(/\b(?:with|including)\s[^.;]*|\b(?:on|by|from|using)\s\p{L}+/giu, " ");
  const supplied = (amount: ReadAmount) => TWO_THINGS.test(amount.before) && amount.tail.unit !== null;
  const others = read.filter(
    (amount, i) =>
      i > 0 &&
      isOpen(amount) &&
      (supplied(amount) || isOfAnother(amount, supplies)) &&
      !ADDED.test(amount.after) &&
      !/\bof (?:which|it|that)\b/i.test(read[i + 1]?.before ?? ""),
  );
  const priced = read.filter(
    (amount) =>
      amount.kind === "money" &&
      (amount.role === null || amount.role === "price") &&
      !amount.later &&
      !others.includes(amount),
  );
  if (priced.length === 0) return read;
  const most = Math.max(...priced.map(({ value }) => value));
  const counted = ({ tail, value }: ReadAmount) =>
    tail.unit !== null &&
    priced.some(
      (price) =>
        price.value * PART_OF_PRICE > value &&
        (price.tail.unit === tail.unit ||
          price.clause?.subject.toLowerCase().endsWith(` ${tail.unit}`) ||
          (PEOPLE.test(price.tail.unit ?? "") && PEOPLE.test(tail.unit ?? ""))),
    );
  const listed = (amount: ReadAmount, i: number) => {
    const last = read[i - 1];
    return (
      last !== undefined &&
      others.includes(last) &&
      !counted(last) &&
      amount.role === null &&
      /^,\s(?:\p{L}+\s){1,3}$/iu.test(text.slice(last.end + last.tail.length, amount.start))
    );
  };
  const told: ReadAmount[] = [];
  for (const [i, amount] of read.entries()) told.push(settled(amount, i, told[i - 1]));
  return told;

  function settled(amount: ReadAmount, i: number, last: ReadAmount | undefined): ReadAmount {
    // "Chemicals 900, pilot half day 2,200": what is listed after a cost.
    if (
      last?.role === "cost" &&
      !SOLD_BY_NAME.test(amount.before.trim()) &&
      isOpen(amount) &&
      !amount.tail.period &&
      amount.value < most &&
      /^,\s(?:\p{L}+\s){1,3}$/iu.test(text.slice(last.end + last.tail.length, amount.start))
    )
      return { ...amount, role: "cost" };
    // "A weekend costs €240, of which the guesthouse keeps €130": of what nobody placed.
    if (last?.unsure && /\bof (?:which|that|it)\b[^.;]*$/i.test(amount.before))
      return { ...amount, role: null, unsure: true };
    if (isUsedUp(amount, read.slice(0, i), text, answers.solution)) return { ...amount, role: "cost" };
    const many = boughtForIt(amount, read.slice(0, i), text, supplies);
    if (many > 0) return asEquipment(amount, many);
    // "Moulds cost 22,000 and certification 9,000".
    if (isTooDear(amount, read, text))
      return read[i - 1]?.role === "capex" && !/[.;]\s/.test(text.slice(read[i - 1]?.end, amount.start))
        ? { ...amount, role: "capex" }
        : { ...amount, unsure: true };
    if (eitherWay(amount, last, text)) return { ...amount, unsure: true };
    if (listed(amount, i)) return { ...amount, unsure: true };
    if (!others.includes(amount))
      return isUnnamed(amount, read, text, said) ? { ...amount, unsure: true } : amount;
    if (counted(amount)) return { ...amount, role: "cost" };
    const far = !amount.tail.unit && !amount.tail.period && amount.value > most * FAR_ABOVE;
    return far || isOfAnother(amount, said) ? { ...amount, unsure: true } : amount;
  }
}
