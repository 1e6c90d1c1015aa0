import Link from "next/link";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { OrderState, StatementOrder } from "@/lib/billing/statement";
import { formatCents, formatDay } from "@/lib/client/format";
import { RefundDialog } from "./refund-dialog";
import { TestMark } from "./test-mark";

const LOOKS: Record<OrderState, BadgeProps["variant"]> = {
  Paid: "success",
  "Partly refunded": "default",
  Refunded: "default",
  Disputed: "warning",
  "Not counted": "warning",
};

export const StateBadge = ({ state }: { state: OrderState }) => <Badge variant={LOOKS[state]}>{state}</Badge>;

function OrderRow({ order }: { order: StatementOrder }) {
  return (
    <li className="flex flex-col gap-4 py-5 md:flex-row md:items-center">
      <div className="grid flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="display text-xl">{order.planName}</h2>
          <StateBadge state={order.state} />
          {order.test && <TestMark />}
        </div>
        <p className="text-sm text-muted-foreground">
          Order {order.number}, {formatDay(order.paidAt)}
        </p>
        {order.refundRequested && order.state !== "Refunded" && (
          <p className="text-sm">You asked for a refund. We answer within about 24 hours on business days.</p>
        )}
      </div>
      <p className="display text-2xl tabular-nums">
        {formatCents(order.paid)}
        {order.refunded > 0 && (
          <span className="block text-sm text-muted-foreground">{formatCents(order.refunded)} refunded</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="sm">
          <Link href={`/billing/${order.number}`}>
            Receipt<span className="sr-only"> of order {order.number}</span>
          </Link>
        </Button>
        {order.refundableUntil && !order.refundRequested && (
          <RefundDialog number={order.number} until={order.refundableUntil} />
        )}
      </div>
    </li>
  );
}

export function OrderList({ orders }: { orders: readonly StatementOrder[] }) {
  return (
    <ul className="divide-y border-y">
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  );
}
