import { monthlyLists } from "../amounts/announced-costs";
import { COUNT, countOf } from "../text/number-words";

/** Somebody or a vehicle that is paid for every month, named among the costs without a sum. */
export interface NamedCost {
  kind: "person" | "vehicle" | "bike";
  /** How many of them; 0.5 for half a post. */
  many: number;
  /** "One truck (lease)". */
  said: string;
}

const ITEMS = /,\s|;\s|\s(?:and|plus)\s/;
/** What costs nothing more, or has its sum. */
const NOT_OPEN =
  /\d|\p{Sc}|\b(?:own|owned|already|mine|myself|me|free|donated|borrowed|later|volunteers?|percent|commission)\b/iu;
const POST = new RegExp(
  `^(?:and\\s)?(?:(?:${COUNT}|an?|the|my|our)\\s)(?:[\\p{L}-]+\\s){0,2}?(?:drivers?|riders?|couriers?|cooks?|chefs?|bakers?|helpers?|assistants?|employees?|workers?|editors?|technicians?|mechanics?|cleaners?|teachers?|tutors?|trainers?|nurses?|carers?|guards?|clerks?|operators?|gardeners?|tailors?|seamstress(?:es)?|apprentices?|interns?|part-?timers?|managers?|caretakers?|waiters?|baristas?|packers?|pickers?|engineers?|developers?|designers?|attendants?|m[ae]n|wom[ae]n|persons?|people)(?=\\s|$|\\()`,
  "iu",
);
const HALF = /\b(?:half[- ](?:time|day|post)|part[- ]time)\b/i;
const RUN_ON = /\b(?:leas(?:e|ed|ing)|rent(?:ed|al)?|hire[d]?|on contract)\b/i;
const VEHICLE = /\b(?:van|truck|lorry|car|bus|minibus|pick-?up|tractor|motorbike|tuk-?tuk)s?\b/i;
const BIKE = /\b(?:cargo |e-?|electric )?bikes?\b/i;
const HOW_MANY = new RegExp(`(?:^|\\s)(${COUNT})\\s`, "iu");

function namedIn(item: string): NamedCost | null {
  const said = item.replace(/[.\s]+$/, "").trim();
  if (said === "" || NOT_OPEN.test(said)) return null;
  const many = Math.max(1, countOf(HOW_MANY.exec(said)?.[1] ?? "1"));
  if (RUN_ON.test(said) && VEHICLE.test(said)) return { kind: "vehicle", many, said };
  if (RUN_ON.test(said) && BIKE.test(said)) return { kind: "bike", many, said };
  return POST.test(said) ? { kind: "person", many: HALF.test(said) ? many / 2 : many, said } : null;
}

/** "Costs are one truck (lease), one driver, rent of the hall €2,100": who and what is paid for besides, whose sum nobody names. */
export const namedWithoutSum = (businessModel: string): NamedCost[] =>
  monthlyLists(businessModel).flatMap(({ start, end }) =>
    businessModel
      .slice(start, end)
      .split(ITEMS)
      .flatMap((item) => namedIn(item) ?? []),
  );
