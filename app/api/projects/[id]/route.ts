import { listRunning } from "@/db/generations";
import { deleteProject, getProject, updateProject } from "@/db/projects";
import { assertCorrections } from "@/lib/api/assert-corrections";
import { projectChangesSchema, projectParams } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";

export const GET = handler({ access: "user", params: projectParams }, async ({ user, params }) => {
  const project = await getProject(user.id, params.id);
  return { ...project, generating: await listRunning(user.id, project.id) };
});

export const PUT = handler(
  { access: "user", params: projectParams, body: projectChangesSchema },
  async ({ user, params, body: { rev, ...changes } }) => {
    if (changes.corrections) assertCorrections(await getProject(user.id, params.id), changes.corrections);
    return updateProject(user.id, params.id, changes, rev);
  },
);

export const DELETE = handler({ access: "user", params: projectParams }, ({ user, params }) =>
  deleteProject(user.id, params.id),
);
