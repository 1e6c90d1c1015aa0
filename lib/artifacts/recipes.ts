import { actionPlanRecipe } from "./action-plan/recipe";
import type { ArtifactId } from "./artifacts";
import { brandRecipe } from "./brand/recipe";
import { businessAnalysisRecipe } from "./business-analysis/recipe";
import { businessPlanRecipe } from "./business-plan/recipe";
import { conceptRecipe } from "./concept/recipe";
import { fullBusinessAnalysisRecipe } from "./full-business-analysis/recipe";
import { pitchRecipe } from "./pitch/recipe";
import { prototypeRecipe } from "./prototype/recipe";

/** How each artifact is written, by its id. */
export const RECIPES = {
  concept: conceptRecipe,
  brand: brandRecipe,
  businessPlan: businessPlanRecipe,
  businessAnalysis: businessAnalysisRecipe,
  fullBusinessAnalysis: fullBusinessAnalysisRecipe,
  prototype: prototypeRecipe,
  actionPlan: actionPlanRecipe,
  pitch: pitchRecipe,
} satisfies Record<ArtifactId, unknown>;
