import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { findFrequencies, frequencyStated } from "@/lib/brief/text/frequency";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { BY_THE_HEAD, FOR_ORGANISATIONS, FOR_PERSONS } from "./data/usual-frequency";
import { buysLike } from "./earns-like";
import { costScale } from "./scale";
import { calledBy, isLasting, isPromisedToLast } from "./sold-thing";
import type { Assumed, RevenueLine } from "./types";

const HEADS =
  /\b(\d[\d,]*)\s*(?:to|-|–)\s*(\d[\d,]*)\s+(?:people|employees|staff|workers|seats|desks|pupils|students|children|kids|residents|beds|guests|patients)\b/i;
const USUAL_HEADS: Range = [15, 30, 60];
/** One in five orders, twice a week: portions a head and month. */
const PER_HEAD: Range = [0.8, 1.7, 3.5];
/** Where people spend the day or live, most of them eat what is brought, on the days it is open. */
const FED: readonly (readonly [RegExp, Range])[] = [
  [/\b(?:schools?|nurser(?:y|ies)|kindergartens?|day ?cares?|preschools?)\b/i, [8, 13, 18]],
  [/\b(?:care|nursing|retirement) homes?\b|\bhospitals?\b/i, [15, 25, 40]],
];
/** Above this price, in US dollars, it is an order for a table and no portion. */
const PORTION = 25;

/** "Offices with 20 to 150 people": small ones are commoner, so the plan takes the geometric mean. */
function headsOf(audience: string): Range {
  const [, from = "", to = ""] = HEADS.exec(audience) ?? [];
  const [low, high] = [Number(from.replace(/,/g, "")), Number(to.replace(/,/g, ""))];
  return low > 0 && high > low ? [low, Math.sqrt(low * high), high] : USUAL_HEADS;
}

/** "Households, and snack bars that use two bottles a week": said of the second group alone. */
function isOfOthers({ segments: [first, ...others] }: Brief, { buyer }: RevenueLine, said: string): boolean {
  const of = others.find(({ text }) => text.includes(said));
  return (
    of !== undefined &&
    !first?.text.includes(said) &&
    !(buyer && of.text.toLowerCase().includes(buyer.toLowerCase()))
  );
}

/** "Shops sending 50 to 1000 parcels a month", "who travel twice a year": said of the customers, not of the price. */
function saidOfThem(brief: Brief, line: RevenueLine): Assumed | null {
  const { targetAudience } = brief.answers;
  // "I do about 6 cars a week tops" stands among the customers and is a limit of the founder.
  const own = brief.stated.rate?.said ?? "";
  const found = findFrequencies(targetAudience.replace(own, "")).find(({ noun }) =>
    noun ? line.evidence.toLowerCase().includes(noun) : line.kind === "take" && !brief.b2b,
  );
  if (!found || isOfOthers(brief, line, found.text)) return null;
  const { low, high } = found;
  const perMonth = low > 0 && high > low * 3 ? Math.sqrt(low * high) : found.perMonth;
  return frequencyStated({ ...found, perMonth });
}

const UNSTATED = "How often a customer buys in a month was not stated";
export const OFTEN_UNKNOWN = `${UNSTATED}.`;
const NOTE = `${UNSTATED}; usual for such an offer, without a source.`;

/** A price by the hectare, the kilo or the page is a part of what is bought at once. */
export const MEASURE =
  /\bper (?:hectare|acre|square met(?:er|re)|m²|sqm|met(?:er|re)|kilo(?:gram)?|kg|pound|kilomet(?:er|re)|km|mile|page|word|minute|lit(?:er|re))s?$/i;
export const measured = ({ label }: RevenueLine) => `per ${label.replace(/^.* per /i, "")}`;

/** "A visit of two hours", "a booking takes three hours". */
const HOURS_SAID = new RegExp(
  `\\b(?:visits?|bookings?|jobs?|sessions?|appointments?|clean(?:ing)?s?|lessons?|shifts?|calls?)\\s(?:usually |typically |on average )?(?:is|are|takes?|lasts?|of|has|means)\\s(?:about |around )?(${COUNT})\\s(?:to \\S+ )?hours?\\b`,
  "iu",
);
/** Whoever books work that is paid by the hour books about two of them. */
const HOURS = 2;
const SHIFT_HOURS = 8;
export const SHIFTS = /\bshifts?\b/i;
function byTheHour({ answers }: Brief, { label }: RevenueLine, [low, value, high]: Range): Assumed {
  if (!/ per hour$/i.test(label)) return assumption([low, value, high], NOTE);
  const [said, many = ""] = HOURS_SAID.exec(`${answers.businessModel} ${answers.solution}`) ?? [];
  const shift = SHIFTS.test(answers.solution);
  const hours = countOf(many) || (shift ? SHIFT_HOURS : HOURS);
  const note = said ? `Stated: ${said}.` : shift ? "Eight hours each time." : "Two hours each time.";
  return assumption([low * hours, value * hours, high * hours], `${NOTE} ${note}`);
}

/** "A visit is GHS 150", whatever plan stands beside it: what breaks down again is mended again. */
const DONE_AGAIN = /\b(?:visits?|call-?outs?|repairs?|jobs?|sessions?|inspections?|house calls?)\b/i;
export const isDoneAgain = ({ kind, label }: RevenueLine) => kind === "unitSale" && DONE_AGAIN.test(label);

