import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** "My team comes in the evening and counts", "we shoot the garments": work of hands is no program, whatever it is about. */
const BY_HAND =
  /^(?:(?:my|our) (?:team|crew|people|\p{L}+s) (?:comes?|visits?|counts?|drives?|does|do)|(?:we|i) (?:\p{L}+ly )?(?:come|go|drive|visit|shoot|photograph|collect|sort|wash|clean|cook|sew|repair|deliver|tune|paint|carry|count|walk|train|cut|print))\b/iu;

/** The offer opens with what the founder does with hands and feet. */
export const isDoneByHand = ({ solution }: Pick<QuizAnswers, "solution">): boolean => BY_HAND.test(solution);
