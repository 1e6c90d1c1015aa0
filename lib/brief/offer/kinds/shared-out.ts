import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const OWN_SIDE =
  "(?:hosts?|owners?|sellers?|lenders?|creators?|photographers?|drivers?|riders?|cleaners?|walkers?|sitters?|handlers?|workers?|artists?|makers?|producers?|tutors?|teachers?|cooks?|chefs?|farmers?|landlords?|helpers?|pros|repairers?|kitchens?|gardeners?|vendors?|providers?|experts?|mentors?|rest (?:to|goes to) the \\p{L}+|rest)";
const A_SHARE =
  "(?:\\d+ ?(?:%|per ?cent\\b)|\\p{Sc} ?\\d|everything|most of|the rest|all of|\\d+(?! (?:days|hours|weeks|months|people)))";
/** "Seller keeps 85%", "host gets $8", "of which platform takes 22%", "9% from seller". */
const SPLIT = new RegExp(
  `\\b${OWN_SIDE} (?:gets?|keeps?|receives?|earns?|pockets?) (?:about |the full |around )?${A_SHARE}|\\b(?:\\d+ ?%|\\d+ per ?cent) (?:goes |go )?(?:from|to) (?:the )?${OWN_SIDE}\\b|\\bof which (?:the )?(?:platform|app|site) takes\\b`,
  "iu",
);
/** Deals on which both sides meet: booked, bought or hired from somebody else. */
export const MEETING =
  /\b(?:gets? an? (?:checked|vetted|verified|trusted)|book(?:s|ed)?|buy(?:s|ers)?|hires?|rents?|choose|picks?|compare|matches?|find|list(?:s|ed)?|orders?|upload|filter|licen[cs]e|request|swaps?|bids?)\b/iu;

/** What is paid is split between the founder and those whose things or work are sold. */
export const isSharedOut = ({ solution, businessModel }: Pick<QuizAnswers, "solution" | "businessModel">) =>
  SPLIT.test(businessModel) && MEETING.test(solution);
