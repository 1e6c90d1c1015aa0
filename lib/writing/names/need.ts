import type { Brief } from "@/lib/brief/types";
import type { Met } from "./met";
import { speaksOf, trigger } from "./triggers";

/** Whether a name that is only for some stands here: by a tag that is met, or by the word itself. */
export const speaksOfNeed = (need: string, met: readonly Met[], brief: Brief) =>
  met.some(({ tag }) => tag.id === need) ||
  speaksOf(
    [trigger(`${need}*`)],
    `${brief.answers.solution} ${brief.answers.problem} ${brief.answers.targetAudience}`,
  );
