"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
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
  generate: (artifact: ArtifactId) => void;
  stateOf: (step: Step) => StepState;
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
  const value = useMemo<ProjectContextValue>(() => {
    const found = Object.fromEntries(
      project.generating.map(({ artifact, ...progress }) => [artifact, progress]),
    );
    const running = { ...found, ...started };
    return {
      project,
      tier,
      running,
      generate: (artifact) => void generate(artifact, (current) => generationBody(artifact, current)),
      stateOf: (step) => stepState(step, project, tier, Object.keys(running)),
    };
  }, [project, tier, started, generate]);
  return <ProjectContext value={value}>{children}</ProjectContext>;
}
