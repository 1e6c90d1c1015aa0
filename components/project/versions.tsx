"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckIcon, HistoryIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { ARTIFACTS, type ArtifactId } from "@/lib/artifacts/artifacts";
import type { Project, ProjectWithRunning } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { FAILURE, SUCCESS } from "@/lib/client/toasts";
import { useProjectContext } from "./project-context";
import { projectKey } from "./use-project";

interface Version {
  id: string;
  createdAt: string;
  writer: "builtin" | "model" | null;
  current: boolean;
}

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Nothing that was written is lost: each earlier result can be put back. Hidden while there is only one. */
export function Versions({ artifact }: { artifact: ArtifactId }) {
  const { project } = useProjectContext();
  const queryClient = useQueryClient();
  const path = `/api/projects/${project.id}/versions`;
  // A new result of any kind asks again, since it may be a new version of this one.
  const { data: versions = [] } = useQuery<Version[]>({
    queryKey: [`${path}?artifact=${artifact}`, project.rev],
    queryFn: () => apiRequest("GET", `${path}?artifact=${artifact}`),
  });
  const restore = useMutation({
    mutationFn: (version: string) => apiRequest<Project>("POST", path, { artifact, version }),
    onSuccess: (saved) => {
      queryClient.setQueryData<ProjectWithRunning>(
        projectKey(project.id),
        (now) => now && { ...now, ...saved },
      );
      toast(SUCCESS.versionRestored(ARTIFACTS[artifact].title));
    },
    onError: (error) => toast(FAILURE.save(error)),
  });
  if (versions.length < 2) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm" disabled={restore.isPending}>
          <HistoryIcon aria-hidden="true" />
          <span className="max-sm:sr-only">Versions</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel className="text-muted-foreground">Put a version back</DropdownMenuLabel>
        {versions.map(({ id, createdAt, writer, current }) => (
          <DropdownMenuItem key={id} disabled={current} onSelect={() => restore.mutate(id)}>
            <span className="grid size-4 place-items-center">
              {current && <CheckIcon aria-hidden="true" />}
            </span>
            {moment.format(new Date(createdAt))}
            {writer === "model" && <span className="text-muted-foreground">by the model</span>}
            {current && <span className="sr-only">(shown now)</span>}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
