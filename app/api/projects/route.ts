import { createProject, listProjects } from "@/db/projects";
import { newProjectSchema } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";

export const GET = handler({ access: "user" }, ({ user }) => listProjects(user.id));

export const POST = handler({ access: "user", body: newProjectSchema, status: 201 }, ({ user, body }) =>
  createProject(user.id, body),
);
