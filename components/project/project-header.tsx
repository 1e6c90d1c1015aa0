import { ArrowLeftIcon } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Project } from "@/lib/artifacts/project";
import { fitted } from "@/lib/client/fitted";
import { typeset } from "@/lib/content/typeset";
import { reachedOf, statusWords } from "@/lib/journey/reached";

export function ProjectHeader({ project }: { project: Project }) {
  return (
    <header className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 sm:px-6 lg:px-8">
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href="/dashboard">
          <ArrowLeftIcon aria-hidden="true" />
          Back to Dashboard
        </Link>
      </Button>
      <div className="@container mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1
          className="display [--usual:2.25rem] wrap-anywhere sm:[--usual:3rem]"
          style={{ fontSize: fitted(project.name, "var(--usual)") }}
        >
          {project.name}
        </h1>
        <Badge variant="outline">{statusWords(project.status, reachedOf(project))}</Badge>
      </div>
      {project.description && (
        <p className="mt-3 max-w-[72ch] text-lg leading-relaxed wrap-anywhere text-muted-foreground">
          {typeset(project.description)}
        </p>
      )}
    </header>
  );
}
