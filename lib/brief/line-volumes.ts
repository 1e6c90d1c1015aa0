import { type Frequency, frequencyStated } from "./frequency";
import type { PricedLine } from "./line-plans";
import { literal } from "./literal";
import { COUNT, countOf } from "./number-words";
import { singular } from "./price-tail";
import { isDoneOnADay } from "./rhythm";

const sameThing = (noun: string, unit: string) =>
  unit !== "" && (singular(unit.split(" ").pop() ?? unit) === noun || singular(noun) === unit);
const BUYING =
  /\b(?:orders?|buys?|rents?|uses?|books?|visits?|purchases?|reorders?|shops?|comes?|returns?|sends?|files?|rides?|stays?|eats?|has|have|makes?|needs?|borrows?|hires?|takes?|posts?|plays?|joins?|attends?|drinks?|washes|brings|sells?|regulars?|does|reads?|writes?|cambia|compra|pide|hace|usa|schreibt|bestellt|kauft|braucht|nutzt|commande|ach[eè]te|utilise|使う|利用|receives?|gets?|finances?|ships?|moves?|transfers?|prints?|consumes?)\b/i;

/** Said of the business, not of one customer: "9 cuts a day per salon", "a maximum of 28 weddings a year", "we bake 200 loaves a day". */
const OF_A_SITE =
  /^\s*(?:per|for each|in each|at each)\s+(?:salon|shop|store|truck|van|court|hub|site|location|room|clinic|kitchen|chair|cart|kiosk|machine|branch|studio|bakery|caf[ée]|stall|stand|station)\b/i;
const OWN_WORK =
  /\b(?:we|i|(?:the|our|one|each|an?|every) (?:\p{L}+\s)?(?:truck|shop|salon|kitchen|room|van|hostel|hotel|machine|oven|studio|clinic|bakery|hub|site|stall|press|kiosk|stand|store|station|cart|plant|fridge|locker|dispenser|charger|pod|cabinet))\s+(?:(?:can|could|will)\s+)?(?:do|does|make|makes|sell|sells|serve|serves|bake|bakes|see|sees|repair|repairs|handle|handles|cook|cooks|treat|treats|wash|washes|print|prints|produce|produces|run|runs|hold|holds|host|hosts|roast|roasts|brew|brews)\s[^.;]{0,20}$|\bcan (?:serve|make|handle|take|do|bake|produce|host)\s[^.;]{0,16}$|\b(?:we|i)\s(?:[^.;]*\s)?can (?!order|buy|book|rent|save|ask|charge)\p{L}+\s[^.;]{0,16}$|\b(?:maximum|max\.?|at most|no more than|up to|capacity|limited to)(?:\s+of)?\s+$/iu;
