import { handler } from "@/lib/api/handler";
import { authenticationBody } from "@/lib/api/payment-bodies";
import { authenticate } from "@/lib/billing/sandbox-checkout";

export const POST = handler({ access: "user", body: authenticationBody }, ({ user, body }) =>
  authenticate(user.id, body.payment, body.complete),
);
