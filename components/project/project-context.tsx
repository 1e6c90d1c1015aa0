"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { BrandName } from "@/lib/artifacts/brand/artifact";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { type StepState, stepState } from "@/lib/journey/step-state";
import type { Step } from "@/lib/journey/steps";
import type { Tier } from "@/lib/journey/tiers";
import { generationBody } from "./generation-bodies";
import { type Running, useGenerations } from "./use-generations";

interface ProjectContextValue {
  project: ProjectWithRunning;
  tier: Tier;
  /** What is being written now, started here or found running on the server. */
  running: Running;
  /** Answers whether it was written. */
  generate: (artifact: ArtifactId) => Promise<boolean>;
  stateOf: (step: Step) => StepState;
  /** Picked and not saved yet: the next step that is written saves it first. */
  pendingBrand: BrandName | null;
  setPendingBrand: (brand: BrandName | null) => void;
}

const ProjectContext = createContext<ProjectContextValue | null>(null);

export function useProjectContext(): ProjectContextValue {
  const value = useContext(ProjectContext);
  if (!value) throw new Error("A project component needs a ProjectProvider around it");
  return value;
}

interface ProjectProviderProps {
  project: ProjectWithRunning;
  tier: Tier;
  children: ReactNode;
}

export function ProjectProvider({ project, tier, children }: ProjectProviderProps) {
  const { running: started, generate } = useGenerations(project.id);
  const [picked, setPendingBrand] = useState<BrandName | null>(null);
  const pendingBrand = picked?.name === project.selectedBrand?.name ? null : picked;
  const value = useMemo<ProjectContextValue>(() => {
    const found = Object.fromEntries(
      project.generating.map(({ artifact, ...progress }) => [artifact, progress]),
    );
    const running = { ...found, ...started };
    return {
      project,
      tier,
      running,
      generate: (artifact) => {
        // Other names are asked for instead of this one; every other step is written with it.
        const brand = artifact === "brand" ? null : pendingBrand;
        return generate(artifact, (current) => generationBody(artifact, current), brand);
      },
      stateOf: (step) => stepState(step, project, tier, Object.keys(running)),
      pendingBrand,
      setPendingBrand,
    };
  }, [project, tier, started, generate, pendingBrand]);
  return <ProjectContext value={value}>{children}</ProjectContext>;
}
