import { COUNT } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";

/** A sum that nothing has settled yet. */
export const isOpen = ({ kind, role, asked, sure, later }: ReadAmount) =>
  kind === "money" && (role === null || role === "price") && !asked && !sure && !later;

/** "Nine shops pay, seven of them 190": told already. */
const OF_THEM = new RegExp(`\\b${COUNT}\\sof\\s(?:them|these|those)\\s(?:pay\\s|at\\s|for\\s)?$`, "iu");
/** "Delivery comes to 22 a stop", "our purchase price is 78% of it". */
const COMES_TO =
  /(?:^|[.;]\s|\band\s)(?!(?:that|it|this|which|all|total|an?|each|every|one)\b)(?:the\s)?(?!(?:bill|order|total|price|whole|sum|visit|stay|package)\b)\p{L}{4,}(?:,?\s(?:and\s)?\p{L}{3,}){0,4}\scomes?\sto\s(?:about |around )?$/iu;
const BOUGHT_AT = /\b(?:purchase|buying|cost|wholesale) price\s(?:is|at|of)\s(?:about |around )?$/i;

/** "So the towns should become 50%": where a share is meant to go. */
const MEANT_TO =
  /\b(?:should|shall|will|must|wants? to|ought to|has to|have to|is to|are to) (?:become|be|reach|rise to|grow to|fall to|make up|carry|cover)\s(?:about |around )?$/i;

/** What a sum is by the words that lead to it, whatever stands beside it. */
export function toldAs(amount: ReadAmount): ReadAmount {
  const { kind, role, before } = amount;
  if (kind === "money" && OF_THEM.test(before)) return { ...amount, role: "traction" };
  if (kind === "percent" && role !== "take" && MEANT_TO.test(before))
    return { ...amount, role: "compare", sure: true };
  const bought = kind === "percent" && role === null && BOUGHT_AT.test(before);
  return bought || (isOpen(amount) && COMES_TO.test(before)) ? { ...amount, role: "cost" } : amount;
}
