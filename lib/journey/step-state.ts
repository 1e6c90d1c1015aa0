import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import { isStale } from "@/lib/artifacts/fingerprint";
import type { Project } from "@/lib/artifacts/project";
import type { Step } from "./steps";
import { type Tier, tierAtLeast } from "./tiers";

export type StepState = "locked" | "upgrade" | "ready" | "generating" | "complete" | "stale";

const exists = (project: Project, id: ArtifactId) => project[ARTIFACTS[id].column] != null;

/**
 * Where a step stands. What exists stays readable whatever the tier; a tier's lock shows before the order's,
 * so that a founder sees what an upgrade opens.
 */
export function stepState(
  step: Step,
  project: Project,
  tier: Tier,
  generating: readonly string[],
): StepState {
  if (generating.includes(step.artifact)) return "generating";
  if (exists(project, step.artifact)) return isStale(project, step.artifact) ? "stale" : "complete";
  if (!tierAtLeast(tier, ARTIFACTS[step.artifact].tier)) return "upgrade";
  if (step.unlockedBy && !exists(project, step.unlockedBy)) return "locked";
  return "ready";
}
