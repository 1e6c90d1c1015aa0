import * as z from "zod";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, line, lines, prose } from "../text";

export const SLIDE_COUNT = 10;

export const slideSchema = z.object({ title: line, content: lines(8), keyPoints: lines(6) });
export type Slide = z.infer<typeof slideSchema>;

export const QUESTION_COUNT = 10;

/** What an investor asks when the slides are over, and what can honestly be said today. */
export const questionSchema = z.object({ question: line, answer: line });
export type HardQuestion = z.infer<typeof questionSchema>;

const passedAlong = z.record(z.string(), z.unknown()).optional();

export const pitchArtifact = defineArtifact({
  id: "pitch",
  title: "Pitch Deck",
  column: "pitchData",
  tier: "spark",
  endpoint: "/api/pitch/generate-detailed",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    brandName: founderText({ name: "The brand name", max: 50 }).optional(),
    businessPlan: passedAlong,
    businessAnalysis: passedAlong,
    fullBusinessAnalysis: passedAlong,
  }),
  output: z.object({
    elevatorPitch: prose,
    threeminPitch: prose,
    deckOutline: lines(SLIDE_COUNT),
    speakingPoints: lines(20),
    hardQuestions: z.array(questionSchema).max(20).optional(),
    fullSlides: z.array(slideSchema).length(SLIDE_COUNT).optional(),
    meta: metaSchema.optional(),
  }),
  dependsOn: ["concept", "selectedBrand", "fullBusinessAnalysis", "actionPlan", "corrections"],
  slug: "pitch",
  downloads: ["pdf", "pptx"],
});
export type Pitch = z.infer<typeof pitchArtifact.output>;
