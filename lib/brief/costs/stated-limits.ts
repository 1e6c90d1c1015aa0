import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { PricedLine } from "../prices/line-plans";
import type { Limit } from "../prices/line-volumes";
import { findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { weekTold } from "../text/workdays";
import { coursePlaces } from "./course-places";
import type { Money } from "./stated-costs";

/** What a grant-funded place costs is a cost, not a price; times the stated number of people a year it is a budget. */
export function fundedPlaces(rows: PricedLine[], answers: QuizAnswers, into: Money["stated"]): void {
  // A sponsor pays for no single place.
  if (!rows.some(({ line }) => line.kind === "grant" && line.label !== "Sponsors")) return;
  const place = rows.find(
    ({ line, unit, amount }) =>
      line.kind !== "grant" &&
      /\b(?:place|trainee|participant|beneficiary|child|family|meal|bed|person|student)$/.test(unit) &&
      /\bcosts?\b/i.test(amount.before),
  );
  if (!place?.line.price) return;
  rows.splice(rows.indexOf(place), 1);
  into.unitCosts.push(place.line.price);
  const people = findFrequencies(
    `${answers.differentiator} ${answers.solution} ${answers.businessModel}`,
  ).find(
    ({ noun, perMonth }) =>
      noun !== null &&
      /^(?:woman|women|people|person|trainee|student|participant|child|family|man|men|youth|refugee|place)$/.test(
        noun,
      ) &&
      perMonth < 500,
  );
  if (!people) return;
  const cost = place.line.price.value * people.perMonth;
  into.fixedMonthly = {
    value: cost,
    low: cost,
    high: cost,
    provenance: "derived",
    note: `${place.line.price.note} for each of ${people.text}`,
  };
}

/** "Free for the first 20 lessons a month". */
const FREE_FIRST = /\bfree (?:for|up to) (?:the )?(?:first )?(\d[\d,]*)\b/iu;

/** "the first 200 pages free each month" of a usage price. */
export function withAllowance(rows: PricedLine[], text: string): void {
  const match =
    /\bfirst (\d[\d,]*)\s*(?:\p{L}+\s)?(?:\p{L}+\s)?(?:are |is )?(?:for )?free\b/iu.exec(text) ??
    FREE_FIRST.exec(text) ??
    /\b(\d[\d,]*)\s+free\s+\p{L}+/iu.exec(text);
  const free = Number(match?.[1]?.replace(/,/g, ""));
  const row = rows.find(({ line }) => line.kind === "perUse" && line.price && !line.later);
  if (!match || !(free > 1) || !row?.line.price) return;
  row.line.tiers = [
    { from: 0, price: 0 },
    { from: free, price: row.line.price.value },
    ...(row.line.tiers ?? []),
  ];
}

const PEOPLE =
  "people|persons|guests|visitors|places|seats|participants|children|kids|babies|toddlers|players|riders|passengers|swimmers|customers|dogs|cats|pets|students|pupils";
/** "10 people per session", "8 places a class". */
const EACH_TIME = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s+(?:\\p{L}+\\s)?(?:${PEOPLE})\\s+(?:per|a|each|every|in each|in a)\\s+(session|class|tour|trip|seating|sitting|round|slot|sailing|flight|ride|group|course|hour|evening|night|morning|afternoon|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\\b`,
  "iu",
);

const PLACE = /^(?:place|seat|cover|guest|person|head|diner|ticket)$/;
const EVENING = /^(?:evening|night|morning|afternoon|sitting|dinner|show)$/;
/** "22 places, €48 per place, four evenings a week". */
const STANDING = new RegExp(
  `(?:^|[.;,]\\s|\\bwith\\s)(${COUNT})\\s(?:places|seats|covers)(?=\\s*[,.;(]|\\sat\\s)`,
  "iu",
);

/** So many places each time, so many times a day: what can be sold in a month. */
function placesOf(rows: readonly PricedLine[], text: string, into: Money["stated"]): boolean {
  const row = rows.find(({ line }) => !line.later && ["perUse", "unitSale", "oneOff"].includes(line.kind));
  const [each, many = "", time = ""] = EACH_TIME.exec(text) ?? [];
  const [room, spots = ""] = each ? [] : (ROOM_FOR.exec(text) ?? []);
  const [stands = "", seats = ""] =
    !each && !room && row && PLACE.test(row.unit) ? (STANDING.exec(text) ?? []) : [];
  const [said, places] = each ? [each, many] : room ? [room, spots] : [stands, seats];
  const times = /day$/i.test(time)
    ? { perMonth: 52 / 12, text: "once a week" }
    : findFrequencies(text).find(({ noun }) =>
        each ? noun === time.toLowerCase() : AT_ONCE.test(noun ?? "") || (stands && EVENING.test(noun ?? "")),
      );
  const count = countOf(places);
  if (!row || !said || !times || !(count > 0)) return false;
  const week = /\b(\d|one|two|three|four|five|six) days a week\b/i.exec(text)?.[1] ?? "";
  const days = countOf(week || "7");
  const perMonth = count * times.perMonth * (/(?:day)$/i.test(times.text) ? days / 7 : 1);
  // How often the place is open is not how often one guest comes.
  if (row.line.unitsPerCustomerMonth?.note.includes(times.text)) delete row.line.unitsPerCustomerMonth;
  if (row.line.kind !== "oneOff" || !/batch|course|cohort|term/i.test(times.text)) row.line.kind = "capacity";
  limit(
    row,
    Math.round(perMonth),
    "place",
    `Stated: ${said.replace(/^[\s.,;]+/, "")}, ${times.text}${week ? `, ${week} days a week` : ""}.`,
    into,
  );
  return true;
}

const DAYS_A_MONTH = 30;
/** "The hostel has 24 beds", "four courts, open 15 hours a day": what is there to be sold by the night or hour. */
const SPOTS = new RegExp(
  `\\b(${COUNT})\\s+(?:(?!(?:per|an?|each|every)\\s)\\p{L}+\\s){0,2}?(beds?|rooms?|courts?|lanes?|places|seats|desks?|chairs?|tables?|pitches|boards?|bikes?|scooters?|vans?|machines?|studios?|pods?|tents?|cabins?|boats?|stellplätze|plätze|betten|zimmer)(?![\\p{L}])(?!\\s(?:a|per|each|every)\\s)`,
  "iu",
);

/** Whoever is looked after by the day or night. */
export const CARED_FOR = "(?:children|kids|babies|toddlers|dogs|cats|pets)";
const LOOKED_AFTER = new RegExp(`${CARED_FOR}$`, "i");
function spotsOf(rows: readonly PricedLine[], text: string, into: Money["stated"]): void {
  const row = rows.find(
    ({ line, unit }) =>
      !line.later &&
      !line.onTop &&
      line.kind === "perUse" &&
      (/^(?:night|hour|day|nacht|noche|nuit|notte)$/.test(unit) || line.per === "day"),
  );
  const places = ROOM_FOR.exec(text);
  // "2 rooms, max 10 kids": who is looked after, and not the rooms.
  const looksAfter = places && LOOKED_AFTER.test(places[0]) ? places : null;
  const match = looksAfter ?? SPOTS.exec(text) ?? (row?.line.per === "day" ? places : null);
  const count = countOf(match?.[1] ?? "");
  if (!row || !match || !(count > 1)) return;
  const open = Number(/\bopen(?:s|ing)?\s(?:for )?(\d{1,2}) hours a day/i.exec(text)?.[1]);
  if (row.unit === "hour" && !(open > 0)) return;
  const perMonth = count * DAYS_A_MONTH * (row.unit === "hour" ? open : 1);
  const what = row.unit === "hour" ? `${match[0]}, open ${open} hours a day` : match[0];
  limit(
    row,
    perMonth,
    /^(?:night|hour|day)$/.test(row.unit) ? row.unit : `${row.unit}-day`,
    `Stated: ${what}; ${DAYS_A_MONTH} days a month.`,
    into,
  );
}

function limit(row: PricedLine, perMonth: number, noun: string, note: string, into: Money["stated"]): void {
  into.capacity = { value: perMonth, low: perMonth, high: perMonth, provenance: "derived", note };
  into.capacityUnit = noun.endsWith("y") && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  if (row.line.kind !== "oneOff") row.line.kind = "capacity";
}

/** "A mid-size customer makes 120,000 calls". */
const OF_A_CUSTOMER = /\b(?:customers?|clients?|users?|members?|typical|average|usual)\s(?:\p{L}+\s)?$/iu;
/** "Room holds 16 mats" and "4 classes a day". */
const ROOM_FOR = new RegExp(
  `\\b(?:holds?|fits?|seats?|room for|space for|max(?:imum|\\.)?(?: of| is)?|up to|batch(?:es)? of|groups? of)\\s(${COUNT})\\s?(?:(?:mats?|bikes?|places|seats|spots|${PEOPLE}|trainees?)\\b|(?=[,.;]))`,
  "iu",
);
const AT_ONCE =
  /^(?:class|session|tour|trip|course|lesson|workshop|batch|group|seating|sailing|slot|cohort|round)$/;

/** "Three walks a day, four dogs each": so many are served each time. */
const OF_EACH_TIME = new RegExp(
  `^,? (?:with |for |of |and )?(?:up to |at most |about )?(${COUNT}) (?:${PEOPLE}) (?:each|per \\p{L}+|at a time|each time)(?![\\p{L}])`,
  "iu",
);

/** Told without the days of a week on which it is done. */
const A_DAY = /\b(?:a|per|each|every) (?:day|night)$/i;
const MAKES = /^(?:makes?|bakes?|produces?)\b/i;

/** "One room holds 150 crates" with a price per crate and day: what can be sold is limited. */
export function capacityOf(
  rows: PricedLine[],
  answers: QuizAnswers,
  limits: readonly Limit[],
  into: Money["stated"],
): void {
  if (coursePlaces(rows, answers, into) || placesOf(rows, answers.businessModel, into)) return;
  const [said] = limits;
  if (said) {
    const row = rows.find(({ line }) => line.id === said.row.line.id);
    const [, next = ""] = answers.businessModel.split(said.text);
    const [each = "", many = ""] = OF_EACH_TIME.exec(next) ?? [];
    const [, room = ""] = said.perMonth < DAYS_A_MONTH ? (ROOM_FOR.exec(answers.businessModel) ?? []) : [];
    const week = A_DAY.test(said.text) ? weekTold(answers) : null;
    const perMonth = said.perMonth * (countOf(many) || countOf(room) || 1) * (week ? week.days / 7 : 1);
    const days = week ? `, ${week.said}` : "";
    // How often it is held is no limit where nobody says for how many.
    if (row && perMonth >= 1) limit(row, perMonth, said.noun, `Stated: ${said.text}${each}${days}.`, into);
    return;
  }
  const text = `${answers.differentiator} ${answers.solution} ${answers.businessModel}`;
  for (const row of rows.filter(
    ({ line, unit }) => unit !== "" && (line.kind === "perUse" || line.kind === "unitSale") && !line.later,
  )) {
    const noun = row.unit.split(" ").pop() ?? row.unit;
    const match = new RegExp(
      `\\b(?:holds?|fits?|stores?|seats?|room for|space for|capacity (?:of|for)|makes?|bakes?|produces?)\\s+(?:about |around |up to )?(\\d[\\d,.]*)\\s+(?:\\p{L}+\\s)?${noun}`,
      "iu",
    ).exec(text);
    const count = Number(match?.[1]?.replace(/[,.](?=\d{3})/g, ""));
    const owner = /(?:an?|each|every|one)\s(?:\p{L}+\s)?(\p{L}{4,})\s$/iu.exec(
      text.slice(0, match?.index),
    )?.[1];
    if (!match || !(count > 0) || OF_A_CUSTOMER.test(text.slice(0, match.index))) continue;
    if (owner && answers.targetAudience.toLowerCase().includes(owner.toLowerCase())) continue;
    const said = text.slice(match.index, match.index + match[0].length + 16);
    const days = row.line.per === "day" || /\b(?:a|per|each|every) (?:day|night)\b/i.test(said);
    // How fast it is made is no limit of a month.
    if (!days && (MAKES.test(match[0]) ? !/\bmonth/i.test(said) : /\bhour/i.test(said))) continue;
    const perMonth = days ? count * 30 : count;
    into.capacity = {
      value: perMonth,
      low: perMonth,
      high: perMonth,
      provenance: "derived",
      note: days ? `Stated: ${match[0]}; 30 days a month.` : `Stated: ${match[0]}, read as a month's.`,
    };
    into.capacityUnit = row.line.per === "day" ? `${noun}-days` : `${noun}s`;
    row.line.kind = "capacity";
    return;
  }
  spotsOf(rows, text, into);
}
