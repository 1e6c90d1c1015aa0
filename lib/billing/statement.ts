import { type LedgerRow, listOrders, type Order } from "@/db/orders";
import { TIER_NAMES } from "@/lib/journey/tiers";
import { orderStanding } from "./entitlement";
import { orderNumber } from "./order-number";
import { refundableUntil } from "./refunds";

export type OrderState = "Paid" | "Partly refunded" | "Refunded" | "Disputed" | "Not counted";

/** An order as its owner sees it. Amounts in cents, moments as ISO texts. */
export interface StatementOrder {
  number: string;
  planName: string;
  amount: number;
  paid: number;
  refunded: number;
  paidAt: string;
  state: OrderState;
  email: string;
  test: boolean;
  /** Null when there is nothing to ask back, or no time left to ask. */
  refundableUntil: string | null;
  refundRequested: boolean;
  movements: { label: string; amount: number; at: string }[];
}

function stateOf(standing: ReturnType<typeof orderStanding>): OrderState {
  if (standing.disputed) return "Disputed";
  if (standing.refunded >= standing.paid) return "Refunded";
  if (!standing.counts) return "Not counted";
  return standing.refunded > 0 ? "Partly refunded" : "Paid";
}

const LABELS: Record<LedgerRow["kind"], string> = {
  paid: "Payment",
  refund: "Refund",
  refund_failed: "Refund that did not go through",
  dispute_open: "Payment disputed",
  dispute_won: "Dispute settled for us",
  dispute_lost: "Dispute settled for you",
};

const SIGN: Partial<Record<LedgerRow["kind"], number>> = { paid: 1, refund: -1, refund_failed: 1 };

function statementOf(order: Order, entries: readonly LedgerRow[], now: Date): StatementOrder {
  const standing = orderStanding(order, entries);
  const until = refundableUntil(order);
  const open = until !== null && now <= until && standing.refunded < standing.paid;
  return {
    number: orderNumber(order.number),
    planName: TIER_NAMES[order.tier],
    amount: order.amount,
    paid: standing.paid,
    refunded: standing.refunded,
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    state: stateOf(standing),
    email: order.email,
    test: order.provider === "sandbox",
    refundableUntil: open ? until.toISOString() : null,
    refundRequested: order.refundRequestedAt !== null,
    movements: entries.map(({ kind, amount, occurredAt }) => ({
      label: LABELS[kind],
      amount: (SIGN[kind] ?? 0) * amount,
      at: occurredAt.toISOString(),
    })),
  };
}

/** Every order that money moved for, newest first. */
export async function statement(userId: string, now: Date): Promise<StatementOrder[]> {
  return (await listOrders(userId)).map(({ order, entries }) => statementOf(order, entries, now));
}

export async function findStatementOrder(
  userId: string,
  number: string,
  now: Date,
): Promise<StatementOrder | null> {
  return (await statement(userId, now)).find((order) => order.number === number.toUpperCase()) ?? null;
}
