import { findDemoOffer, moveDemoProjects } from "@/db/demo-import";
import { handler } from "@/lib/api/handler";
import { clearedDemoProof, provenDemo } from "@/lib/auth/demo-proof";
import { AppError } from "@/lib/errors";

/** What the account may bring along from the demo session that it followed; `projects` is 0 when nothing. */
export const GET = handler({ access: "user" }, async ({ request, user }) => {
  const demo = provenDemo(request.headers, user.id);
  return (demo && (await findDemoOffer(user.id, demo))) ?? { projects: 0, fits: 0 };
});

export const POST = handler({ access: "user" }, async ({ request, user }) => {
  const demo = provenDemo(request.headers, user.id);
  if (!demo) throw new AppError("forbidden", "There are no demo projects to bring along.");
  const result = await moveDemoProjects(user.id, demo);
  const headers = result.left === 0 ? { "Set-Cookie": clearedDemoProof() } : undefined;
  return Response.json(result, { headers });
});

export const DELETE = handler(
  { access: "user" },
  () => new Response(null, { status: 204, headers: { "Set-Cookie": clearedDemoProof() } }),
);
