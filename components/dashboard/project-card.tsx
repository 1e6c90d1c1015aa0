"use client";

import { ArrowUpRightIcon } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { ProjectSummary } from "@/lib/artifacts/project";
import { typeset } from "@/lib/content/typeset";
import { statusWords } from "@/lib/journey/reached";
import { DeleteProject } from "./delete-project";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function created(project: ProjectSummary): string {
  const date = new Date(project.createdAt);
  return Number.isNaN(date.getTime()) ? "Unknown" : dateFormat.format(date);
}

/** The whole card opens the project; its link is stretched over it, and the icons lie on top. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const href = `/project/${project.id}`;
  return (
    <li className="group relative flex flex-col rounded-xl border bg-card p-6 shadow-sheet transition-[border-color,box-shadow] duration-200 hover:border-input hover:shadow-lift">
      <div className="flex items-start justify-between gap-4">
        <Badge variant="success">Active</Badge>
        <div className="relative z-10 -mt-2 -mr-2 flex">
          <Link
            href={href}
            aria-label={`Open ${project.name}`}
            className="grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground"
          >
            <ArrowUpRightIcon className="size-4.5" aria-hidden="true" />
          </Link>
          <DeleteProject id={project.id} name={project.name} />
        </div>
      </div>
      <h3 className="display mt-4 text-2xl wrap-anywhere">
        <Link href={href} className="after:absolute after:inset-0 after:rounded-xl">
          {project.name}
        </Link>
      </h3>
      {project.description && (
        <p className="mt-2 line-clamp-3 leading-relaxed wrap-anywhere text-muted-foreground">
          {typeset(project.description)}
        </p>
      )}
      <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-5 text-sm text-muted-foreground">
        <li>Status: {statusWords(project.status, project.reached)}</li>
        <li>Created: {created(project)}</li>
      </ul>
    </li>
  );
}
