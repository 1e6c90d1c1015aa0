import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Geography } from "../types";
import { placesIn } from "./geography";
import { locatedIn } from "./located";
import { MADE_THERE } from "./not-theirs";

/** "Nigerians in the UK whose mother lives in Lagos", "Bulgarians in Austria who keep a flat in Sofia". */
const HAVE_THERE =
  /^(.*?[\p{L}\d]),? (whose|with|who (?:are building|build|bought|own|have|keep|left|still have|let|rent out)|building|owning) ([^.;]+)/isu;
/** Done by somebody who has to be there. */
const BY_HAND =
  /\b(?:go(?:es)?|visit(?:s|ors?)?|clean(?:s|ing)?|checks?|looks? after|tend(?:s|ing)?|drives?|fetch(?:es)?|picks? up|brings?|buys?|repairs?|builds?|inspects?|cooks?|waters?|accompan(?:y|ies)|air)\b/i;
/** What needs nobody there. */
export const SENT =
  /\b(?:online|zoom|video (?:calls?|lessons?)|apps?|software|download\w*|by (?:post|mail|courier)|ship(?:s|ped|ping)?)\b/i;

/** What is looked after for people who live in another country: where the work is done, and where they live. */
export function servedThere({
  targetAudience,
  solution,
}: QuizAnswers): { geography: Geography; buyersIn: Geography } | undefined {
  const [, who = "", , had = ""] = HAVE_THERE.exec(targetAudience) ?? [];
  const buyersIn = had ? placesIn(who) : null;
  const there = buyersIn && (placesIn(had) ?? locatedIn(had)[0]?.place);
  if (!there?.country || there.scale !== "city" || !buyersIn?.country || SENT.test(solution))
    return undefined;
  const isAbroad = there.country !== buyersIn.country;
  return isAbroad && BY_HAND.test(solution.replace(MADE_THERE, " "))
    ? { geography: there, buyersIn }
    : undefined;
}
