import type { ActionPlan } from "@/lib/artifacts/action-plan/artifact";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { FullBusinessAnalysis } from "@/lib/artifacts/full-business-analysis/artifact";
import type { Pitch } from "@/lib/artifacts/pitch/artifact";
import type { Prototype } from "@/lib/artifacts/prototype/artifact";
import type { Corrections } from "@/lib/finance/corrections";
import type { Tier } from "@/lib/journey/tiers";

/** Everything a file is made from: plain data, so that it can cross to the thread that renders. */
export interface DocumentData {
  brandName: string;
  tagline: string;
  /** One sentence that says what the business is. */
  summary: string;
  /** As sent: only its colours that are "#rrggbb" count. */
  moodBoard: Record<string, unknown>;
  /** The answers that today's figures come from; null where text and figures would not agree, or none are known. */
  answers: QuizAnswers | null;
  /** The answers changed after a text was written from them. */
  outOfDate: boolean;
  /** The day on which they were written, ISO. */
  toldOn?: string;
  /** What the founder corrected of the reading. */
  corrections: Corrections | null;
  /** Day 1 of the plan, ISO. */
  startDate: string;
  /** The day on which the file is made, ISO. */
  createdOn: string;
  /** Makes the calendar's identifiers stable: the project's id. */
  reference: string;
  /** Grows with every change of the project. */
  revision: number;
  /** What a package may contain. */
  tier: Tier;
  /** Pitch as slides, or each slide with what to say below it. */
  layout: "slides" | "notes";
  fullBusinessAnalysis?: FullBusinessAnalysis;
  prototype?: Prototype;
  actionPlan?: ActionPlan;
  pitch?: Pitch;
}
