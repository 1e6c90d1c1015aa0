import { readBytes } from "@/lib/api/body";
import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";
import { receiveWebhook } from "@/lib/billing/stripe-webhook";

export const maxDuration = 60;
const MAX_EVENT = 1024 * 1024;

export const POST = handler({ access: "webhook" }, async ({ request }) => {
  const body = await readBytes(request, MAX_EVENT);
  return receiveWebhook(body, request.headers.get("stripe-signature") ?? "", clientAddress(request));
});
