import { takeFromBucket } from "@/db/rate-limits";
import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";
import { paymentStatusParams } from "@/lib/api/payment-bodies";
import { resolveIdentity } from "@/lib/auth/identity";
import { paymentStatus } from "@/lib/billing/payment-status";

const PER_MINUTE = 20;

export const GET = handler(
  { access: "public", params: paymentStatusParams },
  async ({ request, params: { session_id } }) => {
    const viewer = await resolveIdentity(request);
    await takeFromBucket(`payment-status:${viewer?.id ?? clientAddress(request)}`, PER_MINUTE, 60);
    return paymentStatus(session_id, viewer);
  },
);
