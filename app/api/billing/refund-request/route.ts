import { handler } from "@/lib/api/handler";
import { refundRequestBody } from "@/lib/api/payment-bodies";
import { askForRefund } from "@/lib/billing/refunds";

export const POST = handler(
  { access: "user", body: refundRequestBody, status: 201 },
  async ({ user, body }) => {
    await askForRefund(user, body.order, body.reason, new Date());
    return { requested: true };
  },
);
