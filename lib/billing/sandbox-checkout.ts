import { findOrder } from "@/db/orders";
import {
  findOwnSandboxPayment,
  findSandboxPayment,
  moveSandboxPayment,
  type SandboxPayment,
} from "@/db/sandbox-payments";
import { paymentsSandbox, sandboxDelayMs } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { TIER_NAMES } from "@/lib/journey/tiers";
import { log } from "@/lib/log";
import { fulfil } from "./fulfil";
import { orderNumber } from "./order-number";
import { findTestCard } from "./test-cards";

/** What the test checkout's form sends; a card number that is not a published test number is never accepted. */
export interface CardEntry {
  payment: string;
  number: string;
  expiry: string;
  cvc: string;
}

export interface Confirmation {
  status: "succeeded" | "processing" | "requires_action" | "failed";
  message?: string;
}

const PROCESSING_MS = 4_000;

/** As a provider's webhook would: some time later, from the server itself. Should it be lost, the reconciler looks. */
function reportLater({ orderId }: SandboxPayment, ms: number): void {
  setTimeout(() => {
    fulfil(orderId).catch((error) => log.error({ err: error }, "a test payment could not be fulfilled"));
  }, ms).unref();
}

async function ownPayment(userId: string, reference: string): Promise<SandboxPayment> {
  if (!paymentsSandbox()) throw notFound("Page");
  const payment = await findOwnSandboxPayment(userId, reference);
  if (!payment) throw notFound("Payment");
  return payment;
}

/** Where a payment stands that can no longer be moved. */
async function standing(id: string): Promise<Confirmation> {
  const status = (await findSandboxPayment(id))?.status;
  if (status === "succeeded" || status === "processing") return { status };
  throw new AppError("conflict", "This test payment was closed. Please start again.");
}

async function complete(payment: SandboxPayment): Promise<Confirmation> {
  const paid = await moveSandboxPayment(payment.id, { status: "succeeded", paidAt: new Date() });
  if (!paid) return standing(payment.id);
  reportLater(paid, sandboxDelayMs());
  return { status: "succeeded" };
}

/** "MM/YY" or "MM / YYYY", not in the past. */
function hasExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split("/").map((part) => Number(part.trim()));
  const end = new Date(Date.UTC(year < 100 ? 2000 + year : year, month, 1));
  return !(month >= 1 && month <= 12) || !(end > now);
}

export async function confirmCard(userId: string, card: CardEntry, now: Date): Promise<Confirmation> {
  const payment = await ownPayment(userId, card.payment);
  const known = findTestCard(card.number);
  if (!known)
    return { status: "failed", message: "This is a test checkout: use one of the test card numbers." };
  if (hasExpired(card.expiry, now))
    return { status: "failed", message: "Your card's expiration date is past." };
  switch (known.outcome) {
    case "declines":
      return { status: "failed", message: known.message };
    case "succeeds":
      return complete(payment);
    case "authenticates": {
      const waiting = await moveSandboxPayment(payment.id, { status: "requires_action" });
      return waiting ? { status: "requires_action" } : standing(payment.id);
    }
    case "processes": {
      const settlesAt = new Date(now.getTime() + PROCESSING_MS);
      const moved = await moveSandboxPayment(payment.id, { status: "processing", settlesAt });
      if (moved) reportLater(moved, PROCESSING_MS + sandboxDelayMs());
      return moved ? { status: "processing" } : standing(payment.id);
    }
  }
}

/** The answer to the test bank's question whether it is really them. */
export async function authenticate(
  userId: string,
  reference: string,
  agreed: boolean,
): Promise<Confirmation> {
  const payment = await ownPayment(userId, reference);
  if (payment.status !== "requires_action") return standing(payment.id);
  if (agreed) return complete(payment);
  await moveSandboxPayment(payment.id, { status: "requires_payment_method" });
  const message =
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
  return { status: "failed", message };
}

/** What the test checkout's page shows; null for anybody but the buyer, and where there is no test checkout. */
export async function openTestCheckout(userId: string, session: string) {
  if (!paymentsSandbox()) return null;
  const payment = await findOwnSandboxPayment(userId, session);
  const order = payment && payment.sessionId === session ? await findOrder(payment.orderId) : null;
  if (!payment || !order || payment.status === "canceled") return null;
  return {
    planName: TIER_NAMES[order.tier],
    number: orderNumber(order.number),
    amount: payment.amount,
    settled: payment.status === "succeeded" || payment.status === "processing",
  };
}
