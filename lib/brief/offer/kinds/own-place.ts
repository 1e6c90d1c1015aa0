import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const PLACE =
  "(?:halls?|huts?|houses?|sheds?|barns?|rooms?|cabins?|containers?|stands?|stalls?|kiosks?|counters?|garages?|yards?|tables|bunks?|hatchery|smokehouse|bathhouse|showers?|tea ?house|ponds?|meadow|bowl|track|pool|rink)";
/** "A hall with six tables", "showers and a laundry in two containers beside the queue", "I have the old shed of my uncle": people come to it. */
const OPENS = new RegExp(
  `^(?:(?:we|i) (?:have|run|keep|open|opened|rent|took over) )?(?:an? |the |my |our |two |three |four |five |six |\\d+ )?(?:(?!with |for |that |which |of |by |and |from )[\\p{L}-]+ ){0,3}?${PLACE}(?: and an? [\\p{L}-]+)? (?:with|in|under|by|beside|near|at|on|(?<=(?:shed|house|barn|garage|hall|yard) )of (?:my|our)|next to|behind|where|along)\\b`,
  "iu",
);
const NO_PLACE =
  /\b(?:apps?|software|platform|marketplace|web ?sites?|site|online|flat ?pack|kit|we (?:build|make|sell|deliver|post|ship))\b/i;

/** "Skate bowl inside the old market", "nap cabins on the second floor", "a place to sew together". */
const LIES =
  /^(?:an? |the )?(?:place|room|space|corner|spot) (?:to|for|where)\b|^(?:an? |the |our |my )?(?:(?!with |for |that |which |of |by |and |from )[\p{L}-]+ ){1,3}?(?:with an? [\p{L}-]+ )?(?:inside|under|behind|beside|next to|in the (?:old|back|middle|market|harbour|port|station|cellar)|on the (?:\p{L}+ floor|roof|beach|square|pass|hill))\b/iu;
const PAID_FOR_BEING_THERE =
  /\d[^.;,]{0,12} (?:an?|per|each|the|for (?:an|one|two|\d+)) (?:\p{L}+ )?(?:hours?|afternoon|evening|morning|day|night|visit|head|person|entry|table|turn|session)\b|\bpass\b|\bat the door\b|\bminutes\b/iu;

/** The offer opens with a place of the founder's that people come to. */
export const isOwnPlace = ({
  solution,
  businessModel,
}: Pick<QuizAnswers, "solution" | "businessModel">): boolean =>
  !NO_PLACE.test(solution) &&
  (OPENS.test(solution) || (LIES.test(solution) && PAID_FOR_BEING_THERE.test(businessModel)));