/** At this price, in US dollars, a private person buys every year or two at most, whatever the shop: nobody buys a bicycle a month. */
export const DEAR_USD = 90;

/** The price of one purchase in US dollars at US cost. */
export const inUsd = (brief: Brief, { price, averageOrder }: RevenueLine) =>
  (price?.value ?? averageOrder?.value ?? 1) / costScale(brief);

/** "A weekly vegetable box": its name says how often it comes. */
const CADENCES: readonly (readonly [RegExp, Range])[] = [
  [/^daily\b/i, [8, 15, 22]],
  [/^weekly\b/i, [2, 3.3, 4.3]],
  [/^fortnightly\b/i, [1, 1.7, 2.2]],
  [/^monthly\b/i, [0.6, 0.9, 1]],
  [/^quarterly\b/i, [0.2, 0.3, 0.33]],
];
const SKIPPED = "As often as its name says, less what customers skip; assumed.";

/** Meals for an organisation are ordered by the head. */
function eatenByTheHead(brief: Brief, line: RevenueLine): Assumed | null {
  const piece =
    line.kind === "unitSale" || / per (?:meal|lunch|breakfast|snack|portion|dinner)$/i.test(line.label);
  const eaten =
    piece && inUsd(brief, line) < PORTION && calledBy(brief, line).some((name) => BY_THE_HEAD.test(name));
  if (!eaten) return null;
  const fed = FED.find(([who]) => who.test(brief.segments[0]?.text ?? ""))?.[1];
  const heads = headsOf(brief.answers.targetAudience);
  const each = fed ?? PER_HEAD;
  const range: Range = [heads[1] * each[0], heads[1] * each[1], heads[1] * each[2]];
  const why = fed
    ? `About ${each[1]} a month for each of about ${Math.round(heads[1])} people.`
    : `One in five of about ${Math.round(heads[1])} people, twice a week.`;
  return assumption(range.map(Math.round) as unknown as Range, `${NOTE} ${why}`);
}

/** Who works with what is let by the hour comes about once a week. */
const BY_THE_HOUR = /\b(?:hourly|(?:per|an|by the) hour)\b/i;
const WEEKLY: Range = [2, 4, 8];

/** "Nut jars on request": beside what is ordered again and again. */
const ON_REQUEST = /\bon (?:request|demand)\b/i;
const NOW_AND_THEN: Range = [0.3, 1, 3];

/** "Hour £12, party room £280": what costs so many times the first price is bought as many times more seldom. */
const FAR_DEARER = 5;
/** A night beside an hour is more of the same. */
const BY_TIME = / per (?:minute|(?:half |working )?hour|session|day)$/i;
const BY_PIECE = new Set<RevenueLine["kind"]>(["perUse", "unitSale"]);
function asDear({ lines }: Brief, line: RevenueLine, [low, value, high]: Range): Range {
  const first = lines.find(({ kind, buyer }) => BY_PIECE.has(kind) && buyer === line.buyer);
  if (first && BY_TIME.test(first.label) && BY_TIME.test(line.label)) return [low, value, high];
  const times = (line.price?.value ?? 0) / (first?.price?.value ?? Number.POSITIVE_INFINITY);
  return times >= FAR_DEARER ? [low / times, value / times, high / times] : [low, value, high];
}

/** Purchases of one customer per month where no price says them, "once" where none comes back; null where nothing is known. */
export function usualFrequency(brief: Brief, line: RevenueLine): Assumed | "once" | null {
  const told = saidOfThem(brief, line);
  if (told) return told;
  if (ON_REQUEST.test(line.evidence)) return assumption(NOW_AND_THEN, NOTE);
  const b2b = line.buyer ? isOrganisation(line.buyer) : brief.b2b;
  if (isPromisedToLast(brief, line)) return "once";
  if (brief.language !== "en" || (line.buyer && b2b)) return null;
  if (!b2b && line.kind !== "take" && isLasting(brief, line)) return "once";
  const named = CADENCES.find(([cadence]) => cadence.test(brief.offer.noun ?? ""));
  if (named && line.kind !== "take") return assumption(named[1], SKIPPED);
  const byHead = b2b ? eatenByTheHead(brief, line) : null;
  if (byHead) return byHead;
  const ofVenture = buysLike(brief)?.often;
  if (ofVenture && line.kind !== "capacity" && !MEASURE.test(measured(line)))
    return ofVenture === "once" ? ofVenture : byTheHour(brief, line, asDear(brief, line, ofVenture));
  const { solution, businessModel } = brief.answers;
  if (b2b && line.kind === "take" && BY_THE_HOUR.test(`${solution} ${businessModel}`))
    return assumption(WEEKLY, NOTE);
  const names = calledBy(brief, line);
  const usd = inUsd(brief, line);
  const rows = (b2b ? FOR_ORGANISATIONS : FOR_PERSONS).filter(
    ({ most }) => most === undefined || usd <= most,
  );
  const usual = names
    .map((name) => rows.find(({ kind }) => kind.test(name)))
    .find((found) => found !== undefined)?.often;
  if (usual === undefined) return null;
  // Battery voltage is measured by a dear device that nobody buys as often as batteries.
  const isUsedUp = FOR_PERSONS.some(({ most, kind }) => most && names.some((name) => kind.test(name)));
  if (usual !== "once" && !b2b && line.kind === "unitSale" && usd >= DEAR_USD && !isUsedUp) return null;
  return usual === "once" ? usual : assumption(usual, NOTE);
}
