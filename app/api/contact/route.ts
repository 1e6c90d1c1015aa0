import { saveContactMessage } from "@/db/contact-messages";
import { takeFromBucket } from "@/db/rate-limits";
import { contactBody } from "@/lib/api/bodies";
import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";

export const POST = handler(
  { access: "public", body: contactBody, status: 201 },
  async ({ request, body: { website, ...message } }) => {
    await takeFromBucket(`contact:${clientAddress(request)}`, 5, 3600);
    await takeFromBucket("contact:everyone", 50, 3600);
    if (!website) await saveContactMessage(message);
    return { received: true };
  },
);
