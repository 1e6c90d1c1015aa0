import * as z from "zod";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, line, lines, prose } from "../text";

export const PRIORITIES = ["high", "medium", "low"] as const;

export const actionItemSchema = z.object({
  week: z.number().int().min(1).max(9),
  title: line,
  description: prose,
  priority: z.enum(PRIORITIES),
  estimatedHours: z.number().min(0).max(200),
  /** The week in which a founder with twenty hours would begin it. */
  movedFrom: z.number().int().min(1).max(9).optional(),
});
export type ActionItem = z.infer<typeof actionItemSchema>;

/** A task for which the nine weeks have no room at the founder's hours. */
export const laterTaskSchema = z.object({
  title: line,
  description: prose,
  estimatedHours: z.number().min(0).max(200),
});
export type LaterTask = z.infer<typeof laterTaskSchema>;

/** Earlier output that a client sends along; the server re-reads its own copy whenever it has one. */
const passedAlong = z.record(z.string(), z.unknown()).optional();

export const actionPlanArtifact = defineArtifact({
  id: "actionPlan",
  title: "60-Day Action Plan",
  column: "actionPlanData",
  tier: "spark",
  endpoint: "/api/action-plan/generate",
  input: z.object({
    businessAnalysis: passedAlong,
    prototype: passedAlong,
    brandName: founderText({ name: "The brand name", max: 50 }).optional(),
    concept: founderText({ name: "The concept", max: 6_000 }).optional(),
  }),
  output: z.object({
    launchStrategy: prose,
    actionItems: z.array(actionItemSchema).max(60),
    successMetrics: lines(12),
    hoursPerWeek: z.number().optional(),
    later: z.array(laterTaskSchema).max(60).optional(),
    meta: metaSchema.optional(),
  }),
  dependsOn: ["concept", "selectedBrand", "fullBusinessAnalysis", "prototype", "corrections", "schedule"],
  slug: "action-plan",
  downloads: ["pdf"],
});
export type ActionPlan = z.infer<typeof actionPlanArtifact.output>;
