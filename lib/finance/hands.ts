import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { around, assumption, fixed } from "./assumed";
import { placesInGroups } from "./groups-told";
import type { Assumptions, Hands } from "./inputs";
import { activeLines, chargesPerMonth, isRepeated } from "./line-flow";
import { workAgain } from "./made-good";
import { sizeMarket, wonTimes } from "./market";
import { BESIDE_A_JOB, ownHours } from "./own-hours";
import { isMadeByHand, isOwnWork } from "./own-work";
import { withinSpots } from "./sponsor-spot";
import { courseHours, isOfThat, monthsOfOne, type TimeTold, timeTold } from "./time-told";
import type { Assumed, RevenueLine } from "./types";
import { usualHours } from "./usual-hours";
import { foundersTold, workersTold } from "./who-works";
import { limitOf } from "./work-limit";

/** Hours a month that one person spends with customers or making things; journeys, selling and the books take the rest. */
const HOURS = 108;
/** The same part of the hours that are left beside a job. */
const WITH_CUSTOMERS = 2 / 3;
/** What an hour of such work is usually sold for, in US dollars at US cost: the price then tells how long it takes. */
const HOUR_USD = { person: 45, firm: 60 } as const;
/** However dear it is, one of these takes no longer, its journey included. */
const LONGEST: readonly (readonly [RegExp, number])[] = [
  [/\b(?:hour|hr)\b/i, 1],
  [/\b(?:lesson|session|class|visit|treatment|appointment|walk|consultation|call|tour)\b/i, 2.5],
  [/\b(?:day|workshop|event|party|concert)\b/i, 12],
];
/** So many paid people a young firm keeps busy within three years. */
const TEAM = 4;
/** "a second person or a higher price": what lets more be earned than those hours bring. */
export function pastTheHours({ hands, own }: Pick<Assumptions, "hands" | "own">): string {
  const more = hands?.workers
    ? ["a larger team"]
    : [...(own?.job ? ["more hours than the job leaves"] : []), ...(own?.alone ? [] : ["a second person"])];
  return [...more, "a higher price"].join(" or ").replace(/ or (?=.* or )/, ", ");
}
/** Whose hours limit the plan. */
export const whoseHands = ({ workers }: Hands): string => (workers ? "a team of four" : "your own hands");
/** However cheap it is, one of these takes so many hours. */
const SHORTEST: readonly (readonly [RegExp, number])[] = [
  [/\b(?:web ?sites?|web ?shops?|online shops?)\b/i, 24],
  [/\b(?:renovations?|bathrooms?|extensions?|loft conversions?)\b/i, 40],
  [/\b(?:documentar(?:y|ies)|biograph(?:y|ies)|memoirs?|life stor(?:y|ies))\b/i, 24],
  [/\bweddings?\b(?! (?:cakes?|dress(?:es)?|invitations?|cards?|rings?|gifts?|favou?rs?))/i, 8],
  [/\b(?:grant|mortgage|funding|planning|subsidy) (?:applications?|files?)\b/i, 8],
];
const shortestOf = ({ kind, label, evidence }: RevenueLine): number =>
  kind === "oneOff" || kind === "unitSale"
    ? (SHORTEST.find(([thing]) => thing.test(`${label} ; ${evidence}`))?.[1] ?? 0)
    : 0;
/** One person serves several at once there. */
const TOGETHER =
  /\b(?:groups?|class|classes|courses?|seats?|places|participants?|(?:per|a|each) (?:person|guest|child|dog|pupil))\b/i;
const USUAL_GROUP = 4;
const LASTS = 2.5;
const GROUP_OF = new RegExp(
  `\\bgroups? of (?:up to |at most |no more than )?(${COUNT})\\b|\\b(?:never more than|at most|up to|only) (${COUNT}) (?:\\p{L}+ )?(?:people|places|dogs|children|kids|pupils|guests|seats|participants|babies|women|men)\\b|\\b(${COUNT}) (?:people|students|pupils|children|kids|participants|adults|guests|dogs) (?:at most|at the most|max(?:imum)?|or (?:less|fewer))\\b`,
  "iu",
);

/** How many are served at once, as stated; else a usual group; one by one where nothing speaks of groups. */
function togetherIn(said: string): { size: number; stated: boolean } {
  const found = GROUP_OF.exec(said);
  const size = countOf(found?.[1] ?? found?.[2] ?? found?.[3] ?? "");
  if (size > 1 && size <= 40) return { size, stated: true };
  return { size: TOGETHER.test(said) ? USUAL_GROUP : 1, stated: false };
}

function hoursOf(
  line: RevenueLine,
  hour: number,
  { size, stated }: ReturnType<typeof togetherIn>,
  told: { time: TimeTold; isFirst: boolean; months: number } | null,
  course: number | null,
  usual: number | null,
): number {
  if (told?.time.again !== undefined) {
    const months = isRepeated(line) ? 1 : told.months;
    return isOfThat(line, told.time, told.isFirst) ? told.time.hours * told.time.again * months : 0;
  }
  const price = (line.price?.value ?? line.averageOrder?.value ?? 0) - (line.unitCost?.value ?? 0);
  const longest = LONGEST.find(([unit]) => unit.test(line.label))?.[1] ?? Number.POSITIVE_INFINITY;
  const one = longest === 1 ? 1 : Math.min(longest, Math.max(0, price) / hour);
  // What several pay together is dearer than one hour: it lasts as long as such a thing does.
  const ofCourse = line.kind === "oneOff" && course ? course / size : null;
  const counted = ofCourse ?? (stated ? Math.min(longest, Math.max(one, LASTS)) / size : one / size);
  const estimated = usual ?? Math.max(counted, shortestOf(line));
  const each = told ? (isOfThat(line, told.time, told.isFirst) ? told.time.hours : 0) : estimated;
  const monthly = line.kind === "recurring" && (told || usual === null) ? chargesPerMonth(line.per) : 1;
  const often = isRepeated(line) ? (line.unitsPerCustomerMonth?.value ?? 1) : 1;
  return each * monthly * often * (line.quantity?.value ?? 1) * (line.attach?.value ?? 1);
}

