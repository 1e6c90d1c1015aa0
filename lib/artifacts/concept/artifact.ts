import * as z from "zod";
import { correctionsSchema } from "@/lib/finance/corrections";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, lines, prose } from "../text";

/** The server's minimums; the form asks for more (see lib/content/questions). */
export const quizAnswersSchema = z.object({
  problem: founderText({ name: "The problem", min: 10, max: 4_000 }),
  solution: founderText({ name: "The solution", min: 10, max: 4_000 }),
  targetAudience: founderText({ name: "The target customer", min: 5, max: 4_000 }),
  differentiator: founderText({ name: "The differentiator", min: 10, max: 4_000 }),
  businessModel: founderText({ name: "The business model", min: 5, max: 4_000 }),
});
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;
export type AnswerField = keyof QuizAnswers;

export const conceptArtifact = defineArtifact({
  id: "concept",
  title: "Business Concept",
  column: "quizData",
  tier: "freemium",
  endpoint: "/api/quiz",
  input: quizAnswersSchema.extend({ corrections: correctionsSchema.optional() }),
  output: z.object({
    concept: prose,
    strengths: lines(8),
    recommendations: lines(10),
    meta: metaSchema.optional(),
  }),
  dependsOn: ["corrections"],
  slug: "business-concept",
  downloads: [],
});

/** What a project keeps: the answers and what was made of them. Answers may be missing in older projects. */
export const quizDataSchema = z.object({
  problem: z.string().default(""),
  solution: z.string().default(""),
  targetAudience: z.string().default(""),
  differentiator: z.string().default(""),
  businessModel: z.string().default(""),
  ...conceptArtifact.output.shape,
});
export type QuizData = z.infer<typeof quizDataSchema>;
export type QuizResult = z.infer<typeof conceptArtifact.output>;
