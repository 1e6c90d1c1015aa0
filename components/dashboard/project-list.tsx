"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ProjectSummary } from "@/lib/artifacts/project";
import { messageOf } from "@/lib/client/toasts";
import { ProjectCard } from "./project-card";

/** Shown in no list: the landing page's own example. */
const HIDDEN_PROJECT = "sample-project";
const RETRIES = 3;

const gridClasses = "grid gap-5 md:grid-cols-2 xl:grid-cols-3";

export function ProjectList({ initial }: { initial?: ProjectSummary[] }) {
  const { data, error, isPending, refetch, isFetching } = useQuery<ProjectSummary[]>({
    queryKey: ["/api/projects"],
    retry: RETRIES,
    initialData: initial,
    // The server's list is newer than a cached one after coming back from another page.
    refetchOnMount: "always",
  });
  if (isPending) {
    return (
      <div role="status" aria-label="Loading your projects" className={gridClasses}>
        <Skeleton className="h-60 rounded-xl" />
        <Skeleton className="h-60 rounded-xl" />
        <Skeleton className="hidden h-60 rounded-xl xl:block" />
      </div>
    );
  }
  if (error && !data) {
    return (
      <EmptyState
        calm={0.2}
        title="Your projects could not be loaded"
        text={`They are safe on the server. ${messageOf(error)}`}
        action={
          <Button onClick={() => refetch()} disabled={isFetching}>
            Try again
          </Button>
        }
      />
    );
  }
  const projects = data.filter((project) => project.id !== HIDDEN_PROJECT);
  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        text="Bring one idea and answer five questions about it. It takes five to ten minutes."
        action={
          <Button asChild size="lg">
            <Link href="/quiz">Start your first project</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className={gridClasses}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}
