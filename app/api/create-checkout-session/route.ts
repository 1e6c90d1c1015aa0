import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";
import { purchaseBody } from "@/lib/api/payment-bodies";
import { createCheckout } from "@/lib/billing/purchase";

export const POST = handler({ access: "user", body: purchaseBody }, ({ user, body, request }) =>
  createCheckout({ user, ...body, address: clientAddress(request) }),
);
