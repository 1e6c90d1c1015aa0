import * as z from "zod";
import { calendarToken, endCalendar } from "@/db/calendar-feeds";
import { projectParams } from "@/lib/api/bodies";
import { assertTier } from "@/lib/api/download-route";
import { handler } from "@/lib/api/handler";
import { DOCUMENTS } from "@/lib/documents/documents";
import { appUrl } from "@/lib/env";

/** The private address of the plan's calendar; `renew` makes a new one and ends the old. */
export const POST = handler(
  { access: "user", params: projectParams, body: z.object({ renew: z.boolean().default(false) }) },
  async ({ user, params, body }) => {
    assertTier(DOCUMENTS.calendar, user);
    const token = await calendarToken(user.id, params.id, body.renew);
    return { address: new URL(`/api/calendar/${token}`, appUrl()).href };
  },
);

export const DELETE = handler({ access: "user", params: projectParams }, ({ user, params }) =>
  endCalendar(user.id, params.id),
);
