import type { AmountRole } from "../data/amount-cues";
import { ALWAYS_PAID, EQUIPMENT, PAID_UNLESS_SOLD, PERSON } from "../data/cost-words";
import { CUSTOMER_WORDS } from "../data/periods";
import { COUNT } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";
import { isDoneByUs } from "./done-by-us";
import { alsoOffered, isOfferedEach } from "./offered-each";
import { asOwnSupply, boughtToSell, isOwnPlace } from "./own-supplies";
import { isLetOut, isRentAsked, isShared } from "./rent-asked";
import { isUsedEach, toldOutright } from "./used-each";

/** What may stand between a thing and its sum. */
const GLUE =
  "(?:\\s(?:for|of|on|in|per|a|an|the|our|and|&|\\+|to|with|du|de|des|del|della|do|da|à|für|der)(?:\\s(?:the|an?|our|one|each|la|le))?\\s\\p{L}+(?:\\s(?:tool|app|software|line|room|plan))?){0,2}(?:\\s(?:together|both|in total))?(?:\\s?[:=])?(?:\\s(?:is|are|was|were|cost|costs|comes? to|runs?(?: at)?|adds?|at|gets?|earns?|receives?|paid|makes?|kostet|cuesta|coûte|custa|es de|son de|est de|beträgt|cobra)){0,2}(?:\\s(?:us|me|uns|nos))?(?:\\s(?:like|bout|im schnitt|en moyenne|en promedio|on average|about|around|roughly|approx\\.?|some|only|just|ca\\.?|etwa|unos|environ))?\\s*~?\\s*$";
const OPEN = "(?:^|[\\s,;:(.\\u002d])";
/** "A box for one person is" speaks of the box. */
const HEAD = "(?<!\\b(?:for|per|with)\\s(?:(?:an?|one|each|two|the|every|single|private|individual)\\s)?)";
const said = (words: string) => new RegExp(`${OPEN}${HEAD}(${words})${GLUE}`, "iu");

const PAID = said(ALWAYS_PAID);
const UNLESS_SOLD = said(PAID_UNLESS_SOLD);
const BOUGHT = said(EQUIPMENT);
/** Hourly pay, cost of goods and rent in scripts without spaces. */
const EASTERN_PAY = /(?:時給|时薪)[^。、,;]{0,6}$/u;
const EASTERN_COST =
  /(?:仕入れ?|原価|材料費|人件費|家賃|コスト|送料|成本|房租|人工|進貨|进货)[^。、,;]{0,6}$/u;
/** "We charge €5 for delivery", "insurance is paid by the rider": asked of the customer. */
const ASKED =
  /\b(?:we (?:charge|ask|sell)|customers? pays?|clients? pays?|users? pays?|(?<!\b(?:stall|pitch|site|bank|card|market|licen[cs]e) )fee)\b/i;
const SAME_LIST = /^(?:,|,? (?:and|or))\s(?:an?|the|one)\s(?:\p{L}+\s){1,2}$/iu;
/** "Replacing broken tools is around €25 a month". */
const UPKEEP =
  /(?:^|[.;,:]\s|\b(?:and|plus)\s)(replacing|repairing|servicing|feeding|maintaining|packing|sending|posting)\s(?:\p{L}+\s){0,4}?(?:is|are|comes? to)(?:\s(?:about|around|roughly|some))?\s$/iu;
/** "A day in the van costs €260", "one painter does a shutter a day and gets €180". */
const A_TIME_COSTS =
  /(?:^|[.;,]\s)(?:an?|one|each|every) ((?:full |whole )?day)\s(?:in|with|on|at|of)\s[^.;,]{3,30}\scosts?(?:\sus)?(?:\sabout)?\s$/iu;
/** "We rent the kitchen for", "we hire a second van at": what the business does with its own money. */
const SPENDING =
  /\b(?:we|i) (?:(?:also|already|only|now|currently|would|will|have to|must) )*(?:(rent|lease|hire|employ|import|source|outsource|subcontract|burn)|buy|bought|purchase|order) (?!(?:out|it|them|these|those)\b)((?:(?!\bto\s)[^.;]){0,40}?)\s(?:for|at|costing|which costs?)\s(?:about |around |roughly )?$/iu;
/** Sums above this many sales are no price of the same thing. */
const BOUGHT_ONCE = 20;
/** "Two drones cost 190,000". */
const SEVERAL_COST = new RegExp(
  `(?:^|[.;,]\\s)((?:${COUNT})\\s\\p{L}+s)\\scosts?\\s(?:about |around )?$`,
  "iu",
);
const RUNNING =
  /\b(?:diesel|petrol|fuel|electricity|power|energy|heating|water|internet|insurance|rent|phone|gas|cleaning|accountant|bookkeeper|wages?|salar(?:y|ies))\b/i;
