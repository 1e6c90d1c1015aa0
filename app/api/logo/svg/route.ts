import { takeFromBucket } from "@/db/rate-limits";
import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";
import { AppError } from "@/lib/errors";
import { logoSvg } from "@/lib/logo/logo-svg";
import { logoSettingsSchema } from "@/lib/logo/settings";

/** The logo maker is open to everybody, so that its one costly step has a limit of its own. */
export const POST = handler(
  { access: "public", body: logoSettingsSchema, maxBody: 8 * 1024 },
  async ({ request, body }) => {
    await takeFromBucket(`logo:${clientAddress(request)}`, 30, 60);
    if (body.text.trim() === "") throw new AppError("invalid", "A logo needs a name");
    return new Response(logoSvg(body), {
      headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Content-Disposition": "attachment" },
    });
  },
);
