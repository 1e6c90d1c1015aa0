import type { ComponentType } from "react";
import type { StepId } from "@/lib/journey/steps";
import { AnalysisPanel } from "./analysis-panel";
import { BrandingPanel } from "./branding-panel";
import { ConceptPanel } from "./concept-panel";
import type { PanelProps } from "./panel-props";
import { PitchPanel } from "./pitch-panel";
import { PlanPanel } from "./plan-panel";
import { PrototypePanel } from "./prototype-panel";

/** What each step shows when it is opened. */
export const PANELS = {
  concept: ConceptPanel,
  branding: BrandingPanel,
  analysis: AnalysisPanel,
  prototype: PrototypePanel,
  plan: PlanPanel,
  pitch: PitchPanel,
} satisfies Record<StepId, ComponentType<PanelProps>>;
