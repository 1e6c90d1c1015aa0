"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { SelectedBrand } from "@/lib/artifacts/brand/artifact";
import type { Project, ProjectWithRunning } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";
import { projectKey } from "../use-project";

/** Saves the brand, which is also the project's title, and has every page know it. */
export function useSaveBrand(projectId: string): (brand: SelectedBrand) => Promise<Project> {
  const queryClient = useQueryClient();
  return useCallback(
    async (selectedBrand) => {
      const saved = await apiRequest<Project>("PUT", `/api/projects/${projectId}`, {
        name: selectedBrand.name,
        selectedBrand,
      });
      queryClient.setQueryData<ProjectWithRunning>(
        projectKey(projectId),
        (now) => now && { ...now, ...saved },
      );
      void queryClient.invalidateQueries({ queryKey: ["/api/projects"], exact: true });
      return saved;
    },
    [projectId, queryClient],
  );
}
