import { takeFromBucket } from "@/db/rate-limits";
import { clientAddress } from "@/lib/api/client-address";
import { handler } from "@/lib/api/handler";
import { endSession, startDemoSession } from "@/lib/auth/demo-session";

const HOUR = 60 * 60;

export const POST = handler({ access: "public" }, async ({ request }) => {
  await takeFromBucket(`demo:${clientAddress(request)}`, 30, HOUR);
  await takeFromBucket("demo", 1000, HOUR);
  const { user, cookie } = await startDemoSession(request.headers);
  return Response.json(user, { status: 201, headers: { "Set-Cookie": cookie } });
});

export const DELETE = handler({ access: "public" }, async ({ request }) => {
  return new Response(null, { status: 204, headers: { "Set-Cookie": await endSession(request) } });
});