/** How long the founder works for one customer, where nobody else does the work; null where hours do not limit the plan. */
export function handsOf(brief: Brief, lines: readonly RevenueLine[], scale: number): Hands | null {
  const { answers, stated, b2b, language } = brief;
  const said = `${answers.solution} ${answers.businessModel}`;
  const told = timeTold(brief);
  const kind = brief.archetypes[0]?.id;
  const workers = kind === "services" || kind === "education" ? workersTold(brief) : null;
  const byHand = told !== null || workers !== null || isOwnWork(brief, lines) || isMadeByHand(brief, lines);
  const isTold = stated.most || limitOf(brief) || placesInGroups(brief, lines);
  if (!byHand || isTold) return null;
  if (language !== "en") return null;
  const hour = HOUR_USD[b2b ? "firm" : "person"] * scale;
  const sold = activeLines(lines).filter(({ kind }) => kind !== "grant" && kind !== "audience");
  const together = togetherIn(`${said} ${answers.differentiator}`);
  const course =
    brief.archetypes[0]?.id === "education" && sold.some(({ kind }) => kind === "oneOff")
      ? courseHours(brief)
      : null;
  // A stated group or length of a course says more than what is usual.
  const usual = (line: RevenueLine) =>
    told || course || together.stated ? null : usualHours(brief, line, scale);
  const sum = (of: readonly RevenueLine[]) =>
    of.reduce((total, line) => {
      const time = told && { time: told, isFirst: line === sold[0], months: monthsOfOne(brief) };
      return total + hoursOf(line, hour, together, time, course?.hours ?? null, usual(line));
    }, 0);
  const [monthly = 0, once = 0] = [sold.filter(isRepeated), sold.filter((line) => !isRepeated(line))].map(
    (of) => sum(of) * (1 + workAgain(brief)),
  );
  if (monthly + once <= 0) return null;
  const people = workers ? TEAM : foundersTold(brief);
  const meant = workers ? null : ownHours(brief);
  return {
    people,
    ...(workers ? { workers } : {}),
    hours: meant
      ? meant.assumed
        ? around(
            meant.hours * people * WITH_CUSTOMERS,
            0.25,
            `${BESIDE_A_JOB} hours a week, of which two thirds are spent with customers or at the bench: assumed, from "${meant.said}".`,
          )
        : fixed(meant.hours, `Stated: ${meant.said}; by the month.`, "founder")
      : around(
          HOURS * people,
          0.25,
          "Hours with customers or at the bench in a month of full-time work; the rest goes into journeys, selling and the books. Assumed.",
        ),
    monthly,
    once,
    ...(told || course ? { told: (told ?? course)?.said ?? "" } : { atLeast: servedByOwnAccount(brief) }),
    ...(sold.some((line) => usual(line) !== null) ? { usual: true as const } : {}),
  };
}

/** So many customers as the founder reckons with can be served, whatever the price seems to say of the hours. */
const servedByOwnAccount = ({ stated: { beliefs = [] } }: Brief): number =>
  Math.max(
    0,
    ...beliefs.map((belief) => (belief.kind === "even-at" && belief.per === null ? belief.count : 0)),
  );

/** Where the hours of one come from, as it is said of them. */
export const hoursFrom = ({ told, usual }: Hands): string =>
  told
    ? `yours ("${told}")`
    : usual
      ? "a planning value for this kind of business"
      : "estimated from the price";
const hoursSaid = (hands: Hands) => `${hoursFrom(hands)}${hands.told || hands.usual ? "" : ". Assumed"}`;

/** Who is served once takes hours only once. */
export function mostNewBy(hands: Hands): Assumed {
  const { hours, once } = hands;
  const most = hours.value / once;
  return assumption(
    [most * 0.75, most, most * 1.25],
    `As many as ${whoseHands(hands)} can serve in a month; the hours that one takes are ${hoursSaid(hands)}.`,
  );
}

/** Hours a month that one customer takes: what repeats, and what is done once for each who takes the place of another. */
export const hoursOfOne = ({ monthly, once }: Hands, churn: number): number =>
  monthly > 0 ? monthly + once * churn : 0;

/** The plan wins no more customers than can be served by those who do the work. */
export function withinHands(a: Assumptions): Assumptions["market"] {
  const { market, hands } = a;
  const won = sizeMarket(a).somCustomers;
  const each = hands ? hoursOfOne(hands, a.demand.churn.value) : 0;
  if (!hands || each <= 0 || won <= 0) return withinSpots(a);
  const most = Math.max(1, hands.hours.value / each, hands.atLeast ?? 0);
  const told = hands.atLeast === most ? `As many as you reckon with to carry the costs (${most}).` : null;
  return most >= won
    ? market
    : {
        ...wonTimes(
          market,
          most / won,
          told ??
            `As many as ${whoseHands(hands)} can serve; the hours that one customer takes are ${hoursSaid(hands)}.`,
        ),
        ofPlaces: true,
        ofHands: true,
      };
}
