import { listRunning } from "@/db/generations";
import { deleteProject, getProject, updateProject } from "@/db/projects";
import { projectChangesSchema, projectParams } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";

export const GET = handler({ access: "user", params: projectParams }, async ({ user, params }) => {
  const project = await getProject(user.id, params.id);
  return { ...project, generating: await listRunning(user.id, project.id) };
});

export const PUT = handler(
  { access: "user", params: projectParams, body: projectChangesSchema },
  ({ user, params, body: { rev, ...changes } }) => updateProject(user.id, params.id, changes, rev),
);

export const DELETE = handler({ access: "user", params: projectParams }, ({ user, params }) =>
  deleteProject(user.id, params.id),
);
