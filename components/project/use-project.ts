"use client";

import { useQuery } from "@tanstack/react-query";
import type { ProjectWithRunning } from "@/lib/artifacts/project";

export const projectKey = (id: string) => ["/api/projects", id] as const;

const POLL_EVERY = 1_500;

/** One project; while the server says something is being written for it, it is asked again and again. */
export function useProject(id: string, initial?: ProjectWithRunning) {
  return useQuery<ProjectWithRunning>({
    queryKey: projectKey(id),
    initialData: initial,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => ((state.data?.generating.length ?? 0) > 0 ? POLL_EVERY : false),
  });
}
