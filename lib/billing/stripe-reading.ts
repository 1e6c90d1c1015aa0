import type Stripe from "stripe";
import type { Payment, Reading } from "./provider";

/** Stripe's objects as ours. */

const moment = (seconds: number) => new Date(seconds * 1000);
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);

const STATUS: Partial<Record<Stripe.PaymentIntent.Status, Payment["status"]>> = {
  processing: "processing",
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

const DISPUTE_STATE: Partial<Record<Stripe.Dispute.Status, "open" | "won" | "lost">> = {
  needs_response: "open",
  under_review: "open",
  won: "won",
  lost: "lost",
};

const isRefund = ({ status }: Stripe.Refund) => status !== "requires_action";

/** An inquiry ("warning_...") takes no money back, so it is no dispute yet. */
const disputesOf = (disputes: readonly Stripe.Dispute[]): Payment["disputes"] =>
  disputes.flatMap(({ id, amount, status, created }) => {
    const state = DISPUTE_STATE[status];
    return state ? [{ id, amount, state, at: moment(created) }] : [];
  });

export function paymentOf(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): Payment {
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? "open",
    amount: intent.amount_received,
    currency: intent.currency,
    livemode: intent.livemode,
    customer: idOf(intent.customer),
    at: moment(intent.created),
    refunds: refunds.filter(isRefund).map(({ id, amount, status, created }) => ({
      id,
      amount,
      failed: status === "failed" || status === "canceled",
      at: moment(created),
    })),
    disputes: disputesOf(disputes),
  };
}

const SESSION_STATUS: Readonly<Record<string, Reading["status"] | undefined>> = {
  open: "open",
  expired: "canceled",
  complete: "processing",
};

/** What an order is while nothing was paid: the best of its payment and its checkout page. */
export function statusOf(
  payments: readonly Payment[],
  session: Stripe.Checkout.Session | null,
): Reading["status"] {
  const states: Reading["status"][] = payments.map(({ status }) =>
    status === "succeeded" ? "open" : status,
  );
  if (session?.status) {
    const paying = payments.find(({ id }) => id === idOf(session.payment_intent));
    const failed = session.status === "complete" && paying?.status === "open";
    states.push(failed ? "failed" : (SESSION_STATUS[session.status] ?? "open"));
  }
  const order = ["processing", "open", "failed", "canceled"] as const;
  return order.find((status) => states.includes(status)) ?? "open";
}