const OPENING = /\bopen(?:s|ing)?\s[^.;]{0,16}$/i;
/** "About 14 repairs a day." with nobody who buys them. */
const BARE = /^(?:[^.;,]{0,12})?$/;
/** "€3 per wash, around 60 washes a day". */
const BEHIND_PRICE = /\d\s(?:per|an?|each)\s\p{L}+\s?[,(]\s?(?:about |around |roughly |some )?$/iu;
const BUSY_A_MONTH = 60;
/** "60 guests per evening" are never the guests of one customer. */
const VISITORS = /^(?:guest|customer|visitor|diner|client|patient|person|people|cover)$/;

/** "A shop sells around 60 bags a month" of goods that go through shops: said of the customer. */
const OF_A_SHOP =
  /\b(?:an?|each|every|one|the average) (?:\p{L}+ )?(?:shop|store|retailer|supermarket|grocer|caf[ée]|pharmacy|stockist|outlet)\s+sells\s[^.;]{0,16}$/iu;
const THROUGH_SHOPS =
  /\b(?:distribut\w+|wholesal\w+|resell\w+|stockists?|retailers?|shelf price|per bag to)\b/i;

/** "We expect 30 hires a month by month 6": an aim for all customers together. */
const AIM =
  /\b(?:we|i) (?:expect|plan|hope|aim|want|project|forecast|target|need|estimate)\b[^.;]{0,24}$|\b(?:goal|target|aim|break-?even)\b[^.;]{0,20}$/i;
/** "We expect an insurer to order 60 a month". */
const OF_ONE_CUSTOMER =
  /\b(?:an?|each|every|one) (?:\p{L}+ ){1,3}(?:to )?(?:orders?|buys?|uses?|books?|needs?|takes?|sends?|makes?|does|do)\s[^.;]{0,12}$/iu;
const BY_THEN =
  /^[^.;,]{0,12}\b(?:by|after|in|within|at the end of) (?:the )?(?:month|year|end|summer|spring|autumn|winter|first|second|\d{4})\b/i;
/** "Free for the first 20 lessons a month" says what is not paid. */
const UNPAID = /\bfree (?:for|up to) (?:the )?(?:first )?$|\bfirst $/i;

/** "Shops order 48 bottles a quarter". */
const RESELLERS =
  /\b(?:shops?|stores?|retailers?|stockists?|supermarkets?|restaurants?|caf[ée]s?|delis?|grocers?)\b[^.;]{0,30}$/iu;

const TIME = /^(?:hour|minute|day|night|week)$/;
/** Those who do the work of the business, unless they are its customers. */
export const WORKERS =
  "crews?|teams?|chairs?|stylists?|barbers?|cooks?|bakers?|teachers?|trainers?|therapists?|technicians?|groomers?|cleaners?|drivers?|couriers?|riders?|gardeners?|walkers?|mechanics?|doctors?|nurses?|tailors?|carpenters?|instructors?|machines?|lines?|stations?|vans?|tables?|bays?|ovens?|workers?|operators?";
const WORKER_DOES = new RegExp(
  `\\b(${WORKERS})\\b[^.;]{0,40}?\\b(?:do|does|make|makes|serve|serves|handle|handles|see|sees|clean|cleans|cut|cuts|repair|repairs|finish|finishes|wash|washes|deliver|delivers|manage|manages|bake|bakes|each)\\s[^.;]{0,16}$`,
  "iu",
);
/** "4 chairs, each does 11 cuts a day": so many of them at once. */
const EACH_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(${WORKERS})\\b[^.;]{0,20}?\\beach\\s[^.;]{0,16}$`,
  "iu",
);
/** "We sell at two fairs a month", "we run four classes a week": what the business does, none of it sold by that name. */
const WE_DO =
  /\b(?:we|i)\s(?:also\s)?(?:sell|run|do|hold|host|attend|visit|publish|produce|record|make|plan|release|organi[sz]e|teach|post|send)\b/i;

const REPEATED = /^(?:oneOff|perUse|unitSale|capacity)$/;

/** "Courts are booked about 7 hours a day": by all together. */
const USED_SO_MUCH =
  /\b(?:is|are|gets?) (?:\p{L}+ly )?(?:booked|rented|used|hired|occupied|taken|full|busy)\s[^.;]{0,16}$/iu;

/** "A housing association orders about 60 roofs a year"; "we run four courses a year" is not said of a customer. */
function isOrdered({ start }: Frequency, { text, start: from }: { text: string; start: number }): boolean {
  const before = text.slice(0, start - from);
  return BUYING.test(before.slice(-24)) && !WE_DO.test(before);
}

/** "120 per evening, 20 people per evening": an evening that is sold is no rhythm. */
const EVENT = /(?:evening|morning|weekend|season)$/;

type Speaks = "customer" | "business" | "nothing";

/** Whom a frequency speaks of; `sentence` holds it at `at`. */
function speaksOf(
  found: Frequency,
  sentence: string,
  at: number,
  whole: string,
  { units, audience }: { units: readonly string[]; audience: string },
): Speaks {
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + found.text.length);
  if (
    OPENING.test(before) ||
    UNPAID.test(before) ||
    units.includes(EVENT.exec(found.text)?.[0] ?? "-") ||
    /\b(?:includ(?:es?|ing|ed)|incl\.?|covers?|comes with)\s(?:up to\s)?$/i.test(before) ||
    USED_SO_MUCH.test(before) ||
    (AIM.test(before) && !OF_ONE_CUSTOMER.test(before)) ||
    BY_THEN.test(after)
  )
    return "nothing";
  const sold = units.some((unit) => sameThing(found.noun ?? "", unit));
  const worked = TIME.test(found.noun ?? "") && !BUYING.test(before.slice(-24));
  if (!sold && (worked || (found.noun !== null && WE_DO.test(before)))) return "nothing";
  const worker = WORKER_DOES.exec(before)?.[1]?.toLowerCase();
  if (worker && !audience.includes(singular(worker))) return "business";
  if (OF_A_SHOP.test(before) && found.noun !== null && THROUGH_SHOPS.test(whole)) return "customer";
  const typical =
    /\b(?:average|typical|usual|normal|mid-?size|small|large)\s\p{L}+\s(?:\p{L}+\s){0,2}$/iu.test(before);
  if (OF_A_SITE.test(after) || (OWN_WORK.test(before) && !(sold && typical))) return "business";
  const busy = found.noun !== null && found.perMonth >= BUSY_A_MONTH;
  return busy && (BARE.test(before) || (sold && BEHIND_PRICE.test(before)) || VISITORS.test(found.noun ?? ""))
    ? "business"
    : "customer";
}

/** A volume without its noun is the trades' own, else that of everything sold by the piece on one visit, else of the first line. */
function unnamed(open: readonly PricedLine[], sentence: { start: number; text: string }): PricedLine[] {
  const take = open.find(({ line }) => line.kind === "take");
  if (take) return [take];
  const here = open.filter(
    ({ amount }) => amount.start >= sentence.start && amount.start < sentence.start + sentence.text.length,
  );
  if (here.length === 1 && here.length < open.length && /\bone\b/i.test(sentence.text)) return here;
  const pieces = open.filter(({ line }) => line.kind === "unitSale");
  return pieces.length > 0 ? pieces : open.slice(0, 1);
}

/** "Two therapists can do 10 visits a day": nobody works thirty days a month. */
const BY_PEOPLE =
  /\b(?:therapists?|nurses?|trainers?|teachers?|tutors?|technicians?|mechanics?|cleaners?|walkers?|people|consultants?|coach(?:es)?|groomers?|hairdressers?|barbers?|vets?|doctors?|carpenters?|painters?|installers?|engineers?) can\b[^.;]{0,30}$/i;
const DAYS_A_WEEK = /\b(\d|one|two|three|four|five|six) days a week\b/i;
/** How fast something is done is no limit of a month. */
const AN_HOUR = /\bhour$/i;
const A_DAY = /\b(?:a|per|each|every) day$/i;
const WORKING_DAYS = 21 / 30;

/** What the business can do in a month, in units of a line. */
export interface Limit {
  row: PricedLine;
  perMonth: number;
  noun: string;
  text: string;
}

/**
 * Gives volumes to the line that they speak of: the same noun first, else the last line that is bought repeatedly. What
 * is said of the business and not of one customer comes back as limits.
 */
export function withVolumes(
  priced: PricedLine[],
  frequencies: readonly Frequency[],
  sentenceOf: (at: number) => { text: string; start: number; whole?: string },
  audience = "",
  paidFor = "",
): { rows: PricedLine[]; limits: Limit[] } {
  const rows = priced.map((row) => ({ ...row, line: { ...row.line } }));
  const limits: Limit[] = [];
  for (const found of frequencies) {
    const { noun } = found;
    const open = rows.filter(
      ({ line, unit, amount }) =>
        (line.kind === "perUse" ||
          line.kind === "unitSale" ||
          line.kind === "take" ||
          line.kind === "capacity" ||
          (line.kind === "oneOff" &&
            unit !== "" &&
            amount.role !== "oneOff" &&
            sameThing(noun ?? unit, unit) &&
            isOrdered(found, sentenceOf(found.start)))) &&
        !line.unitsPerCustomerMonth &&
        !line.later,
    );
    const sentence = sentenceOf(found.start);
    const before = sentence.text.slice(0, found.start - sentence.start);
    if (isDoneOnADay(rows, found, before)) continue;
    const speaks = speaksOf(
      found,
      sentence.text,
      found.start - sentence.start,
      sentence.whole ?? sentence.text,
      { units: rows.map(({ unit }) => unit), audience: audience.toLowerCase() },
    );
    if (speaks === "nothing" || (speaks === "business" && AN_HOUR.test(found.text))) continue;
    if (speaks === "business") {
      const sold = rows.filter(
        ({ line }) => !line.later && line.kind !== "take" && line.kind !== "recurring",
      );
      const row =
        (noun === null ? undefined : sold.find(({ unit }) => sameThing(noun, unit))) ??
        (noun === null ||
        /^(?:customer|guest|person|people|visitor|client)$/.test(noun ?? "") ||
        !OWN_WORK.test(before)
          ? sold[0]
          : undefined);
      const people =
        (BY_PEOPLE.test(before) ||
          /^(?:crews?|teams?|tailors?|technicians?|cleaners?)$/i.test(WORKER_DOES.exec(before)?.[1] ?? "")) &&
        A_DAY.test(found.text);
      const [, several = "1", of = ""] = EACH_OF.exec(before) ?? [];
      const week = DAYS_A_WEEK.exec(sentence.text)?.[1] ?? "";
      const days = countOf(week);
      const open = A_DAY.test(found.text) && days >= 1 && days < 7 ? days / 7 : 1;
      const perMonth = found.perMonth * (people ? WORKING_DAYS : open) * countOf(several);
      const each = of ? `${several} ${of}, ${found.text} each` : found.text;
      const text = people ? `${each}, on 21 working days a month` : each;
      if (row) limits.push({ row, perMonth, noun: noun ?? "sale", text });
      continue;
    }
    const same = noun === null ? [] : open.filter(({ unit }) => sameThing(noun, unit));
    const resold = RESELLERS.test(before);
    const named = (resold && same.find(({ line }) => /wholesale$/i.test(line.label))) || same[0];
    // "A technician visit costs us 300, four visits a year": of what is paid for.
    const ofCost =
      noun !== null &&
      noun.length > 3 &&
      open.every(({ line }) => line.kind !== "take") &&
      new RegExp(`\\b${literal(noun)}`, "iu").test(paidFor);
    const meant = BUYING.test(sentence.text) && !ofCost ? unnamed(open, sentence) : [];
    const behind =
      noun === null
        ? rows.find(({ amount, line }) => {
            if (line.unitsPerCustomerMonth || line.later || !REPEATED.test(line.kind)) return false;
            const gap = found.start - amount.end - amount.tail.length;
            return (
              gap >= 0 &&
              /^(?: \p{L}{3,})?[\s,(]*$/u.test(
                (sentence.whole ?? "").slice(amount.end + amount.tail.length, found.start),
              )
            );
          })
        : undefined;
    if (behind) {
      if (behind.line.kind === "oneOff") behind.line.kind = "perUse";
      behind.line.unitsPerCustomerMonth = frequencyStated(found);
      continue;
    }
    const sizes = same.length > 1 && same.every(({ line }) => line.id.startsWith("plan-"));
    for (const { line } of sizes ? same : named ? [named] : meant) {
      if (line.kind === "oneOff") line.kind = "perUse";
      line.unitsPerCustomerMonth = frequencyStated(found);
    }
  }
  return { rows, limits };
}
