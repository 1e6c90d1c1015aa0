"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { ARTIFACTS, type ArtifactId } from "@/lib/artifacts/artifacts";
import type { BrandName } from "@/lib/artifacts/brand/artifact";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { type GenerationProgress, runGeneration } from "@/lib/client/generation";
import { toast } from "@/lib/client/toast";
import { generated, notGenerated } from "@/lib/client/toasts";
import { useSaveBrand } from "./branding/use-save-brand";
import { projectKey } from "./use-project";

export type Running = Partial<Record<string, GenerationProgress>>;

const OPENING: GenerationProgress = { label: "Starting", fraction: 0.03 };

/** Starts generations for one project and keeps their progress; each answers whether it was written. */
export function useGenerations(projectId: string) {
  const queryClient = useQueryClient();
  const saveBrand = useSaveBrand(projectId);
  const [running, setRunning] = useState<Running>({});

  const generate = useCallback(
    async (
      id: ArtifactId,
      body: (project: ProjectWithRunning) => object,
      brand: BrandName | null,
    ): Promise<boolean> => {
      const key = projectKey(projectId);
      const project = queryClient.getQueryData<ProjectWithRunning>(key);
      if (!project) return false;
      let written = false;
      setRunning((now) => ({ ...now, [id]: OPENING }));
      try {
        const artifact = ARTIFACTS[id];
        const saved = brand && (await saveBrand({ ...brand, isCustom: false }));
        const data = await runGeneration(artifact, body({ ...project, ...saved }), (progress) =>
          setRunning((now) => ({ ...now, [id]: progress })),
        );
        queryClient.setQueryData<ProjectWithRunning>(
          key,
          // The answers stand beside what was made of them.
          (now) =>
            now && { ...now, [artifact.column]: id === "concept" ? { ...now.quizData, ...data } : data },
        );
        written = true;
        toast(generated(id));
      } catch (error) {
        toast(notGenerated(id, error));
      }
      // Either way the server knows best: what it saved, and what it is still writing.
      await queryClient.invalidateQueries({ queryKey: key, exact: true });
      setRunning(({ [id]: _done, ...rest }) => rest);
      return written;
    },
    [projectId, queryClient, saveBrand],
  );
  return { running, generate };
}
