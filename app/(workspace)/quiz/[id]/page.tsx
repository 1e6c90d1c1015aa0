import type { Metadata } from "next";
import { ProjectNotFound } from "@/components/project/project-not-found";
import { QuizRevision } from "@/components/quiz/quiz-revision";
import { findProject } from "@/db/projects";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Your answers" };

export default async function QuizRevisionPage({ params }: { params: Promise<{ id: string }> }) {
  const user = await requireUser();
  const { id } = await params;
  const project = await findProject(user.id, id);
  if (!project) return <ProjectNotFound />;
  return (
    <main className="flex flex-1 flex-col">
      <QuizRevision
        userId={user.uid}
        projectId={project.id}
        projectName={project.name}
        saved={project.quizData}
      />
    </main>
  );
}
