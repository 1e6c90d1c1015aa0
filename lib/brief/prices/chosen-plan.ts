import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { sentenceAround } from "../text/frequency";
import { COUNT } from "../text/number-words";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";
import { SINGLE } from "./second-price";
import { SHARE, shareOf } from "./shares-told";

const OF_THEM =
  "(?:of (?:them|these|those|(?:our|the|my) \\p{L}+)|customers?|clients?|owners?|people|households|families|parents|members|users|subscribers|guests|homes?|firms|companies)";
/** "Most customers choose our yearly plan", "about 40% of them take". */
const CHOOSE = new RegExp(
  `\\b${SHARE} ${OF_THEM} (?:choose|chooses|take|takes|prefer|prefers|opt for|book|buy|pick|sign up for|are on|have|go for|decide for|start with)\\b`,
  "iu",
);
/** "Yearly plan with two visits": how many of what is otherwise paid one by one. */
const HOLDS = new RegExp(
  `\\b((?:(?:yearly|annual|monthly|quarterly|half-yearly|seasonal|care|service|maintenance) )*(?:plan|contract|package|subscription|membership)) (?:(?:with|of|for|including|that includes) )?(${COUNT}) (?:\\p{L}+ )?(?:visits|cleanings|washes|treatments|services|sessions|lessons|walks|cuts|checks|inspections|hours)\\b`,
  "iu",
);
/** "The yearly plan costs 340. About 60% of our customers take it": said behind it. */
const TAKES_IT = /^\.\s[^.;]*\s(?:it|this|that|this plan|that plan|the (?:\p{L}+ )?plan)(?=[.;,\s]|$)/iu;
const ONE_BY_ONE =
  /\b(?:single|one-off|one-time|individual) (?!(?:fees?|payments?|charges?|prices?|purchases?|costs?)\b)\p{L}{3,}/iu;
/** What begins a plan or is bought for good is paid beside it. */
const isOneByOne = ({ line, amount }: PricedLine) =>
  SINGLE.has(line.kind) &&
  (amount.role !== "oneOff" || ONE_BY_ONE.test(amount.before)) &&
  !line.later &&
  !line.onTop &&
  !line.attach &&
  !line.quantity;

/** "Most" names no number: what it is taken for is read out of the words and not stated. */
const shareFrom = (value: number, chosen: string, part: string): Assumed => ({
  value,
  low: value,
  high: value,
  ...(/\d|\b(?:half|third|quarter)\b/i.test(part)
    ? { provenance: "founder", note: `Stated: ${chosen}` }
    : {
        provenance: "parsed",
        note: `You write "${chosen.toLowerCase()}" without a number; planned like this.`,
      }),
});

/** "Most customers choose the yearly plan with two visits": so many have the plan, and only the others pay visit by visit. */
export function asChosenPlan(rows: readonly PricedLine[], text: string): void {
  const plan = rows.find(({ line }) => line.kind === "recurring" && !line.later && !/^plan-/.test(line.id));
  if (!plan) return;
  const { line, amount } = plan;
  const sentence = sentenceAround(text, amount.start);
  const said = text.slice(sentence.start, amount.start);
  const behind = TAKES_IT.exec(text.slice(amount.end + amount.tail.length))?.[0] ?? "";
  const [chosen, part = ""] = CHOOSE.exec(said) ?? CHOOSE.exec(behind) ?? [];
  const [held, name = ""] = HOLDS.exec(said) ?? [];
  const singles = rows.filter((row) => isOneByOne(row) && row.line.buyer === line.buyer);
  const value = shareOf(part);
  if (chosen && value > 0 && value < 1 && rows.length > 1) line.attach ??= shareFrom(value, chosen, part);
  if (singles.length === 0 || !(held || (chosen && ONE_BY_ONE.test(singles[0]?.amount.before ?? "")))) return;
  if (held && line.label === "Subscription") line.label = capital(held.slice(held.indexOf(name)));
  for (const [at, row] of [...singles, plan].entries()) row.line.id = `plan-${at + 1}`;
  for (const { line: single, amount: of } of singles) {
    const [name = ""] = ONE_BY_ONE.exec(of.before) ?? [];
    if (single.label === "One-off fee" && name) single.label = capital(singular(name));
    if (single.kind !== "capacity") single.kind = "perUse";
  }
}
