"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { staleSteps } from "@/lib/journey/stale-steps";
import { projectKey } from "./use-project";

/** Writes again, the earlier steps first, whatever is out of date; it ends where one cannot be written. */
export function useBringUpToDate(projectId: string, generate: (artifact: ArtifactId) => Promise<boolean>) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function bring() {
    setBusy(true);
    const done = new Set<ArtifactId>();
    const next = () => {
      const project = queryClient.getQueryData<ProjectWithRunning>(projectKey(projectId));
      return project && staleSteps(project).find(({ artifact }) => !done.has(artifact));
    };
    for (let step = next(); step; step = next()) {
      done.add(step.artifact);
      if (!(await generate(step.artifact))) break;
    }
    // The last one has been told as written before the page follows single steps again.
    await new Promise((told) => setTimeout(told));
    setBusy(false);
  }
  return { busy, bring };
}
