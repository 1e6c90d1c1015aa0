"use client";

import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { useProjectContext } from "./project-context";

/** One artifact of the open project: start it, and how far it is (null while nothing runs). */
export function useGenerate(artifact: ArtifactId) {
  const { generate, running } = useProjectContext();
  return { generate: () => void generate(artifact), progress: running[artifact] ?? null };
}
