import { findOrderOf, listUnsettled } from "@/db/orders";
import { listPendingEvents, receiveEvent } from "@/db/stripe-inbox";
import { stripe as settings } from "@/lib/env";
import { log } from "@/lib/log";
import { fulfil } from "./fulfil";
import { paymentsMode } from "./providers";
import { asking, stripeClient } from "./stripe-client";
import { orderByNote } from "./stripe-provider";
import { inboxEvent, processEvent } from "./stripe-webhook";

type Settings = NonNullable<ReturnType<typeof settings>>;

const HOURS = 48;
/** A checkout page can be paid for a day, a payment form until it is closed. */
const OPEN_DAYS = 7;
const BATCH = 200;

export interface Reconciled {
  /** Orders and events looked at. */
  checked: number;
  /** Of them, how many were not as we had them. */
  healed: number;
  failed: number;
}

async function counted(tally: Reconciled, what: string, run: () => Promise<boolean>): Promise<void> {
  tally.checked += 1;
  try {
    if (await run()) tally.healed += 1;
  } catch (error) {
    tally.failed += 1;
    log.error({ err: error, what }, "a payment could not be reconciled");
  }
}

/** Events that Stripe could not deliver, and payments that we have no word of. */
async function missedAtStripe(tally: Reconciled, keys: Settings, now: Date): Promise<void> {
  const client = stripeClient(keys);
  const since = { gte: Math.floor(now.getTime() / 1000) - HOURS * 3600 };
  const page = { created: since, limit: 100 };
  const events = await asking("list events", () =>
    client.events.list({ ...page, delivery_success: false }).autoPagingToArray({ limit: 1_000 }),
  );
  for (const event of events) {
    const row = await receiveEvent(inboxEvent(event));
    if (row.status === "pending")
      await counted(tally, event.id, async () => (await processEvent(row, keys)) === "done");
  }
  const intents = await asking("list intents", () =>
    client.paymentIntents.list(page).autoPagingToArray({ limit: 1_000 }),
  );
  for (const { id, status, metadata } of intents) {
    if (status !== "succeeded" || !metadata.order_id) continue;
    const order = (await findOrderOf(id)) ?? (await orderByNote(id, keys));
    if (order && order.status !== "paid")
      await counted(tally, id, async () => (await fulfil(order.id)).status === "paid");
  }
}

/** Heals what a lost webhook, a crash or an outage left behind. Safe at any time, and twice at once. */
export async function reconcile(now: Date): Promise<Reconciled> {
  const tally: Reconciled = { checked: 0, healed: 0, failed: 0 };
  if (paymentsMode() === "off") return tally;
  const keys = settings();
  if (keys) {
    for (const row of await listPendingEvents(BATCH))
      await counted(tally, row.eventId, async () => (await processEvent(row, keys)) === "done");
  }
  const since = new Date(now.getTime() - OPEN_DAYS * 24 * 3600 * 1000);
  for (const order of await listUnsettled(since, BATCH)) {
    await counted(tally, order.id, async () => {
      const after = await fulfil(order.id);
      return after.status !== order.status || after.refundDue !== order.refundDue;
    });
  }
  if (keys) await missedAtStripe(tally, keys, now);
  if (tally.healed > 0 || tally.failed > 0) log.warn({ event: "payments_reconciled", ...tally });
  return tally;
}
