import * as z from "zod";
import { founderText } from "@/lib/artifacts/text";
import { readingCorrectionsSchema } from "@/lib/brief/corrected/reading-corrections";

/** What a plan can be asked about, most useful first. */
export const FOLLOW_UP_SLOTS = ["price", "customers", "segment", "geography", "volume", "cost"] as const;
export type FollowUpSlot = (typeof FOLLOW_UP_SLOTS)[number];
export const REPLY_MAX = 300;

/** How many hours a week somebody can give a plan. */
export const HOURS_PER_WEEK = { min: 1, max: 80, usual: 20 } as const;

/** What the founder changed of the reading; only what was changed is in it. */
export const correctionsSchema = z.object({
  /** By the key of an editable assumption, in its own unit: money, a share from 0 to 1, months. */
  values: z
    .record(z.string().max(120), z.number())
    .refine((values) => Object.keys(values).length <= 200, "Too many values")
    .default({}),
  answersToFollowUps: z
    .partialRecord(z.enum(FOLLOW_UP_SLOTS), founderText({ name: "The answer", max: REPLY_MAX }))
    .default({}),
  /** What was read wrongly, put right in fields. */
  reading: readingCorrectionsSchema.optional(),
  /** Day 1 of the plan. */
  startDate: z.iso.date().optional(),
  hoursPerWeek: z.number().min(HOURS_PER_WEEK.min).max(HOURS_PER_WEEK.max).optional(),
});
export type Corrections = z.infer<typeof correctionsSchema>;

export const NO_CORRECTIONS: Corrections = { values: {}, answersToFollowUps: {} };

/** True when something in it changes the plan. */
export const isCorrected = (corrections: Corrections | null): boolean =>
  corrections !== null &&
  (Object.keys(corrections.values).length > 0 ||
    Object.values(corrections.answersToFollowUps).some(Boolean) ||
    Object.values(corrections.reading ?? {}).some((said) => said !== undefined) ||
    corrections.startDate !== undefined ||
    corrections.hoursPerWeek !== undefined);
