import type { PricedLine } from "./line-plans";

/** "For the little one that only does lights": the little one. */
const FOR_WHAT =
  /^\s*(for (?:the |an? )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:that|which|who|with|only|but|where)\b|[,.;]|$)/iu;
export const forWhat = ({ amount }: PricedLine) => FOR_WHAT.exec(amount.after)?.[1];
/** "$12/mo unlimited, $30/mo if you have an editor": what is said right behind the sum. */
const BEHIND =
  /^\s*(unlimited|(?:basic|starter|hobby|solo|pro|plus|premium|standard|growth|business|team|teams|family|everything|all in)(?: plan)?|if (?:you|they|there) [^.;,(]{3,40}?)(?= (?:who|that|which|and|or)\b|\s*(?:[.,;(]|$))/iu;
export const calledBehind = ({ amount }: PricedLine) => BEHIND.exec(amount.after)?.[1]?.toLowerCase();
