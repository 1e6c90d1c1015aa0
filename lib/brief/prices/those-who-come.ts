import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

const HELD =
  "market|fair|event|festival|show|tournament|league|class|course|camp|site|venue|building|school|club|market day";
/** "About 60 traders per market": they come with the organiser who pays for the market. */
const COMING = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT}) ([\\p{L}-]+s|people) (?:per|at each|at every|in each|for each|on each|an?) (${HELD})(?![\\p{L}])`,
  "iu",
);
const WEEKLY =
  /\b(?:weekend|weekly|every (?:week|(?:satur|sun|mon|tues|wednes|thurs|fri)day)|(?:satur|sun)days)\b/i;
const OPTIONAL = [0.05, 0.1, 0.2] as const;

/** How often in a month it is held, where nobody says it. */
function heldIn(texts: string, event: string): Assumed {
  const said = findFrequencies(texts).find(({ noun }) => noun === event);
  const [low, value, high] = said
    ? [said.low, said.perMonth, said.high]
    : WEEKLY.test(texts)
      ? [1, 2, 52 / 12]
      : [0.5, 1, 2];
  const note = said
    ? `Stated: ${said.text}`
    : `How often a ${event} is held was not stated; ${value} a month is assumed.`;
  return { value, low, high, provenance: said ? "derived" : "assumption", note };
}

/**
 * Whoever takes part in what the payer holds comes with that payer: a commission is earned on all of them each time, and
 * what some of them pay beside it is bought by a part of them.
 */
export function withThoseWhoCome(rows: readonly PricedLine[], answers: QuizAnswers): void {
  const texts = Object.values(answers).join(" ; ");
  const [said, many = "", people = "", event = ""] = COMING.exec(texts) ?? [];
  const held = rows.find(
    ({ line, unit }) => line.kind === "recurring" && !line.later && unit === event.toLowerCase(),
  );
  if (!said || !held || !(countOf(many) > 1)) return;
  const each = held.line.quantity?.value ?? 1;
  const all = countOf(many) * each;
  const head = singular(people.toLowerCase());
  const theirs = rows.filter(({ line }) => line !== held.line && line.buyer?.toLowerCase().includes(head));
  for (const { line } of rows.filter(({ line }) => line.kind === "take" && !line.later)) {
    const often = heldIn(texts, event.toLowerCase());
    line.unitsPerCustomerMonth = {
      value: all * often.value,
      low: all * often.low,
      high: all * often.high,
      provenance: often.provenance,
      note: `Stated: ${said}${each > 1 ? `, ${Number(each.toPrecision(2))} of them each` : ""}. ${often.note}`,
    };
  }
  // "Organisers pay £49 per market plus 4% of pitch fees": in one breath, one payer.
  const between = ({ amount }: PricedLine) =>
    answers.businessModel.slice(held.amount.end, amount.start).toLowerCase();
  for (const row of theirs) {
    const { line } = row;
    if (/[.;]/.test(between(row)) || between(row).includes(head)) line.paidBy = line.buyer;
    if (line.kind !== "recurring") continue;
    const [low, value, high] = OPTIONAL;
    line.quantity = {
      value: all,
      low: all * 0.7,
      high: all * 1.3,
      provenance: "derived",
      note: `Stated: ${said}.`,
    };
    line.attach ??= {
      value,
      low,
      high,
      provenance: "assumption",
      note: `Share of the ${people} who pay for it; assumed.`,
    };
  }
  // They are no customers of their own: the plan counts who holds it.
  for (const { line } of rows) delete line.buyer;
}
