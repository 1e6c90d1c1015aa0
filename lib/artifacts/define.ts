import type * as z from "zod";
import type { Tier } from "@/lib/journey/tiers";
import type { Meta } from "./meta";

/** Every column of a project that holds something generated. */
export type ArtifactColumn =
  | "quizData"
  | "brandData"
  | "businessPlanData"
  | "businessAnalysisData"
  | "fullBusinessAnalysisData"
  | "prototypeData"
  | "actionPlanData"
  | "pitchData"
  | "marketingPlanData"
  | "financialForecastData"
  | "logoKitData";

export type ArtifactId =
  | "concept"
  | "brand"
  | "businessPlan"
  | "businessAnalysis"
  | "fullBusinessAnalysis"
  | "prototype"
  | "actionPlan"
  | "pitch";

/** What an artifact is written from: other artifacts, the chosen brand, what was corrected (all of it, or the words alone), hours and start of the plan. */
export type Input = ArtifactId | "selectedBrand" | "corrections" | "wording" | "schedule";

export interface Artifact<
  I extends z.ZodType<Record<string, unknown>> = z.ZodType<Record<string, unknown>>,
  O extends z.ZodType<{ meta?: Meta }> = z.ZodType<{ meta?: Meta }>,
> {
  id: ArtifactId;
  /** As a person reads it: "Prototype Assets". */
  title: string;
  column: ArtifactColumn;
  /** The lowest tier that may generate it; the server enforces it. */
  tier: Tier;
  /** "/api/prototype/generate" */
  endpoint: string;
  /** The contract's request body, without the optional `projectId`. */
  input: I;
  /** What is answered and stored; older shapes are upgraded while parsing. */
  output: O;
  /** A change in any of these makes the artifact out of date. */
  dependsOn: readonly Input[];
  /** File name part: `{brand}-{slug}.pdf`. */
  slug: string;
  downloads: readonly ("pdf" | "pptx")[];
}

/** Keeps the schemas' exact types, so that recipes and panels infer theirs with no cast. */
export function defineArtifact<const A extends Artifact>(artifact: A): A {
  return artifact;
}

export type OutputOf<A extends Artifact> = z.infer<A["output"]>;
export type InputOf<A extends Artifact> = z.infer<A["input"]>;
