import * as z from "zod";
import { ARTIFACTS, type ArtifactId } from "@/lib/artifacts/artifacts";
import { selectedBrandSchema } from "@/lib/artifacts/brand/artifact";
import { quizDataSchema } from "@/lib/artifacts/concept/artifact";
import { founderText } from "@/lib/artifacts/text";
import { ANSWER_MAX } from "@/lib/content/questions";
import { correctionsSchema } from "@/lib/finance/corrections";
import { tierSchema } from "@/lib/journey/tiers";

/** What the routes that generate nothing accept. Fields that are not named here are dropped. */

const answer = (name: string) =>
  z
    .string({ error: `${name} must be text` })
    .max(ANSWER_MAX, `${name} can have at most ${ANSWER_MAX} characters`)
    .default("");

/** What a reading depends on; answers as they are kept, because the writers read them so. */
export const readingBody = z.object({
  problem: answer("The problem"),
  solution: answer("The solution"),
  targetAudience: answer("The target customer"),
  differentiator: answer("The differentiator"),
  businessModel: answer("The business model"),
  corrections: correctionsSchema.pick({ answersToFollowUps: true, reading: true }).optional(),
  /** The day on which they were written. */
  toldOn: z.iso.date().optional(),
});

export const projectParams = z.object({ id: z.string() });

const STATUS = z.string().regex(/^[a-z_]{1,40}$/, "The status is one word");

export const newProjectSchema = z.object({
  name: founderText({ name: "The name", min: 1, max: 120 }),
  description: founderText({ name: "The description", max: 2_000 }).nullish(),
  status: STATUS.optional(),
  quizData: quizDataSchema.nullish(),
  corrections: correctionsSchema.nullish(),
});

export const projectChangesSchema = z.object({
  name: founderText({ name: "The name", min: 1, max: 120 }).optional(),
  selectedBrand: selectedBrandSchema
    .extend({ name: founderText({ name: "The brand name", min: 1, max: 50 }) })
    .nullish(),
  corrections: correctionsSchema.nullish(),
  rev: z.number().int().min(1).optional(),
});

const artifactId = z.enum(
  Object.keys(ARTIFACTS) as [ArtifactId, ...ArtifactId[]],
  "That is nothing that is generated",
);

export const versionsQuery = z.object({ artifact: artifactId });
export const versionBody = z.object({ artifact: artifactId, version: z.uuid("That is no version") });

export const domainCheckBody = z.object({
  brandName: founderText({ name: "The brand name", min: 1, max: 50 }),
});

const singleLine = (name: string, max: number, min = 0) =>
  founderText({ name, min, max }).refine((text) => !/[\r\n]/.test(text), `${name} is one line`);

export const contactBody = z.object({
  name: singleLine("Your name", 120, 1),
  email: singleLine("Your e-mail", 200, 1).pipe(z.email("That is not an e-mail address")),
  subject: singleLine("The subject", 200).default(""),
  message: founderText({ name: "The message", min: 1, max: 5_000 }),
  /** Invisible to people; what fills it in is not one. */
  website: z.string().max(200).default(""),
});

export const achievementsBody = z.object({ userId: z.string().min(1), projectId: z.string().min(1) });

export const grantBody = z.object({ who: z.string().trim().min(1).max(320), tier: tierSchema });

/** Typed by hand, so that nobody deletes an account by a stray click. */
export const accountDeletionSchema = z.object({
  confirm: z.literal("DELETE", "Type DELETE to delete the account"),
});
