import { singular } from "../amounts/price-tail";
import type { Frequency } from "../text/frequency";
import type { PricedLine } from "./line-plans";

export const sameThing = (noun: string, unit: string) =>
  unit !== "" && (unit.split(" ").some((word) => singular(word) === noun) || singular(noun) === unit);
export const BUYING =
  /\b(?:orders?|buys?|rents?|uses?|books?|visits?|purchases?|reorders?|shops?|comes?|returns?|sends?|files?|rides?|stays?|eats?|has|have|makes?|needs?|borrows?|hires?|takes?|posts?|plays?|joins?|attends?|drinks?|washes|brings|sells?|regulars?|does|reads?|writes?|cambia|compra|pide|hace|usa|schreibt|bestellt|kauft|braucht|nutzt|commande|ach[eè]te|utilise|使う|利用|receives?|gets?|finances?|ships?|moves?|transfers?|prints?|consumes?)\b/i;

/** Said of the business, not of one customer: "9 cuts a day per salon", "a maximum of 28 weddings a year", "we bake 200 loaves a day". */
const OF_A_SITE =
  /^\s*(?:per|for each|in each|at each)\s+(?:salon|shop|store|truck|van|court|hub|site|location|room|clinic|kitchen|chair|cart|kiosk|machine|branch|studio|bakery|caf[ée]|stall|stand|station)\b/i;
export const OWN_WORK =
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
export const OF_ONE_CUSTOMER =
  /\b(?:(?:an?|each|every|one) (?:\p{L}+ ){1,3}|(?:people|them|customers|clients|users|buyers|members|families|households|parents|owners|\p{L}{4,}s) )(?:to |will |would )?(?:orders?|buys?|uses?|books?|needs?|takes?|sends?|makes?|does|do|comes?|visits?)\s[^.;]{0,12}$/iu;
const BY_THEN =
  /^\s(?:is|are|would be) (?:the|our|my) (?:\p{L}+ )?(?:plan|goal|aim|target|forecast|limit|maximum)\b|^[^.;,]{0,12}\b(?:by|after|in|within|at the end of) (?:the )?(?:month|year|end|summer|spring|autumn|winter|first|second|\d{4})\b/iu;
/** "Free for the first 20 lessons a month" says what is not paid. */
const UNPAID = /\bfree (?:for|up to) (?:the )?(?:first )?$|\bfirst $/i;

/** "A restaurant seats about 400 guests a month", sold to restaurants. */
const ONE_OF_THEM =
  /(?:^|[.;,]\s)(?:an?|each|every|one|the average|the typical)\s(?:average |typical |usual )?(?:\p{L}+\s)?(\p{L}{4,})\s\p{L}+s\s(?:about |around |roughly |on average )?$/iu;
const TIME = /^(?:hour|minute|day|night|week)$/;
/** Those who do the work of the business, unless they are its customers. */
export const WORKERS =
  "crews?|teams?|chairs?|stylists?|barbers?|cooks?|bakers?|teachers?|trainers?|therapists?|technicians?|groomers?|cleaners?|drivers?|couriers?|riders?|gardeners?|walkers?|mechanics?|doctors?|nurses?|tailors?|carpenters?|instructors?|machines?|lines?|stations?|vans?|tables?|bays?|ovens?|workers?|operators?|painters?|plasterers?|fitters?|installers?|inspectors?|roofers?|builders?|helpers?|photographers?|pilots?|employees?";
/** "Two workers place 25 acres a day", "a pilot flies 400 acres a day". */
const A_DAYS_WORK = new RegExp(
  `\\b(${WORKERS})\\b[^.;]{0,40}?\\s(?!(?:orders?|buys?|uses?|needs?|books?|has|have|takes?|sends?|pays?)\\s)\\p{L}{3,}\\s(?:about |around |up to )?$`,
  "iu",
);
export const WORKER_DOES = new RegExp(
  `\\b(${WORKERS})\\b[^.;]{0,40}?\\b(?:do|does|make|makes|serve|serves|handle|handles|see|sees|clean|cleans|cut|cuts|repair|repairs|finish|finishes|wash|washes|deliver|delivers|manage|manages|bake|bakes|each)\\s[^.;]{0,16}$`,
  "iu",
);
/** "We sell at two fairs a month", "we run four classes a week": what the business does, none of it sold by that name. */
const WE_DO =
  /\b(?:we|i)\s(?:also\s)?(?:sell|run|do|hold|host|attend|visit|publish|produce|record|make|plan|release|organi[sz]e|teach|post|send)\b/i;

/** "Courts are booked about 7 hours a day": by all together. */
const USED_SO_MUCH =
  /\b(?:is|are|gets?) (?:\p{L}+ly )?(?:booked|rented|used|hired|occupied|taken|full|busy)\s[^.;]{0,16}$/iu;

/** "A housing association orders about 60 roofs a year"; "we run four courses a year" is not said of a customer. */
export function isOrdered(
  { start }: Frequency,
  { text, start: from }: { text: string; start: number },
): boolean {
  const before = text.slice(0, start - from);
  return BUYING.test(before.slice(-24)) && !WE_DO.test(before);
}

/** "120 per evening, 20 people per evening": an evening that is sold is no rhythm. */
const EVENT = /(?:evening|morning|weekend|season)$/;

/** "14 restaurants order every week": how many come, and not how many orders. */
const MANY_BUYERS =
  /^\S+\s(?:\p{L}+\s)?\p{L}+s\s(?:have\s)?(?:order|buy|bought|book|come|visit|use|return|pay|paid)(?:ed|d)?\s/iu;

