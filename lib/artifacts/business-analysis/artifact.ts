import * as z from "zod";
import { quizDataSchema } from "../concept/artifact";
import { defineArtifact } from "../define";
import { analysisFields } from "../full-business-analysis/artifact";
import { metaSchema } from "../meta";
import { founderText, lines } from "../text";

/** The shorter analysis: the full one's fields, each in brief, and what to do next. */
export const businessAnalysisArtifact = defineArtifact({
  id: "businessAnalysis",
  title: "Business Analysis",
  column: "businessAnalysisData",
  tier: "freemium",
  endpoint: "/api/business-analysis/generate",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    quizData: quizDataSchema.partial().optional(),
  }),
  output: z.object({ ...analysisFields, actionItems: lines(12), meta: metaSchema.optional() }),
  dependsOn: ["concept", "corrections"],
  slug: "business-analysis",
  downloads: [],
});
export type BusinessAnalysis = z.infer<typeof businessAnalysisArtifact.output>;