/** "Posting a kit to the US 2,600". */
const SENT_OUT = /(?:^|[,;.]\s)(?:posting|shipping|sending|delivering|packing)\s(?:\p{L}+\s){1,6}$/iu;
/** "A pilot inspects six turbines a day and costs 3,800 a day". */
const WORKER_COSTS = new RegExp(
  `(?:^|[.;,:]\\s)(?:an?|one|each|every|our)\\s(?:\\p{L}+\\s)?(${PAID_UNLESS_SOLD}|pilots?|operators?|librarians?|lawyers?|doctors?|vets?|engineers?|consultants?)\\s[^.;]{3,60}\\b(?:costs?|earns?|gets?|is paid)(?:\\s(?:us|about|around))?\\s$`,
  "iu",
);
/** "Fitting out a site costs £14,000": what is done costs its doer. */
const DOING =
  /(?:^|[.;,:]\s|\b(?:and|plus|but|while)\s)(?!(?:according|during|including|starting|pricing|training|coaching|tutoring|parking|booking|listing|wedding|building|evening|morning|something|everything|nothing|anything)\s)(\p{L}{2,}ing)\s(?:\p{L}+\s){0,5}?costs?(?:\s(?:about|around|roughly|some))?\s$/iu;
/** "The gardener is £90 per Saturday", "an installer costs": who is paid, unless the offer is such a person. */
const WHO_IS_PAID = new RegExp(
  `(?:^|[.;,:]\\s|\\b(?:and|plus|but|while)\\s)(?:the|our|my|an?|one|each|every)\\s(?:[\\p{L}-]+\\s)?(${PERSON})\\s(?:is|are|costs?|gets?|earns?|is paid|asks?|charges?)(?:\\s(?:us|about|around|roughly))*\\s$`,
  "iu",
);
/** "Onboarding is two half days on site which we charge at €350". */
const DONE_ONCE =
  /\b(?:onboarding|set-?up|installation|implementation|migration|kick-?off)\b[^.;]{0,70}\b(?:we (?:charge|ask)|costs?|is|for|at)\s[^.;]{0,12}$/i;
const AND_THE =
  /^\s*(?:,|,?\s?and|\+|plus)\s(?:(?:the|our)\s)?(?!(?:subscription|plan|membership|licen[cs]e|app|fee|we|customers?|users?)\s)(?:[\p{L}-]+\s){1,2}(?:(?:on|in|at) (?:the |our )?\p{L}+\s)?$/iu;
const AND_THE_IS = /^,?\s(?:and|plus)\s(?:the|our)\s(?:\p{L}+\s){1,2}(?:is|are|costs?)\s(?:about )?$/iu;
/** "The platform costs 400 a month" of who sells a course. */
const TOOL =
  /(?:^|[.;,]\s)(?:the|our|an?)\s(platform|software|app|tool|system|website|webshop)\scosts?\s(?:us )?(?:about )?$/i;
/** "The fridge costs €5,900", which is let for 420 a month. */
const THE_COSTS = /(?:^|[.;,]\s)(?:the|an?|one|each)\s(?:\p{L}+\s)?(\p{L}+)\scosts?\s(?:about )?$/iu;
const isLet = (noun: string, text: string) =>
  new RegExp(`\\b(?:rent|let|lease|lend|loan|hire)s?\\b[^.;]{0,30}\\b${noun}`, "iu").test(text);
const [MANY_MONTHS, SMALL_PART] = [8, 0.05];
/** "kitchen" out of "the kitchen in Wedding". */
const headOf = (thing: string) =>
  thing
    .split(/ (?:in|on|at|from|of|with|near) /)[0]
    ?.split(" ")
    .pop() ?? "";

/** "One cleaning costs 150" of who says "We clean": what is done is sold. */
const isOurWork = (word: string, before: string, offer: string) =>
  /ing$/i.test(word) &&
  new RegExp(`(?:^|[.;,]\\s)(?:one|an?|a single)\\s${word}\\b[^.;,]*$`, "iu").test(before) &&
  new RegExp(`^\\W*(?:we|i)\\s(?:\\p{L}+\\s)?${word.replace(/ing$/i, "")}`, "iu").test(offer);

const OPEN_ROLES = new Set<AmountRole | null>([null, "price", "average"]);

const A_LICENCE =
  /^(?:(?:an?|the|one) )?(?:(?:annual|yearly|monthly|site|single|team) )?licen[cs]es?\s(?:is |costs? |at |for )?$/i;
