import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { COUNT } from "../text/number-words";
import { SINGLE } from "./alternatives";
import { asCards } from "./cards";
import { asCourses } from "./courses-once";
import type { PricedLine } from "./line-plans";

/** Tried first, and paid beside what follows. */
const TRIED = /\b(?:tasters?|trial|try-?out|first)\b/i;
/** "Optional yearly check": taken beside the visits, and not in their place. */
const BESIDE =
  /\boptional(?:ly)?\b|\badd-?on\b|\bextra\b|\bon request\b|\bif (?:wanted|needed|you like)\b|\b(?:yearly|annual|regular)\s(?:\p{L}+\s)?(?:check(?:-?up)?s?|inspection|servic(?:e|ing)|maintenance|clean(?:ing)?|tune-?up|care)\b/iu;
const ONCE_KINDS = new Set(["perUse", "unitSale", "oneOff", "capacity"]);

/** "Membership 590 a month, single seat 260": who comes now and then pays by the time, who comes often by the month. */
function asMembers(rows: readonly PricedLine[]): boolean {
  const open = rows.filter(({ line }) => !line.later && !/^further/.test(line.id));
  const plan = open.find(({ line }) => line.kind === "recurring");
  const single = open.find(
    ({ line, amount }) =>
      ONCE_KINDS.has(line.kind) &&
      SINGLE.test(`${line.label} ; ${amount.before}`) &&
      !TRIED.test(amount.before) &&
      line.buyer === plan?.line.buyer,
  );
  if (!plan || !single || BESIDE.test(plan.line.evidence) || open.some(({ line }) => /^plan-/.test(line.id)))
    return false;
  if (single.line.kind !== "capacity") single.line.kind = "perUse";
  single.line.id = "plan-1";
  plan.line.id = "plan-2";
  return true;
}

/** Single visits, a plan and a card for several visits: each customer takes one of them. */
export function asSingleOrPlan(rows: readonly PricedLine[], audience: string): void {
  asOneOfTwo(rows);
  asCards(rows, audience);
  asCourses(rows);
}

const INCLUDES = /\binclud/i;

const lastOf = (unit: string) => singular(unit.split(" ").at(-1) ?? unit);
/** "Care plan £9 a month: one service a year": whoever has the plan does not pay for the service. */
const includes = ({ line: { evidence } }: PricedLine, { unit }: PricedLine) =>
  new RegExp(
    `(?:[:(,]|\\b(?:with|includ\\p{L}+|covers?))\\s(?:${COUNT}|the|an?)\\s(?:\\p{L}+\\s)?${literal(lastOf(unit))}(?:e?s)?\\s(?:an?|per|each|every)\\s(?:year|quarter|season|month)\\b`,
    "iu",
  ).test(evidence);

/** "A single session is 60 and a monthly plan with four sessions is 200": each customer takes one of the two. */
function asOneOfTwo(rows: readonly PricedLine[]): void {
  if (asMembers(rows)) return;
  const singles = rows.filter(
    ({ line, unit }) => (line.kind === "perUse" || line.kind === "unitSale") && unit !== "" && !line.later,
  );
  const plans = rows.filter(({ line }) => line.kind === "recurring" && !line.later);
  const [plan] = plans;
  const single = singles.find((row) => plan && includes(plan, row)) ?? singles[0];
  // What firms pay for their people beside it is another buyer's plan.
  const theirs = plans.filter(({ line }) => line.buyer === single?.line.buyer);
  if (!single || !plan || theirs.length > 1 || theirs[0] !== plan) return;
  if (singles.length > 1 && !includes(plan, single)) return;
  if (BESIDE.test(plan.line.evidence)) return;
  if (single.line.id === "plan-1") plan.line.id = "plan-2";
  const unit = lastOf(single.unit);
  const holds = new RegExp(
    `\\b(?:${COUNT}|weekly|daily|monthly) (?:\\p{L}+ )?${literal(unit)}(?:e?s)\\b|\\b${literal(unit)} (?:every|each|a|per) week\\b`,
    "iu",
  );
  // "Including 200, then 0.50 for each further one" is paid beside the plan.
  const beyondPlan = single.amount.start > plan.amount.start && INCLUDES.test(plan.line.evidence);
  const evidence = plan.line.evidence.replace(new RegExp(`\\bup to (?=${COUNT} ${literal(unit)})`, "iu"), "");
  if (/^further/.test(single.line.id) || beyondPlan || /\b(?:up to|beyond|then)\b/i.test(evidence)) return;
  if (!holds.test(evidence) && !includes(plan, single)) return;
  single.line.id = "plan-1";
  plan.line.id = "plan-2";
}
