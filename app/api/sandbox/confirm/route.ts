import { handler } from "@/lib/api/handler";
import { cardBody } from "@/lib/api/payment-bodies";
import { confirmCard } from "@/lib/billing/sandbox-checkout";

export const POST = handler({ access: "user", body: cardBody }, ({ user, body }) =>
  confirmCard(user.id, body, new Date()),
);
