import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const LEARNERS = "(?:students|children|pupils|kids|boys|girls|teenagers|learners)";
const IN_GROUPS = new RegExp(
  `\\bgroups?\\b[^.;]{0,40}?\\b(?:of|with) (?:at most |up to )?(?:\\p{L}+|\\d+) ${LEARNERS}\\b`,
  "iu",
);
const TEACHERS = /\b(?:teachers?|tutors?|teach(?:es)?|taught)\b/i;
const SERVED = new RegExp(`\\b${LEARNERS}\\b`, "i");
/** "Small groups of six pupils" whom "teachers teach": group, teacher and learners agree. */
export const teachesGroups = ({ solution, differentiator, targetAudience }: QuizAnswers): boolean =>
  IN_GROUPS.test(solution) && TEACHERS.test(`${solution} ${differentiator}`) && SERVED.test(targetAudience);
