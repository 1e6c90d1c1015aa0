import * as z from "zod";
import { projectOfCalendar } from "@/db/calendar-feeds";
import { handler } from "@/lib/api/handler";
import { DOCUMENTS, MEDIA_TYPES } from "@/lib/documents/documents";
import { dataFromProject } from "@/lib/documents/from-project";
import { makeDocument } from "@/lib/documents/make";
import { notFound } from "@/lib/errors";
import { tierAtLeast } from "@/lib/journey/tiers";

/** The plan for a calendar program: no account, only the address; whoever lost the tier or the plan has no calendar. */
export const GET = handler(
  { access: "public", params: z.object({ token: z.string().max(80) }) },
  async ({ request, params }) => {
    const found = await projectOfCalendar(params.token);
    if (!found || !tierAtLeast(found.tier, DOCUMENTS.calendar.tier)) throw notFound("Calendar");
    const { project, tier } = found;
    // Dated by the last change, so that an unchanged plan is the same file.
    const data = dataFromProject(project, tier, project.updatedAt.slice(0, 10));
    if (DOCUMENTS.calendar.missing(data)) throw notFound("Calendar");
    const headers = {
      ETag: `"${project.id}-${project.rev}"`,
      "Cache-Control": "private, max-age=900, must-revalidate",
    };
    if (request.headers.get("if-none-match") === headers.ETag)
      return new Response(null, { status: 304, headers });
    const bytes = await makeDocument({ id: "calendar", format: "ics", data });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "Content-Type": MEDIA_TYPES.ics, "Content-Disposition": "inline" },
    });
  },
);
