import * as z from "zod";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, line, lines, prose } from "../text";

export const hexSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A description, and any number of colours whose field names end in "Color". */
export const moodBoardSchema = z
  .object({
    description: prose.default(""),
    primaryColor: hexSchema.optional(),
    secondaryColor: hexSchema.optional(),
    accentColor: hexSchema.optional(),
    backgroundColor: hexSchema.optional(),
    textColor: hexSchema.optional(),
  })
  .catchall(line);
export type MoodBoard = z.infer<typeof moodBoardSchema>;

const olderShape = z.object({
  landingPageCopy: z.string(),
  marketingMessages: z.array(z.string()).default([]),
});

/** Projects from before the mood board hold landing copy and messages. */
function upgrade(stored: unknown): unknown {
  const older = olderShape.safeParse(stored);
  if (!older.success) return stored;
  return {
    visualIdentity: older.data.landingPageCopy,
    moodBoard: { description: "" },
    mockups: [],
    userFlow: "",
    features: older.data.marketingMessages,
  };
}

export const prototypeArtifact = defineArtifact({
  id: "prototype",
  title: "Prototype Assets",
  column: "prototypeData",
  tier: "spark",
  endpoint: "/api/prototype/generate",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    brandName: founderText({ name: "The brand name", min: 1, max: 50 }),
  }),
  output: z.preprocess(
    upgrade,
    z.object({
      visualIdentity: prose,
      moodBoard: moodBoardSchema,
      mockups: z.array(z.string().max(1_200)).max(8),
      userFlow: prose,
      features: lines(12),
      meta: metaSchema.optional(),
    }),
  ),
  dependsOn: ["concept", "selectedBrand", "fullBusinessAnalysis", "corrections"],
  slug: "prototype-assets",
  downloads: ["pdf"],
});
export type Prototype = z.infer<typeof prototypeArtifact.output>;