/** Tells what the business itself pays for from what it asks, by the word right before the sum; `offer` is what it sells. */
export function ownCosts(read: ReadAmount[], text: string, offer: string): ReadAmount[] {
  const sells = (word: string) =>
    isDoneByUs(word, offer) ||
    new RegExp(`(?<![\\p{L}])${word.replace(/(?:s|es|(?<=\p{L}{4})ing)$/iu, "")}`, "iu").test(offer);
  const least = Math.min(
    ...read.filter(({ kind, role }) => kind === "money" && role !== "cost").map(({ value }) => value),
  );
  const told = read.map((amount, i): ReadAmount => {
    const bare = !amount.tail.period && !amount.tail.unit;
    // "Rent is 110 a night" of who lets things.
    if (isOfferedEach(amount, offer)) return { ...amount, role: "price", sure: true };
    if (amount.role === "cost" && !bare && isRentAsked(amount, offer, least))
      return { ...amount, role: isShared(amount, read) ? "average" : "price", sure: true };
    // "One oven is €95, a double oven €135": beside a larger price of one list nothing is bought to open.
    const next = read[i + 1];
    const listed = next && OPEN_ROLES.has(next.role) && next.tail.length === 0 && next.value >= amount.value;
    if (
      amount.role === "capex" &&
      bare &&
      !amount.sure &&
      listed &&
      SAME_LIST.test(text.slice(amount.end, next.start))
    )
      return { ...amount, role: "price" };
    // What is paid by the hour or the month is not bought.
    if (amount.role === "capex" && (amount.tail.unit === "hour" || amount.tail.period) && !amount.sure)
      return { ...amount, role: "cost" };
    if (amount.kind === "money" && bare && amount.role === "price" && DONE_ONCE.test(amount.before))
      return { ...amount, role: "oneOff" };
    const outright = toldOutright(amount, read.slice(0, i));
    if (outright) return { ...amount, role: outright, sure: true };
    if (
      amount.kind !== "money" ||
      !OPEN_ROLES.has(amount.role) ||
      amount.asked ||
      amount.sure ||
      ASKED.test(amount.before)
    )
      return amount;
    if (EASTERN_PAY.test(amount.before))
      return { ...amount, role: "cost", tail: { ...amount.tail, unit: "hour" } };
    if (EASTERN_COST.test(amount.before)) return { ...amount, role: "cost" };
    const day = A_TIME_COSTS.exec(amount.before)?.[1];
    if (day && bare) return { ...amount, role: "cost", tail: { ...amount.tail, period: "day" } };
    const bought = (BOUGHT.exec(amount.before) ?? SEVERAL_COST.exec(amount.before))?.[1];
    const earlier = read.find(
      ({ kind, role, start }) => kind === "money" && role !== "cost" && start < amount.start,
    );
    if (bought && bare && amount.value > (earlier?.value ?? least) * BOUGHT_ONCE)
      return { ...amount, role: "capex" };
    const doing = (DOING.exec(amount.before) ?? UPKEEP.exec(amount.before))?.[1];
    const isOnce = /^(?:install|set|onboard|mount|connect)/i.test(doing ?? "");
    if (doing && isOnce && /^\s*(?:once|per|for)\b/i.test(amount.after))
      return { ...amount, role: "oneOff", unsure: false };
    if (doing && !sells(doing.replace(/ing$/i, ""))) {
      // A period that stands only after the next sum is that one's.
      const once = (bare || amount.tail.length === 0) && amount.value > least * BOUGHT_ONCE;
      return once
        ? { ...amount, role: "capex", tail: { ...amount.tail, period: null, unit: null } }
        : { ...amount, role: "cost" };
    }
    // "The scale is €149, the app costs €3 a month": beside a thing that is sold it is asked of its buyer.
    const sold = read.find((other) => other.start < amount.start && other.role !== "cost");
    const tool = sold && amount.value > sold.value * SMALL_PART && TOOL.exec(amount.before)?.[1];
    if (tool && !sells(tool)) return { ...amount, role: "cost" };
    // "A plant costs 22 wholesale", "a designer costs 38 an hour".
    if (isUsedEach(amount, read, i, sells)) return { ...amount, role: "cost" };
    const supplied =
      /\bcosts?\s$/i.test(amount.before) &&
      /^\s*(?:wholesale|landed|to buy in|from (?:the|our) (?:grower|supplier|farm))\b/i.test(amount.after);
    if (supplied) return { ...amount, role: "cost" };
    const spent = SPENDING.exec(amount.before);
    if (spent && isLetOut(amount, spent, read)) return { ...amount, role: "price", sure: true };
    if (spent && (/^(?:the|our|this)\s/i.test(spent[2] ?? "") || !sells(headOf(spent[2] ?? ""))))
      return { ...amount, role: spent[1] || amount.tail.period || amount.tail.unit ? "cost" : "capex" };
    const priceElsewhere = read.some(
      (other) =>
        other !== amount &&
        other.kind === "money" &&
        other.role !== "cost" &&
        other.value > amount.value * 1.2,
    );
    if (
      read.some((other) => other.start < amount.start && other.role !== "cost") &&
      isOwnPlace(amount, offer)
    )
      return { ...amount, role: "cost" };
    const supply = priceElsewhere ? asOwnSupply(amount, offer) : null;
    if (supply) return supply;
    // "Licence 120,000 per year per hospital": what begins the answer and is counted by customers is the offer.
    const opens =
      i === 0 &&
      (A_LICENCE.test(amount.before) ||
        (amount.tail.period !== null && CUSTOMER_WORDS.has(amount.tail.unit ?? "")));
    const maybe = opens ? undefined : UNLESS_SOLD.exec(amount.before)?.[1];
    const worker = WORKER_COSTS.exec(text.slice(Math.max(0, amount.start - 120), amount.start))?.[1];
    if (isRentAsked(amount, offer, Infinity)) return amount;
    // A thing that "is $129" has a price; a person is so much for a time or a piece of work.
    const priced = bare && /\b(?:is|are)\s[^.;]{0,10}$/i.test(amount.before);
    const paidPerson = priced ? undefined : WHO_IS_PAID.exec(amount.before)?.[1];
    const paid =
      PAID.test(amount.before) ||
      SENT_OUT.test(amount.before) ||
      [maybe, worker, paidPerson].some(
        (word) => word !== undefined && !sells(word) && !isOurWork(word, amount.before, offer),
      );
    const wages = paidPerson && !sells(paidPerson) && amount.tail.period !== null;
    return paid ? { ...amount, role: "cost", sure: amount.sure || Boolean(wages) } : amount;
  });
  for (const [i, amount] of told.entries()) told[i] = beside(told, i, amount, text);
  return told;
}

