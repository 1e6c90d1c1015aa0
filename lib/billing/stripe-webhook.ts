import type Stripe from "stripe";
import * as z from "zod";
import { recordAudit } from "@/db/audit";
import { findOrderOf, type Order } from "@/db/orders";
import { takeFromBucket } from "@/db/rate-limits";
import { closeEvent, failEvent, type InboxEvent, receiveEvent } from "@/db/stripe-inbox";
import { stripe as settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { fulfil } from "./fulfil";
import { singleFlight } from "./single-flight";
import { stripeClient } from "./stripe-client";
import { orderByNote } from "./stripe-provider";

type Settings = NonNullable<ReturnType<typeof settings>>;

/** Older than this is a replay, and so is what claims to come from so far ahead. */
const TOLERANCE_SECONDS = 300;
const MINUTE = 60;

/** What can change what an order is worth. Everything else is received and left alone. */
const HANDLED =
  /^(payment_intent\.(succeeded|processing|payment_failed|canceled)|checkout\.session\.(completed|expired|async_payment_(succeeded|failed))|charge\.refunded|charge\.refund\.updated|refund\.(created|updated|failed)|charge\.dispute\.(created|updated|closed|funds_withdrawn|funds_reinstated))$/;

const aboutSchema = z.object({
  id: z.string(),
  object: z.string().optional(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** Only ids leave an event: everything else is read again from Stripe. */
export function inboxEvent(event: Stripe.Event): InboxEvent {
  const { id, object, payment_intent } = aboutSchema.parse(event.data.object);
  const named = typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? null);
  return {
    eventId: event.id,
    type: event.type,
    livemode: event.livemode,
    created: new Date(event.created * 1000),
    payload: { id, paymentIntent: object === "payment_intent" ? id : named },
  };
}

async function refuse(address: string, reason: string): Promise<never> {
  await takeFromBucket(`webhook-refused:${address}`, MINUTE, MINUTE);
  log.error({ event: "webhook_refused", reason });
  await recordAudit("webhook_refused", null, { reason });
  throw new AppError("invalid", `The event was refused: ${reason}.`);
}

/** When it was signed, in seconds; NaN unless the header says so exactly once (a repeated header is joined). */
function signedAt(header: string): number {
  const moments = [...header.matchAll(/(?:^|,)\s*t=(\d+)/g)];
  return moments.length === 1 ? Number(moments[0]?.[1]) : Number.NaN;
}

/** The event, exactly as the bytes were signed by one of our secrets; else null. */
function verified(body: Uint8Array, header: string, keys: Settings): Stripe.Event | null {
  const client = stripeClient(keys);
  for (const secret of keys.webhookSecrets) {
    try {
      return client.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS);
    } catch (error) {
      log.debug({ err: error }, "a webhook secret does not fit");
    }
  }
  return null;
}

/** The order that an event is about; null when it is none of ours. */
async function orderOf({ payload }: InboxEvent, keys: Settings): Promise<Order | null> {
  const references = [payload.id, payload.paymentIntent].filter((id) => id !== null);
  for (const reference of references) {
    const order = await findOrderOf(reference);
    if (order) return order;
  }
  return payload.paymentIntent ? orderByNote(payload.paymentIntent, keys) : null;
}

/** Acts on a received event; on failure it stays pending, with the reason. */
export async function processEvent(event: InboxEvent, keys: Settings): Promise<"done" | "ignored"> {
  try {
    const order = HANDLED.test(event.type) ? await orderOf(event, keys) : null;
    if (order?.provider === "stripe") {
      await fulfil(order.id, event.eventId);
      return "done";
    }
    await closeEvent(event.eventId, "ignored");
    return "ignored";
  } catch (error) {
    await failEvent(event.eventId, error instanceof Error ? error.message : "unknown");
    throw error;
  }
}

/** One delivery of Stripe's: verified, kept, acted on. Throws `invalid` for what Stripe did not send just now. */
export async function receiveWebhook(body: Uint8Array, header: string, address: string) {
  const keys = settings();
  if (!keys) {
    log.error({ event: "webhook_without_secret" }, "a payment event arrived, but no Stripe keys are set");
    throw new AppError("internal", "Payments are not set up here.");
  }
  const event = Number.isNaN(signedAt(header)) ? null : verified(body, header, keys);
  if (!event) return refuse(address, "signature");
  // The library looks at the past only.
  if (signedAt(header) > Date.now() / 1000 + TOLERANCE_SECONDS)
    return refuse(address, "signed for the future");
  if (event.livemode !== keys.livemode) return refuse(address, "livemode");
  const received = await receiveEvent(inboxEvent(event));
  if (received.status !== "pending") return { received: true, duplicate: true };
  // Deliveries of one event that arrive together share one look at it.
  const outcome = await singleFlight(`event:${event.id}`, () => processEvent(received, keys));
  return { received: true, outcome };
}
