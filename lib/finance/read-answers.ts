import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { withReplies } from "@/lib/brief/follow-ups";
import { readBrief } from "@/lib/brief/read-brief";
import type { Brief } from "@/lib/brief/types";
import type { Corrections } from "./corrections";
import { type Reading, readingOf } from "./project-figures";

/** What of the founder's corrections the reading depends on. */
export type Reread = Pick<Corrections, "answersToFollowUps" | "reading">;

/** The answers as they were written on a day, with the replies to the follow-up questions and what the founder put right. */
export const briefOf = (
  answers: Partial<QuizAnswers>,
  corrections: Partial<Reread> | null,
  toldOn?: string,
): Brief =>
  readBrief(withReplies(answers, corrections?.answersToFollowUps ?? {}), corrections?.reading, toldOn);

/** The same with what the plan assumes of it. */
export const readAnswers = (
  answers: Partial<QuizAnswers>,
  corrections: Partial<Reread> | null,
  toldOn?: string,
): Reading => readingOf(briefOf(answers, corrections, toldOn));
