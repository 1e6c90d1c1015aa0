import { handler } from "@/lib/api/handler";
import { operatorRefundBody } from "@/lib/api/payment-bodies";
import { refundOrder } from "@/lib/billing/refunds";

/** Support sends money back through the provider; the tier follows. */
export const POST = handler({ access: "operator", body: operatorRefundBody }, ({ body }) =>
  refundOrder(body.order, body.amount),
);
