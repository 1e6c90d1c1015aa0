import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import Stripe from "stripe";
import { openPGlite } from "@/db/drivers/pglite";
import { sessions, users } from "@/db/schema/identity";
import { orders, paymentLedger } from "@/db/schema/payments";
import { signHeaderToken } from "@/lib/auth/header-token";
import { StripeDouble, type TestEvent } from "@/lib/billing/test-stripe-server";
import { AUTH_SECRET, ORIGIN, startServer } from "./server";

const PAYMENTS = 200;
const DELIVERIES = 1_000;
const AT_ONCE = 50;
const WATCHED = 20;
const SECRET = "whsec_of_the_bench_0123456789";
const PRICE = 19_900;

interface Buyer {
  token: string;
  intent: string;
}

/** Accounts with an open order each, and a session to look through. */
async function fill(directory: string, stripe: StripeDouble, size: number): Promise<Buyer[]> {
  const { db, migrate, close } = await openPGlite(directory);
  await migrate();
  const buyers: Buyer[] = [];
  for (let n = 0; n < size; n++) {
    const [user] = await db
      .insert(users)
      .values({ email: `${n}@bench.invalid` })
      .returning();
    if (!user) throw new Error("no user was stored");
    const intentId = `pi_bench${String(n).padStart(10, "0")}`;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const [session] = await db.insert(sessions).values({ userId: user.id, expiresAt }).returning();
    const [order] = await db
      .insert(orders)
      .values({
        userId: user.id,
        tier: "spark",
        listPrice: PRICE,
        amount: PRICE,
        provider: "stripe",
        email: user.email,
        intentId,
      })
      .returning();
    stripe.addIntent({ id: intentId, amount: PRICE, metadata: { order_id: order?.id ?? "" } });
    const token = signHeaderToken({ sub: user.id, sid: session?.id ?? "", typ: "account" });
    buyers.push({ token, intent: intentId });
  }
  await close();
  return buyers;
}

const signer = new Stripe("sk_test_signer");

async function deliver(event: TestEvent): Promise<number> {
  const payload = JSON.stringify(event);
  const header = signer.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const response = await fetch(`${ORIGIN}/api/webhooks/stripe`, {
    method: "POST",
    body: payload,
    headers: { "stripe-signature": header },
  });
  await response.text();
  return response.status;
}

async function tierOf({ token }: Buyer): Promise<string> {
  const response = await fetch(`${ORIGIN}/api/me`, { headers: { "x-firebase-user": token } });
  return (await response.json()).tier;
}

/** Milliseconds from the event's departure until the account sees its tier. */
async function untilOpen(stripe: StripeDouble, buyer: Buyer): Promise<number> {
  const event = stripe.pay(buyer.intent);
  const from = performance.now();
  await deliver(event);
  while ((await tierOf(buyer)) !== "spark") if (performance.now() - from > 10_000) throw new Error("no tier");
  return performance.now() - from;
}

async function burst(events: readonly TestEvent[]): Promise<{ seconds: number; refused: number }> {
  const queue = Array.from({ length: DELIVERIES }, (_, n) => events[n % events.length]);
  let refused = 0;
  const from = performance.now();
  const worker = async () => {
    for (let event = queue.pop(); event; event = queue.pop())
      if ((await deliver(event)) !== 200) refused += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { seconds: (performance.now() - from) / 1000, refused };
}

async function countGrants(directory: string): Promise<{ ledger: number; opened: number }> {
  const { db, close } = await openPGlite(directory);
  const [rows] = await db.select({ n: count() }).from(paymentLedger);
  const [raised] = await db.select({ n: count() }).from(users).where(eq(users.subscriptionTier, "spark"));
  await close();
  return { ledger: rows?.n ?? 0, opened: raised?.n ?? 0 };
}

/** A burst of webhooks, each event five times, and the time until a paid step opens. */
export async function benchPayments(): Promise<void> {
  process.env.AUTH_SECRET = AUTH_SECRET;
  process.env.APP_URL = ORIGIN;
  const directory = mkdtempSync(join(tmpdir(), "kindling-bench-payments-"));
  const stripe = new StripeDouble();
  await stripe.listen();
  const buyers = await fill(directory, stripe, PAYMENTS + WATCHED);
  const server = await startServer(directory, {
    STRIPE_SECRET_KEY: "sk_test_bench",
    STRIPE_PUBLISHABLE_KEY: "pk_test_bench",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_HOST: "127.0.0.1",
    STRIPE_API_PORT: String(stripe.port),
    STRIPE_API_PROTOCOL: "http",
  });
  const times: number[] = [];
  for (const buyer of buyers.slice(0, WATCHED)) times.push(await untilOpen(stripe, buyer));
  const median = times.toSorted((a, b) => a - b)[WATCHED / 2] ?? Number.NaN;
  console.log(
    `webhook to open step, median of ${WATCHED}: ${median.toFixed(0)} ms (slowest ${Math.max(...times).toFixed(0)} ms)`,
  );
  const { seconds, refused } = await burst(buyers.slice(WATCHED).map(({ intent }) => stripe.pay(intent)));
  await server.stop();
  await stripe.close();
  const { ledger, opened } = await countGrants(directory);
  console.log(
    `webhook burst, ${DELIVERIES} deliveries of ${PAYMENTS} events, ${AT_ONCE} at once: ${seconds.toFixed(1)} s = ${(DELIVERIES / seconds).toFixed(0)} a second; not answered with 200: ${refused}; payments written down: ${ledger - WATCHED}; accounts raised: ${opened - WATCHED}`,
  );
  rmSync(directory, { recursive: true, force: true });
}
