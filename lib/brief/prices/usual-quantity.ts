import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { customerNoun } from "../buyers/customer-noun";
import { USUAL_COUNTS } from "../data/usual-counts";
import type { Clause } from "../types";

/** Words for whoever pays, whatever they are called elsewhere. */
const THE_CUSTOMER =
  /^(?:company|business|customer|client|account|subscriber|organi[sz]ation|firm|practice|workspace|licen[cs]e|household|family)$/;
/** The same thing under another name: how many "workers" there are is told as "employees". */
const ALIKE: readonly (readonly string[])[] = [
  ["employee", "worker", "staff", "person", "people", "head", "colleague"],
  ["head", "person", "guest"],
  ["cow", "collar", "ear tag"],
  ["child", "kid", "pupil", "student", "learner"],
  ["resident", "bed"],
  ["vehicle", "van", "truck", "lorry", "car", "driver"],
  ["flat", "unit", "apartment", "home", "dwelling"],
  ["doctor", "gp", "physician"],
];
/** Not each employee has one of them. */
const NEVER = /^(?:seat|user)$/;

/** What else the answers may call it. */
export const alike = (unit: string): readonly string[] =>
  NEVER.test(unit)
    ? []
    : ALIKE.filter((names) => names.includes(unit)).flatMap((names) => names.filter((name) => name !== unit));

/** Who buys a line, as said: its own buyer, else the first group. */
export interface Buying {
  /** "Dental practices in Ireland with two to six dentists". */
  said: string;
  firms: boolean;
  /** "practices". */
  noun: string;
}

export const buyingOf = (segments: readonly Clause[], firms: boolean): Buying => ({
  said: segments[0]?.text ?? "",
  firms,
  noun: customerNoun(segments, firms, "en"),
});

/** "Per practice" sold to practices: one each. */
export const isTheBuyer = (unit: string, { said, noun }: Buying): boolean => {
  const one = singular(unit.split(" ").at(-1) ?? unit);
  const head = said.split(/ (?:with|who|that|which|in|of|at|for|from|near) |[,;(]/i)[0] ?? said;
  return (
    THE_CUSTOMER.test(one) ||
    singular(noun) === one ||
    head
      .toLowerCase()
      .split(/[\s/]+/)
      .some((word) => singular(word) === one)
  );
};

/** How many of a thing an organisation usually has, as a planning value; null for what it has one of, or nobody knows. */
export function usualCount(unit: string, buying: Buying): Assumed | null {
  if (!buying.firms || isTheBuyer(unit, buying)) return null;
  const one = singular(unit.split(" ").at(-1) ?? unit);
  const row = USUAL_COUNTS.find(({ unit: known }) => known.test(unit) || known.test(one));
  if (!row) return null;
  const [low, value, high] = row.of.find(([who]) => who.test(buying.said))?.[1] ?? row.else;
  return {
    ...{ value, low, high },
    provenance: "assumption",
    note: "How many of them a customer has was not stated; a planning value for such customers, without a source.",
  };
}
