import { findOrderOf, listLedger, type Order } from "@/db/orders";
import type { Identity } from "@/lib/auth/identity";
import { notFound } from "@/lib/errors";
import { TIER_NAMES } from "@/lib/journey/tiers";
import { orderStanding } from "./entitlement";
import { fulfil } from "./fulfil";
import { orderNumber } from "./order-number";
import { singleFlight } from "./single-flight";

/** "m***@example.com": enough for its owner to know it, too little for anybody else. */
function masked(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}***@${domain}`;
}

async function statusOf(order: Order): Promise<Order["status"] | "refunded" | "disputed"> {
  if (order.status !== "paid") return order.status;
  const { counts, disputed } = orderStanding(order, await listLedger(order.id));
  if (counts) return "paid";
  return disputed ? "disputed" : "refunded";
}

/** How a payment stands, after asking the provider; it may be what brings the tier, and it grants nothing itself. */
export async function paymentStatus(reference: string, viewer: Identity | null) {
  const known = await findOrderOf(reference);
  if (!known) throw notFound("Payment");
  const order = await singleFlight(`read:${known.id}`, () => fulfil(known.id));
  const own = viewer !== null && viewer.id === order.userId;
  return {
    status: await statusOf(order),
    tier: order.tier,
    customerEmail: own ? order.email : masked(order.email),
    meta: {
      tierName: TIER_NAMES[order.tier],
      provider: order.provider,
      ...(own && { orderNumber: orderNumber(order.number), amount: order.amount }),
    },
  };
}
