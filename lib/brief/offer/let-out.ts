import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const MONEY = "(?! (?:\\p{L}+ ){0,5}(?:money|cash|loans?|credit|capital|sums?|funds|\\p{L}*[$€£¥₹₦]?\\d))";
const OUT = "(?:rent|lend|hire|lease|loan|let)";
/** "We lend toys", "prams, rented by the month", "members borrow tents": it comes back. */
const SAID = [
  `^(?:we|i) (?:\\p{L}+ )?${OUT}(?: out)?\\b(?! (?:us|them go|people|you (?:do|see|know|book|order|choose)))${MONEY}`,
  `\\b(?:which |that |and |then )?we (?:rent|lend|hire|lease|loan|let) (?:(?:it|them|these|those) )?out\\b`,
  "\\b(?:lent|rented|let|hired|loaned|leased)(?: out)? (?:by (?:the|post|mail)|for (?:an? |one |two |three |four |\\d+ )?(?:days?|weeks?|weekends?|months?|evenings?|nights?|seasons?)|to (?:schools|families|people|guests|members|farms|firms)|per (?:day|week|month|hour))\\b",
  `\\b(?:and|then) ${OUT}(?: (?:it|them))? out\\b`,
  "\\b(?:for (?:rent|hire)|on (?:hire|rental))(?=[ ,.;:]|$)(?! by the hour)",
  "\\bmembers (?:can )?borrow\\b",
].map((pattern) => new RegExp(pattern, "iu"));
/** "Bike hire", "equipment rental for builders", "a costume rental by post". */
const NAMED =
  /^(?:hire|rental) of [\p{Ll}]|^(?:an? |the |our |one-way )?(?!(?:car|room|flat|holiday|home|property|apartment) )(?:[\p{L}-]+ ){1,3}(?:hire|rentals?|leasing)(?= (?:for|in|by|at|from|with|service|on|of)\b|[,.:;])/iu;
const BY_SUBSCRIPTION = /\b(?:as a|by|on|in a?) (?:monthly )?subscription\b/i;
const COMES_BACK =
  /\b(?:swap(?:s|ped)?|return(?:ed|s)?|exchange(?:d|s)?|take (?:it|them) back|pick (?:it|them) up)\b/i;
/** A screen on which others let what they have, or software for those who do. */
const ON_SCREEN = /\b(?:apps?|software|platform|marketplace|web ?sites?|dashboard|ai|peer)\b/i;
/** A room is booked, and what is made is sold. */
const NOT_LET =
  /^(?:we|i) (?:make|sell|bake|brew|cook|finance)\b|\b(?:rent|lend|hire|lease|let)s? (?:it |them )?(?:out )?(?:[\p{L}-]+ ){0,3}(?:rooms?|lobb(?:y|ies)|halls?|studios?|kitchens?|offices?|desks?|flats?|apartments?|houses?|courts?|spaces?|gardens?|restaurants?|seats?)\b/iu;
const OPENING = 60;

/** A thing of the founder's that is handed out and comes back. */
export function isLet({
  solution,
  differentiator,
}: Pick<QuizAnswers, "solution" | "differentiator">): boolean {
  if (ON_SCREEN.test(solution.slice(0, OPENING)) || NOT_LET.test(solution)) return false;
  return (
    SAID.some((said) => said.test(solution)) ||
    NAMED.test(solution) ||
    (BY_SUBSCRIPTION.test(solution) && COMES_BACK.test(`${solution} ${differentiator}`))
  );
}
