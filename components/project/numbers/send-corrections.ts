import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { fingerprint } from "@/lib/artifacts/fingerprint";
import { type Project, type ProjectWithRunning, projectSchema } from "@/lib/artifacts/project";
import { ApiError, apiRequest } from "@/lib/client/api";
import { pruned } from "@/lib/finance/apply-corrections";
import type { Corrections } from "@/lib/finance/corrections";
import { readingOf } from "@/lib/finance/project-figures";
import { briefQuery } from "../reading/brief-query";
import { projectKey } from "../use-project";

const conflictSchema = z.object({ current: projectSchema });

/** Saves corrections onto the project as it was last seen. Somebody else's corrections are never overwritten unasked. */
export function correctionsSender(client: QueryClient, id: string, initial: Corrections | null) {
  const key = projectKey(id);
  let base = fingerprint(initial);

  const accept = (project: Project) => {
    base = fingerprint(project.corrections);
    client.setQueryData<ProjectWithRunning>(key, (now) => now && { ...now, ...project });
  };

  /** Without the values that the reading under these corrections has no place for. */
  async function fitting(corrections: Corrections): Promise<Corrections> {
    const { quizData, createdAt = "" } = client.getQueryData<ProjectWithRunning>(key) ?? {};
    if (!quizData || Object.keys(corrections.values).length === 0) return corrections;
    const brief = await client.fetchQuery(briefQuery(quizData, corrections, createdAt.slice(0, 10)));
    return pruned(readingOf(brief).assumed, corrections);
  }

  return async function send(corrections: Corrections, retry = true): Promise<void> {
    const rev = client.getQueryData<ProjectWithRunning>(key)?.rev;
    try {
      const body = { corrections: await fitting(corrections), rev };
      const saved = await apiRequest("PUT", key.join("/"), body, { keepalive: true });
      accept(projectSchema.parse(saved));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const conflict = conflictSchema.safeParse(error.body);
      if (!conflict.success) throw error;
      const { current } = conflict.data;
      const untouched = fingerprint(current.corrections) === base;
      accept(current);
      if (untouched && retry) return send(corrections, false);
      throw new Error("The figures were changed in another window. Saving again puts yours in their place.");
    }
  };
}
