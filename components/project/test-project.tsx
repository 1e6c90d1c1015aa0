import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import type { Project, ProjectWithRunning } from "@/lib/artifacts/project";
import { createQueryClient } from "@/lib/client/query-client";
import type { Tier } from "@/lib/journey/tiers";
import { ProjectProvider } from "./project-context";
import { projectKey, useProject } from "./use-project";

/** A project that holds nothing but what a test gives it. */
export const emptyProject: Project = {
  id: "p1",
  name: "Bike shop texts",
  description: null,
  status: "draft",
  rev: 1,
  quizData: null,
  brandData: null,
  selectedBrand: null,
  businessPlanData: null,
  businessAnalysisData: null,
  fullBusinessAnalysisData: null,
  prototypeData: null,
  actionPlanData: null,
  pitchData: null,
  marketingPlanData: null,
  financialForecastData: null,
  logoKitData: null,
  corrections: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

interface InProjectProps {
  project: Partial<ProjectWithRunning>;
  tier?: Tier;
  push?: (href: string) => void;
  client?: QueryClient;
  children: (project: ProjectWithRunning) => ReactNode;
}

function Current({ id, tier, children }: { id: string; tier: Tier; children: InProjectProps["children"] }) {
  const { data } = useProject(id);
  return data ? (
    <ProjectProvider project={data} tier={tier}>
      {children(data)}
    </ProjectProvider>
  ) : null;
}

/** Renders inside a real query cache and a router that only records where it was sent. */
export function InProject({
  project,
  tier = "freemium",
  push = () => undefined,
  client = createQueryClient(),
  children,
}: InProjectProps) {
  const full = { ...emptyProject, generating: [], ...project };
  client.setQueryData(projectKey(full.id), full);
  const nothing = () => undefined;
  const router = {
    push,
    replace: nothing,
    back: nothing,
    forward: nothing,
    refresh: nothing,
    prefetch: nothing,
  };
  return (
    <AppRouterContext value={router as never}>
      <QueryClientProvider client={client}>
        <Current id={full.id} tier={tier}>
          {children}
        </Current>
      </QueryClientProvider>
    </AppRouterContext>
  );
}