/** "From 200 deliveries a month €4.20": where the next price begins. */
const PRICE_NEXT = /^(?: on| onwards| up)?,?\s(?:it is |we charge |only )?(?:\p{Sc}\s?)?\d/u;

const PAID_TO_DO =
  /\b(?:costs?|earns?|gets?|is paid)\s[^;]{2,28}\sand\s(?:can )?(?:manages?|handles?|does|do|checks?|answers?|serves?|processes|reads?|writes?|sees?|looks after)\s(?:about |around |up to )?$/i;

type Speaks = "customer" | "business" | "nothing";

/** Whom a frequency speaks of; `sentence` holds it at `at`. */
export function speaksOf(
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
    MANY_BUYERS.test(found.text) ||
    UNPAID.test(before) ||
    /\b(?:above|beyond|over|more than)\s(?:the first )?$/i.test(before) ||
    (/\bfrom\s$/i.test(before) && PRICE_NEXT.test(after)) ||
    units.includes(EVENT.exec(found.text)?.[0] ?? "-") ||
    /\b(?:includ(?:es?|ing|ed)|incl\.?|covers?|comes with)\s(?:up to\s)?$/i.test(before) ||
    USED_SO_MUCH.test(before) ||
    (AIM.test(before) && !OF_ONE_CUSTOMER.test(before)) ||
    BY_THEN.test(after)
  )
    return "nothing";
  if (/^walk-?ins?$/.test(found.noun ?? "")) return "business";
  const whose = /^\s*(?:per|for each|at each)\s(\p{L}{4,})/iu.exec(after)?.[1]?.toLowerCase();
  if (whose && audience.includes(singular(whose))) return "customer";
  const speaker = ONE_OF_THEM.exec(before)?.[1]?.toLowerCase();
  if (speaker && audience.includes(singular(speaker))) return "customer";
  const sold = units.some((unit) => sameThing(found.noun ?? "", unit));
  const worked = TIME.test(found.noun ?? "") && !BUYING.test(before.slice(-40));
  if (!sold && (worked || (found.noun !== null && WE_DO.test(before)))) return "nothing";
  const worker = WORKER_DOES.exec(before)?.[1]?.toLowerCase();
  if (worker && !audience.includes(singular(worker))) return "business";
  // "A handler costs 3,100 a month and manages 250 claims a month": how fast somebody paid works.
  if (PAID_TO_DO.test(before)) return "nothing";
  const hired = /\bday$/i.test(found.text) ? A_DAYS_WORK.exec(before)?.[1]?.toLowerCase() : undefined;
  // How fast one of them works is no limit while others can be hired.
  if (hired && !audience.includes(singular(hired))) return "nothing";
  if (OF_A_SHOP.test(before) && found.noun !== null && THROUGH_SHOPS.test(whole)) return "customer";
  const typical =
    /\b(?:average|typical|usual|normal|mid-?size|small|large)\s\p{L}+\s(?:\p{L}+\s){0,2}$/iu.test(before);
  if (OF_A_SITE.test(after) || (OWN_WORK.test(before) && !(sold && typical))) return "business";
  // "Labs handle 260 cases a month", sold to labs.
  const theirs = (before.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    audience.includes(singular(word)),
  );
  const busy = !theirs && found.noun !== null && found.perMonth >= BUSY_A_MONTH;
  return busy && (BARE.test(before) || (sold && BEHIND_PRICE.test(before)) || VISITORS.test(found.noun ?? ""))
    ? "business"
    : "customer";
}

/** "Once a year." */
export const ALONE =
  /^\s*(?:(?:about|usually|normally|mostly)\s)?(?:once|twice|\S+ times)\s(?:a|per|each|every)\s\p{L}+\.?\s*$/iu;

/** "Two therapists can do 10 visits a day": nobody works thirty days a month. */
export const BY_PEOPLE =
  /\b(?:we|i) (?:can )?(?:do|repair|fix|clean|visit|inspect|see|treat|teach)\b[^.;]{0,20}$|\b(?:therapists?|nurses?|trainers?|teachers?|tutors?|technicians?|mechanics?|cleaners?|walkers?|people|consultants?|coach(?:es)?|groomers?|hairdressers?|barbers?|vets?|doctors?|carpenters?|painters?|installers?|engineers?) can\b[^.;]{0,30}$/i;
export const PEOPLE_AT_WORK = /^(?!(?:machine|line|station|van|table|bay|oven|chair)s?$)\p{L}/iu;

/** "Shops order 48 bottles a quarter". */
export const RESELLERS =
  /\b(?:shops?|stores?|retailers?|stockists?|supermarkets?|restaurants?|caf[ée]s?|delis?|grocers?)\b[^.;]{0,30}$/iu;
/** What is paid by the month, between its sum and its rhythm. */
export const WHAT_FOR = /^ (?:for|with|including) (?:an?|one|the) (?:\p{L}+ ){1,3}$/u;

export const WE_SELL = /\b(?:we|i)\s(?:(?:now|already|currently)\s)?(?:sell|sold)\s[^.;]{0,20}$/i;
/** How fast something is done is no limit of a month. */
export const AN_HOUR = /\bhour$/i;

/** "Owners who come three days a week pay 590 a month": it tells of whoever takes the plan, and of no single visit. */
export const isOfPlan = (rows: readonly PricedLine[], { start, end, noun }: Frequency) =>
  noun !== null &&
  rows.some(
    ({ line, amount }) =>
      line.kind === "recurring" &&
      amount.phrase.start <= start &&
      end <= amount.start &&
      WHO_COMES.test(amount.before),
  );
const WHO_COMES = /\b(?:who|that)\s[^.;]+\b(?:pay|pays)\s[^.;]{0,12}$/i;
