import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "./client";
import { orders, sandboxPayments } from "./schema/payments";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** As long as nobody has paid it. */
const UNPAID = ["requires_payment_method", "requires_action"] as const;

export async function createSandboxPayment(
  payment: Pick<SandboxPayment, "id" | "sessionId" | "orderId" | "clientSecret" | "amount">,
): Promise<SandboxPayment> {
  const [row] = await (await db()).insert(sandboxPayments).values(payment).returning();
  if (!row) throw new Error("A test payment was not stored");
  return row;
}

/** By its own id or its checkout page's. A payment that was processing is through once its time has come. */
export async function findSandboxPayment(reference: string): Promise<SandboxPayment | null> {
  const database = await db();
  const it = sql`(${sandboxPayments.id} = ${reference} or ${sandboxPayments.sessionId} = ${reference})`;
  await database
    .update(sandboxPayments)
    .set({ status: "succeeded", paidAt: sandboxPayments.settlesAt })
    .where(sql`${it} and ${sandboxPayments.status} = 'processing' and ${sandboxPayments.settlesAt} <= now()`);
  const [row] = await database.select().from(sandboxPayments).where(it);
  return row ?? null;
}

/** The owner's own test payment. */
export async function findOwnSandboxPayment(
  userId: string,
  reference: string,
): Promise<SandboxPayment | null> {
  const payment = await findSandboxPayment(reference);
  if (!payment) return null;
  const [own] = await (await db())
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, payment.orderId), eq(orders.userId, userId)));
  return own ? payment : null;
}

/** Moves an unpaid payment on; null when it was paid or closed before. */
export async function moveSandboxPayment(
  id: string,
  to: Pick<SandboxPayment, "status"> & Partial<Pick<SandboxPayment, "settlesAt" | "paidAt">>,
): Promise<SandboxPayment | null> {
  const [row] = await (await db())
    .update(sandboxPayments)
    .set(to)
    .where(and(eq(sandboxPayments.id, id), inArray(sandboxPayments.status, [...UNPAID])))
    .returning();
  return row ?? null;
}

/** Gives back at most what was paid; a refund of the same id only once. */
export async function refundSandboxPayment(id: string, amount: number, refundId: string): Promise<void> {
  await (await db()).transaction(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for("update");
    if (payment?.status !== "succeeded" || payment.refunds.some((refund) => refund.id === refundId)) return;
    const left = payment.refunds.reduce((rest, refund) => rest - refund.amount, payment.amount);
    if (left <= 0) return;
    const refund = { id: refundId, amount: Math.min(amount, left), at: new Date().toISOString() };
    await tx
      .update(sandboxPayments)
      .set({ refunds: [...payment.refunds, refund] })
      .where(eq(sandboxPayments.id, id));
  });
}
