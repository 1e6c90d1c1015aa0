import type { Metadata } from "next";
import { ProjectNotFound } from "@/components/project/project-not-found";
import { ProjectView } from "@/components/project/project-view";
import { listRunning } from "@/db/generations";
import { findProject } from "@/db/projects";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Project" };

export default async function ProjectPage({ params }: { params: Promise<{ id: string }> }) {
  const user = await requireUser();
  const { id } = await params;
  const project = await findProject(user.id, id);
  if (!project) return <ProjectNotFound />;
  const generating = await listRunning(user.id, project.id);
  return (
    <ProjectView id={project.id} userId={user.uid} tier={user.tier} initial={{ ...project, generating }} />
  );
}
