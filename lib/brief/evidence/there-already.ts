import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentencesOf } from "../text/sentences";

/** What exists before anything is sold: something to show, a page or list to sign up on, somebody who advises. */
export type There = "to-show" | "page" | "adviser";

export interface ThereAlready {
  what: There;
  /** "clickable mockup", "waiting list page"; the person in the founder's words. */
  thing: string;
  /** The part of the sentence that tells of it. */
  said: string;
}

const KINDS: readonly (readonly [There, RegExp])[] = [
  [
    "to-show",
    /\b((?:(?:clickable|working|first|early|simple|rough|paper|figma|3d) )*(?:mock-?ups?|prototypes?|wireframes?|click dumm(?:y|ies)|demos?|sketches|samples?))\b/i,
  ],
  ["page", /\b((?:(?:small|simple) )?(?:wait(?:ing)?[- ]?list page|landing page|sign-?up page|website))\b/i],
  [
    "adviser",
    /\b(?:advice from|advised by|help from) ((?:an?|my|our|one|two) [\w'’ -]{3,60}?)(?=[,.;]|$)|\b((?:an?|my|our|one) [\w'’ -]{3,40}?) (?:advises|is advising|is helping) (?:me|us)\b/i,
  ],
];
const PARTS = /[;,]\s| but | and (?=(?:we|i|it|a|an|the|nobody|no)\b)/i;
/** "I have", "going up soon": it is there, or nearly so. */
const IS_THERE =
  /\b(?:have|has|had|built|made|designed|drew|got|is|are|there['’]s|up|finished|ready|working on|going up|with|advis\w+|from)\b/i;
const NOT_THERE =
  /\b(?:no|not|without|need|needs|want|will|would|plan|spent|cost|costs|looking for|next)\b|\bfor (?:a|the) (?:mock|proto)/i;
const FIELDS = ["businessModel", "differentiator", "targetAudience"] as const;

/** What is there already by the founder's own account, each kind once. English; pure. */
export function thereAlready(answers: QuizAnswers): ThereAlready[] {
  const parts = FIELDS.flatMap((field) => sentencesOf(field, answers[field]))
    .flatMap(({ text }) => text.split(PARTS))
    .filter((part) => IS_THERE.test(part) && !NOT_THERE.test(part));
  return KINDS.flatMap(([what, pattern]) => {
    for (const said of parts) {
      const [, one = "", other = ""] = pattern.exec(said) ?? [];
      const thing = (one || other).toLowerCase();
      if (thing) return [{ what, thing, said: said.trim().replace(/[.!]$/, "") }];
    }
    return [];
  });
}
