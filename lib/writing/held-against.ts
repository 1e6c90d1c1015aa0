import { findAmounts } from "@/lib/brief/amounts/amounts";
import { readTail, singular } from "@/lib/brief/amounts/price-tail";
import type { PaidToday } from "@/lib/brief/prices/paid-today";
import type { Brief } from "@/lib/brief/types";
import type { Fact } from "@/lib/finance/ledger";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import { percent, priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { leastBooked } from "./least-booked";

interface Sum {
  amount: number;
  per: PaidToday["per"];
}

type Period = PaidToday["per"]["period"];
const PAID_BY: readonly Period[] = ["week", "month", "year"];
const monthly = (period: Period) => (period && PAID_BY.includes(period) ? chargesPerMonth(period) : null);
/** Beyond these the two sums are hardly for the same thing. */
const [LEAST, MOST] = [0.02, 5];

/** What one payment of a line buys, as its founder wrote it; null where the price stands beside no words. */
function soldPer(line: RevenueLine): Sum | null {
  const price = line.price ?? line.averageOrder;
  if (!price || line.kind === "grant" || line.kind === "audience" || line.kind === "take") return null;
  const asked = price.value * (line.everyMonths ?? 1);
  const text = line.evidence;
  const said = findAmounts(text).find(
    ({ kind, value }) => kind === "money" && Math.abs(asked - value) < 0.005 * asked,
  );
  if (!said) return null;
  const { period, unit } = readTail(text.slice(said.end));
  return { amount: said.value, per: { period, unit } };
}

/** Going on costs less than beginning. */
const RENEWS = /\brenew|\bafter the first\b/i;
const NAMED_FIRST = /^(?:one|an?|each|every|single|the) (\p{Ll}[\p{L}-]+)\b/iu;
/** "One tuning without a plan is 129 euros": what the sum is for stands before it. */
const unitBefore = (evidence: string) => singular(NAMED_FIRST.exec(evidence.trim())?.[1] ?? "") || null;

/** Of several prices the one for the same thing and time as a sum that is told of others; null where none is. */
export function priceBeside(
  brief: Brief,
  told: Pick<PaidToday, "amount" | "per" | "said">,
  buyer: string,
): { own: string; share: number; thing: boolean } | null {
  for (const line of brief.lines) {
    const sold = soldPer(line);
    if (!sold || line.later || RENEWS.test(line.evidence)) continue;
    // A month of it is one buyer's, whether it says so or not.
    const { unit: said, period } = sold.per;
    const unit = period && said === buyer ? null : (said ?? (period ? null : unitBefore(line.evidence)));
    const share = compared({ ...sold, per: { ...sold.per, unit } }, { kind: "paid", ...told });
    if (share !== null) return { own: line.evidence, share, thing: unit !== null };
  }
  return null;
}

/** "Hair salons lose ..." beside a price "per salon": each of them pays it once. */
const ofEachPayer = (unit: string, said: string) =>
  said
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => singular(word) === unit);

/** A month of both, where both come by time and of the same payer. */
function byTime(own: Sum, today: PaidToday): { own: number; today: number } | null {
  const ours = monthly(own.per.period);
  const theirs = today.kind === "hours" ? 1 : monthly(today.per.period);
  const { unit } = own.per;
  const alike = !unit || (today.kind !== "hours" && unit === today.per.unit) || ofEachPayer(unit, today.said);
  return ours && theirs && alike ? { own: own.amount * ours, today: today.amount * theirs } : null;
}

/** How the price compares: a share of the sum paid or lost, or money for each hour or day; null where it cannot be said. */
function compared(own: Sum, today: PaidToday): number | null {
  const timed = byTime(own, today);
  if (today.kind === "hours") return timed && timed.own / timed.today;
  const sameThing = own.per.unit && own.per.unit === today.per.unit && own.per.period === today.per.period;
  const share = timed ? timed.own / timed.today : sameThing ? own.amount / today.amount : null;
  return share !== null && share >= LEAST && share <= MOST ? share : null;
}

export interface HeldAgainst {
  today: PaidToday;
  /** The own price as a share of what is paid or lost today, or money for each hour or day of that time. */
  fact: Fact | null;
}

const INPUTS = {
  paid: ["Price as a share of what is paid today", "own price / what is paid today"],
  lost: ["Price as a share of what is lost today", "own price / what is lost today"],
  hours: ["Price for each hour or day that it takes today", "own price / time that it takes today"],
} as const;

/**
 * What buyers hold a price against, and how the two compare (a share of 0.02 to 5, or money per hour or day; both sums for
 * the same unit, or both by time). What can be compared comes before what is lost, and that before what is only told.
 */
export function heldAgainst(brief: Brief, line: RevenueLine | undefined): HeldAgainst | null {
  const { paidToday, currency } = brief;
  const own = line ? soldPer(line) : null;
  // Where others want a whole shift, the price of an hour alone says nothing of what is paid.
  const least = leastBooked(brief)?.said ?? "";
  const told = paidToday.map((today) => ({
    today,
    value: own && !least.includes(today.said) ? compared(own, today) : null,
  }));
  const money = told.filter(({ today }) => today.kind !== "hours");
  const best =
    money.find(({ value }) => value !== null) ??
    told.find(({ value }) => value !== null) ??
    money.find(({ today }) => today.kind === "lost") ??
    money[0];
  if (!best) return null;
  const { today, value } = best;
  if (value === null || !line) return { today, fact: null };
  const [label, formula] = INPUTS[today.kind];
  const timed = today.kind === "hours";
  return {
    today,
    fact: {
      key: `today_${line.id}`,
      label,
      value,
      unit: timed ? currency : "%",
      display: timed ? priceMoney(Number(value.toPrecision(3)), currency) : percent(value),
      formula,
      inputs: [`price_${line.id}`],
    },
  };
}
