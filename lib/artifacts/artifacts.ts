import { actionPlanArtifact } from "./action-plan/artifact";
import { brandArtifact } from "./brand/artifact";
import { businessAnalysisArtifact } from "./business-analysis/artifact";
import { businessPlanArtifact } from "./business-plan/artifact";
import { conceptArtifact } from "./concept/artifact";
import type { Artifact, ArtifactId } from "./define";
import { fullBusinessAnalysisArtifact } from "./full-business-analysis/artifact";
import { pitchArtifact } from "./pitch/artifact";
import { prototypeArtifact } from "./prototype/artifact";

/** Everything that is generated and stored, by id. */
export const ARTIFACTS = {
  concept: conceptArtifact,
  brand: brandArtifact,
  businessPlan: businessPlanArtifact,
  businessAnalysis: businessAnalysisArtifact,
  fullBusinessAnalysis: fullBusinessAnalysisArtifact,
  prototype: prototypeArtifact,
  actionPlan: actionPlanArtifact,
  pitch: pitchArtifact,
} satisfies Record<ArtifactId, Artifact>;

export type { ArtifactId };
