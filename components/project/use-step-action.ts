"use client";

import { useRouter } from "next/navigation";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import { toast } from "@/lib/client/toast";
import { premiumFeature } from "@/lib/client/toasts";
import type { StepState } from "@/lib/journey/step-state";
import type { Step } from "@/lib/journey/steps";
import { useProjectContext } from "./project-context";
import { useGenerate } from "./use-generate";

/** What a click on a step does in each of its states. */
export function useStepAction(step: Step, onToggleDetails: () => void) {
  const router = useRouter();
  const { project, stateOf } = useProjectContext();
  const { generate, progress } = useGenerate(step.artifact);
  const state = stateOf(step);
  const unanswered = step.artifact === "concept" && state !== "stale";
  const start = () => (unanswered ? router.push(`/quiz/${project.id}`) : generate());
  const nothing = () => undefined;

  const onActivate: Record<StepState, () => void> = {
    locked: nothing,
    generating: nothing,
    ready: start,
    complete: onToggleDetails,
    stale: onToggleDetails,
    upgrade: () => toast(premiumFeature(ARTIFACTS[step.artifact].tier, step.title)),
  };
  return { state, progress, start, activate: onActivate[state] };
}