/** "And we need £14,000 for kilns": once. */
const NEEDED = /\bneed\s$/i;

/** What a sum is by what stands beside it, those before it told already. */
function beside(told: readonly ReadAmount[], i: number, amount: ReadAmount, text: string): ReadAmount {
  const before = told[i - 1];
  const between = before ? text.slice(before.end + before.tail.length, amount.start) : "";
  if (alsoOffered(before, amount, between)) return { ...amount, role: "price" };
  const next = told[i + 1];
  const bought = next && boughtToSell(amount, next);
  if (bought) return bought;
  const monthly = told.find(
    (other) => other.tail.period === "month" && (other.role === "price" || other.role === null),
  );
  // A period that stands only after the next sum is that one's.
  const bare = amount.tail.length === 0 || (!amount.tail.unit && !amount.tail.period);
  const thing =
    bare && (amount.role === "price" || amount.role === null)
      ? THE_COSTS.exec(amount.before)?.[1]
      : undefined;
  if (monthly && thing && isLet(thing, text) && amount.value > MANY_MONTHS * monthly.value)
    return { ...amount, role: "capex", tail: { ...amount.tail, period: null, unit: null } };
  // "Fitting out costs £14,000 and the land £250 a month".
  const alsoPaid = before?.role === "cost" || before?.role === "capex";
  const undecided = amount.role === null || (amount.role === "price" && !amount.asked);
  if (alsoPaid && undecided && (amount.tail.period || amount.tail.unit) && AND_THE.test(between))
    return { ...amount, role: "cost" };
  // "The coach is paid 90 per session and the hall is 35 per session".
  if (before?.role === "cost" && amount.role === "price" && !amount.asked && AND_THE_IS.test(between))
    return { ...amount, role: "cost" };
  const prices = told.filter(({ kind, role }) => kind === "money" && OPEN_ROLES.has(role));
  const muchMore = prices.length > 0 && prices.every(({ value }) => amount.value > BOUGHT_ONCE * value);
  // "Driver 28,000 a month, diesel 6,500": as often as the cost before it.
  const open = amount.role === "cost" && !amount.tail.unit && !amount.tail.period;
  if (!open || before?.role !== "cost" || !before.tail.period || before.tail.unit) return amount;
  const near =
    !NEEDED.test(amount.before) &&
    !/[.;]\s/.test(text.slice(before.end, amount.start)) &&
    (muchMore || RUNNING.test(amount.before));
  return near ? { ...amount, tail: { ...amount.tail, period: before.tail.period } } : amount;
}
