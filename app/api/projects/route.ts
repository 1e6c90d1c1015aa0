import { createProject, listProjects } from "@/db/projects";
import { assertCorrections } from "@/lib/api/assert-corrections";
import { newProjectSchema } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";

export const GET = handler({ access: "user" }, ({ user }) => listProjects(user.id));

export const POST = handler({ access: "user", body: newProjectSchema, status: 201 }, ({ user, body }) => {
  if (body.corrections) assertCorrections(body, body.corrections);
  return createProject(user.id, body);
});
