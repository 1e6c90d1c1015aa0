"use client";

import { useEffect, useRef } from "react";
import { STEPS, type StepId } from "@/lib/journey/steps";
import { useProjectContext } from "./project-context";

/** Tells once when a step that was being written is there, started here or before a reload. */
export function useFinishedStep(onFinished: (id: StepId) => void): void {
  const { running, stateOf } = useProjectContext();
  const before = useRef<string[]>([]);
  useEffect(() => {
    const finished = STEPS.find(
      (step) => before.current.includes(step.artifact) && stateOf(step) === "complete",
    );
    before.current = Object.keys(running);
    if (finished) onFinished(finished.id);
  }, [running, stateOf, onFinished]);
}
