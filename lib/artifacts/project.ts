import * as z from "zod";
import { correctionsSchema } from "@/lib/finance/corrections";
import type { StepId } from "@/lib/journey/steps";
import { actionPlanArtifact } from "./action-plan/artifact";
import { brandArtifact, selectedBrandSchema } from "./brand/artifact";
import { businessAnalysisArtifact } from "./business-analysis/artifact";
import { businessPlanArtifact } from "./business-plan/artifact";
import { quizDataSchema } from "./concept/artifact";
import { fullBusinessAnalysisArtifact } from "./full-business-analysis/artifact";
import { pitchArtifact } from "./pitch/artifact";
import { prototypeArtifact } from "./prototype/artifact";

/** One founder's project as the API answers it; parsed on read, so older shapes arrive upgraded. */
export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  rev: z.number().int(),
  quizData: quizDataSchema.nullable(),
  brandData: brandArtifact.output.nullable(),
  selectedBrand: selectedBrandSchema.nullable(),
  businessPlanData: businessPlanArtifact.output.nullable(),
  businessAnalysisData: businessAnalysisArtifact.output.nullable(),
  fullBusinessAnalysisData: fullBusinessAnalysisArtifact.output.nullable(),
  prototypeData: prototypeArtifact.output.nullable(),
  actionPlanData: actionPlanArtifact.output.nullable(),
  pitchData: pitchArtifact.output.nullable(),
  marketingPlanData: z.unknown().nullable(),
  financialForecastData: z.unknown().nullable(),
  logoKitData: z.unknown().nullable(),
  /** What the founder corrected of the reading; null when nothing. */
  corrections: correctionsSchema.nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Project = z.infer<typeof projectSchema>;

/** One row of the dashboard's list. */
export interface ProjectSummary
  extends Pick<Project, "id" | "name" | "description" | "status" | "createdAt"> {
  /** The last step that is written. */
  reached: StepId | null;
}

/** GET /api/projects/{id}: the project, what is being generated for it now, and the owner's tier. */
export interface ProjectWithRunning extends Project {
  generating: { artifact: string; startedAt: string; label: string; fraction: number }[];
}
