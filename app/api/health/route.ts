import { pingDatabase } from "@/db/client";

export const dynamic = "force-dynamic";

const answer = (status: "ok" | "unavailable") =>
  Response.json(
    { status },
    { status: status === "ok" ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );

/** Live without touching the database; with ?ready=1 only when it answers with every migration applied. */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has("ready")) return answer("ok");
  return pingDatabase().then(
    () => answer("ok"),
    () => answer("unavailable"),
  );
}
