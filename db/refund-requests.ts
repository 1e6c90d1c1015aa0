import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "./audit";
import { db } from "./client";
import { contactMessages } from "./schema/operations";
import { orders } from "./schema/payments";

interface Request {
  reason: string;
  /** As it is put to the operator. */
  subject: string;
  name: string;
  email: string;
}

/** Notes the wish on the order and puts it into the operator's mail, once. False when it was asked for before. */
export async function requestRefund(
  userId: string,
  orderId: string,
  { reason, subject, name, email }: Request,
): Promise<boolean> {
  return (await db()).transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ refundRequestedAt: new Date(), refundReason: reason })
      .where(and(eq(orders.userId, userId), eq(orders.id, orderId), isNull(orders.refundRequestedAt)))
      .returning({ number: orders.number });
    if (!order) return false;
    await tx.insert(contactMessages).values({ name, email, subject, message: reason || "No reason given." });
    await recordAudit("refund_requested", userId, { order: order.number }, tx);
    return true;
  });
}
