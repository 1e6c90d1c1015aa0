import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** What stands at the customer's and is paid for as long as it does. */
const LET_WITH_SERVICE =
  /\bleas(?:ed?|ing)\b|\b(?:per|each|a) (?:sensor|probe|device|unit|scale|camera|tracker|gauge|meter|tag|collar|station|logger)\b|\b(?:hardware|device|sensors?|equipment) (?:is |are )?(?:included|free)\b|\binclud(?:es|ing) (?:the )?(?:hardware|device|sensors?)\b/i;

/** What somebody wears is a thing, whatever is paid for it by the month. */
const WORN =
  /^(?:an?|our|the) (?:[\p{L}-]+ ){0,3}(?:wrist ?bands?|arm ?bands?|head ?bands?|bracelets?|rings?|insoles?|watch|necklaces?|pendants?|belts?|vests?|gloves?|socks?|sleeves?|glasses|goggles|patch|helmets?|jackets?|shoes?|caps?|braces?)(?= (?:with|that|which|made|of|for|worn|from)\b|[,.:;])/iu;
const WORK_WITH_IT = /\b(?:we|i) (?:come|visit|clean|wash|repair|mend|rent|lend|hire|collect|fit)\b/i;

/** A device that is paid for as long as it stands at the customer's, or is worn. */
export const isLeasedOrWorn = ({ solution, businessModel }: QuizAnswers): boolean =>
  LET_WITH_SERVICE.test(businessModel) || (WORN.test(solution) && !WORK_WITH_IT.test(solution));
