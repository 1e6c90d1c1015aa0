import { getProject } from "@/db/projects";
import { listSnapshots, restoreSnapshot } from "@/db/snapshots";
import { projectParams, versionBody, versionsQuery } from "@/lib/api/bodies";
import { parse } from "@/lib/api/body";
import { handler } from "@/lib/api/handler";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";

/** What was written of `?artifact=` so far, newest first. */
export const GET = handler({ access: "user", params: projectParams }, async ({ request, user, params }) => {
  const project = await getProject(user.id, params.id);
  const { artifact } = parse(versionsQuery, Object.fromEntries(new URL(request.url).searchParams));
  return listSnapshots(user.id, project.id, ARTIFACTS[artifact]);
});

/** Puts a version back in its place, and answers the project. */
export const POST = handler(
  { access: "user", params: projectParams, body: versionBody },
  async ({ user, params, body: { artifact, version } }) => {
    const project = await getProject(user.id, params.id);
    return restoreSnapshot(user.id, project.id, ARTIFACTS[artifact], version);
  },
);
