import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** "A thick clay liner in a steel jacket", "in glass jars": a thing with a body, and nowhere to go for it. */
const A_MADE_THING =
  /\b(?:jars?|boxes|packed|sewn|knitted|woven|carved|cured|bottled|leather|steel|clay|wood(?:en)?|cotton|linen|wool|alumini?um|brass|ceramic|panel and battery)\b/i;
const SOMEWHERE =
  /\b(?:rooms?|house|hall|studio|barn|van|caf[eé]|restaurant|bar|village|garden|yard|workshop|visit|come|guests?|evening)\b/i;
export const isMadeThing = ({ solution }: QuizAnswers) =>
  A_MADE_THING.test(solution) && !SOMEWHERE.test(solution);
