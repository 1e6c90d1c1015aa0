import { TIERS, type Tier, tierAtLeast } from "@/lib/journey/tiers";
import { PLANS } from "./plans";

/** What an account's payments stand for: a pure function of the ledger. All amounts are in cents. */

export interface OrderTerms {
  id: string;
  tier: Tier;
  amount: number;
  currency: string;
}

export interface LedgerEntry {
  orderId: string;
  kind: "paid" | "refund" | "refund_failed" | "dispute_open" | "dispute_won" | "dispute_lost";
  objectId: string;
  paymentId: string;
  amount: number;
  currency: string;
}

export const priceOf = (tier: Tier): number =>
  (PLANS.find((plan) => plan.tier === tier)?.price ?? Number.POSITIVE_INFINITY) * 100;

const sum = (entries: Iterable<LedgerEntry>) => [...entries].reduce((total, { amount }) => total + amount, 0);

/** A ledger names each fact once; a list that repeats some counts them once, too. */
const distinct = (entries: readonly LedgerEntry[]): LedgerEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.kind} ${entry.objectId}`, entry])).values(),
];

/** What of a payment has gone back, without the refunds that failed. */
function refundedOf(facts: readonly LedgerEntry[]): number {
  const failed = new Set(facts.filter((f) => f.kind === "refund_failed").map((f) => f.objectId));
  return sum(facts.filter((f) => f.kind === "refund" && !failed.has(f.objectId)));
}

/** Opened or lost, and not won in the end. */
function isDisputed(facts: readonly LedgerEntry[]): boolean {
  const won = new Set(facts.filter((f) => f.kind === "dispute_won").map((f) => f.objectId));
  return facts.some((f) => (f.kind === "dispute_open" || f.kind === "dispute_lost") && !won.has(f.objectId));
}

/** The money is there in full and in the right currency, was not all given back, and nobody contests it. */
function stands(order: OrderTerms, payment: LedgerEntry, all: readonly LedgerEntry[]): boolean {
  const facts = all.filter(({ paymentId }) => paymentId === payment.objectId);
  return (
    payment.currency === order.currency &&
    payment.amount > 0 &&
    payment.amount >= order.amount &&
    refundedOf(facts) < payment.amount &&
    !isDisputed(facts)
  );
}

/** How an order stands: what its receipt and the billing page say. */
export function orderStanding(order: OrderTerms, entries: readonly LedgerEntry[]) {
  const own = distinct(entries).filter(({ orderId }) => orderId === order.id);
  const payments = own.filter(({ kind }) => kind === "paid");
  return {
    counts: payments.some((payment) => stands(order, payment, own)),
    paid: sum(payments),
    refunded: refundedOf(own),
    disputed: isDisputed(own),
  };
}

/** What of each payment could still go back, newest payment first. */
export function refundableOf(entries: readonly LedgerEntry[]): { paymentId: string; left: number }[] {
  return distinct(entries)
    .filter(({ kind }) => kind === "paid")
    .map(({ paymentId, amount }) => ({
      paymentId,
      left: amount - refundedOf(entries.filter((entry) => entry.paymentId === paymentId)),
    }))
    .filter(({ left }) => left > 0)
    .toReversed();
}

/** What was paid and still stands, each tier once, so that a second payment for one tier buys no other. */
export function countedAmount(orders: readonly OrderTerms[], entries: readonly LedgerEntry[]): number {
  const byTier = new Map<Tier, number>();
  for (const order of orders) {
    if (!orderStanding(order, entries).counts) continue;
    byTier.set(order.tier, Math.max(byTier.get(order.tier) ?? 0, order.amount));
  }
  return [...byTier.values()].reduce((total, amount) => total + amount, 0);
}

/** The highest tier whose list price the standing payments reach. */
export function earnedTier(orders: readonly OrderTerms[], entries: readonly LedgerEntry[]): Tier {
  const total = countedAmount(orders, entries);
  return TIERS.findLast((tier) => priceOf(tier) <= total) ?? "freemium";
}

export const higherTier = (a: Tier, b: Tier): Tier => (tierAtLeast(a, b) ? a : b);

/** What is still to pay for `tier`. */
export const amountDue = (tier: Tier, counted: number): number => Math.max(0, priceOf(tier) - counted);
