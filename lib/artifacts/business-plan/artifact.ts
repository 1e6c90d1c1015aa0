import * as z from "zod";
import { quizDataSchema } from "../concept/artifact";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, prose } from "../text";

export const businessPlanArtifact = defineArtifact({
  id: "businessPlan",
  title: "Business Plan",
  column: "businessPlanData",
  tier: "freemium",
  endpoint: "/api/business-plan/generate",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    quizData: quizDataSchema.partial().optional(),
    brandName: founderText({ name: "The brand name", max: 50 }).optional(),
  }),
  output: z.object({
    executiveSummary: prose,
    marketAnalysis: prose,
    competitiveAnalysis: prose,
    marketingStrategy: prose,
    meta: metaSchema.optional(),
  }),
  dependsOn: ["concept", "selectedBrand", "corrections"],
  slug: "business-plan",
  downloads: [],
});
export type BusinessPlan = z.infer<typeof businessPlanArtifact.output>;
