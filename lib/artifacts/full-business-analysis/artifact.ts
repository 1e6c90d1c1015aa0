import * as z from "zod";
import { quizDataSchema } from "../concept/artifact";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, lines, prose } from "../text";

export const analysisFields = {
  executiveSummary: prose,
  marketPotential: prose,
  competitiveLandscape: prose,
  financialProjections: prose,
  marketingStrategy: prose,
  strategicRecommendations: lines(12),
};

export const fullBusinessAnalysisArtifact = defineArtifact({
  id: "fullBusinessAnalysis",
  title: "Full Business Analysis and Plan",
  column: "fullBusinessAnalysisData",
  tier: "freemium",
  endpoint: "/api/full-business-analysis/generate",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    quizData: quizDataSchema.partial().optional(),
    brandName: founderText({ name: "The brand name", max: 50 }).optional(),
  }),
  output: z.object({ ...analysisFields, meta: metaSchema.optional() }),
  dependsOn: ["concept", "selectedBrand", "corrections"],
  slug: "full-business-analysis",
  downloads: ["pdf"],
});
export type FullBusinessAnalysis = z.infer<typeof fullBusinessAnalysisArtifact.output>;
