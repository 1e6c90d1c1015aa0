import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";

/** What it is done with, for whom and where is told behind. */
const BEHIND = new RegExp(
  ` (?:with|using|who|because|so that|while|including|such as) .*$| (?:for|to) (?:(?!the )[\\p{L}-]+ ){0,3}?(?:${PERSONS}|${TRADESPEOPLE}|companies|firms|businesses|clients|customers|subscribers|participants|managers|directors|owners|users|schools|offices|hospitals|shops|stores|staff|volunteers)\\b.*$`,
  "iu",
);
/** Where it is done. */
const WHERE =
  / (?:at|in|on|to|from|near|next to|inside|beside) (?:(?:the|an?|my|his|her|their|your|our|each|any|every) )?(?:[\p{L}'’]+ )?(?:offices?|garden|kitchen|cellar|shelves|barn|farm|villa|yard|warehouse|homes?|workplaces?|desks?|hospitals?|schools?|shops?|pantry|city|village|phone|smartphone)\b/giu;
const CALLED = /^[\p{L}\d]+ is (?=an? )/u;
/** Of a list behind a colon the first is the thing itself. */
const LISTED = /(: [^,]+),.*$/;
const LEAST = 3;

/** The first sentence of the offer without what it is done with and for whom. */
export function mainOffer({ answers, offer }: Brief): string {
  const [first = ""] = sentences(answers.solution);
  const said = (first || offer.sentence).replace(CALLED, "");
  const main = said.replace(LISTED, "$1").replace(BEHIND, "").replace(WHERE, "");
  return main.split(" ").length >= LEAST ? main : said;
}

const SENTENCES = 2;
/** Its first sentences, whole. */
export const openingOf = ({ answers }: Brief): string =>
  sentences(answers.solution).slice(0, SENTENCES).join(". ");
