import { isStale } from "@/lib/artifacts/fingerprint";
import type { Project } from "@/lib/artifacts/project";
import { STEPS, type Step } from "./steps";

/** The steps whose result was written from something that has changed since, in order. */
export function staleSteps(project: Project): Step[] {
  return STEPS.filter((step) => isStale(project, step.artifact));
}
