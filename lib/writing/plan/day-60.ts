import { payingDay, plannedBy } from "@/lib/finance/ledger-gates";
import type { Case } from "../case";
import { cap } from "../english";
import { quote } from "../frames";
import { TURNED } from "./data/outline";
import { goesOn } from "./goes-on";
import { workKind } from "./kinds";
import { presaleOf } from "./presale";
import { wordsOf } from "./words";

const BY_TERM = /\b(?:terms?|semesters?|trimesters?|school years?|seasons?|budget years?)\b/i;
/** Who buys once a term or from a yearly budget has not said no because sixty days went by. */
const decidesSeldom = ({ lines, b2b, group }: Case) =>
  BY_TERM.test(lines[0]?.evidence ?? "") ||
  ((b2b || group.sort === "public") && (lines[0]?.everyMonths ?? 1) >= 12);

/** How it ends with too few, in short and with what is owed to those who have paid. */
function ends(c: Case): readonly [short: string, full: string] {
  if (presaleOf(c))
    return [
      "return the money and have nothing made",
      "stop, give everybody back what they have paid ahead, and have nothing made",
    ];
  if (c.running) return [goesOn(c), goesOn(c)];
  if (decidesSeldom(c))
    return [
      "wait for their next decision and spend nothing until then",
      "ask each when the next decision falls and what has to be on the table by then; spend nothing until that day, and stop if it passes without a yes",
    ];
  const monthly = c.lines
    .filter(({ onTop }) => !onTop)
    .every(({ kind, per }) => kind === "recurring" && per === "month");
  return [
    "stop",
    monthly
      ? "stop, and tell your customers until which day it runs"
      : "stop, and return to whoever has paid in advance what they have not had",
  ];
}

/** Below the number of day 60: with how many one thing is changed, with how many it ends, and how. */
export function below(c: Case) {
  const [short, end] = ends(c);
  const half = c.say("gate60_half");
  const two = (c.fact("gate60_customers")?.value ?? 2) <= 2;
  return {
    some: half ? `with at least ${half}` : two ? "with one" : "with one or two",
    fewer: half ? "with fewer" : "with none",
    none: half ? `fewer than ${half}` : "none",
    change: TURNED[workKind(c)](wordsOf(c)),
    short,
    end,
  };
}

/** What follows below the number of day 60, the same in every summary. */
export function belowInShort(c: Case): string {
  const { some, fewer, short } = below(c);
  return cap(`${some}, change one thing and give it three more weeks; ${fewer}, ${short}`);
}

const DAYS = 60;
/** Whom the number leaves out, or a number that the plan's own months do not reach, and why it is asked for all the same; "" where they do. */
export const aboveThePlan = (c: Case): string =>
  presaleOf(c)
    ? `The number is your own: ${quote(presaleOf(c)?.said ?? "")}`
    : payingDay(c.context.model) < DAYS && !c.running
      ? `Only who begins by day ${payingDay(c.context.model)} can have paid by then`
      : plannedBy(c.context.model, payingDay(c.context.model)) <
          (c.fact("gate60_customers")?.value ?? 0) - 0.5
        ? c.context.model.assumptions.demand.reached
          ? `The plan counts on fewer by then, but so many say no more than what there is already`
          : `The plan counts on fewer by then, but so few may be friends`
        : "";

/** What those who came first have done since, beside the count of those who pay. */
export function again(c: Case): string {
  const { once, monthly, seldom: rare } = wordsOf(c);
  const seldom = rare || (c.context.model.assumptions.lines[0]?.unitsPerCustomerMonth?.value ?? 1) < 1;
  if (c.vague || c.loses || c.archetype === "nonprofit" || presaleOf(c)) return "";
  const first = c.running ? "the new ones" : "the first";
  if (once || seldom) return `one of ${first} has named somebody who wants it too`;
  return monthly ? `none of ${first} has stopped` : `one of ${first} has bought a second time`;
}
