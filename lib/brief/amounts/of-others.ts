import { sentenceAround } from "../text/frequency";
import type { ReadAmount } from "./amount-roles";

/** "Big pharmacy systems need a computer and cost 60,000 to install": what others ask is no cost of ours. */
const OTHERS =
  /^(?:the )?(?:big|large|other|existing|usual|most|ordinary|normal|competing|conventional|traditional|commercial|established|foreign) (?:\p{L}+ ){0,2}\p{L}+s\b/iu;
/** "Software at 200 a month still needs somebody to do it". */
const BY_TIME =
  /^(?:an? |the )?(?:\p{L}+ ){0,2}\p{L}{3,} at \p{Sc}?\s?\d[\d.,]*[^.;]{0,12}\b(?:a|per|an) (?:month|year|hour|day)\b/iu;
/** "A human answering service quoted one of my clinics $890": asked by somebody else, whoever was asked. */
const QUOTED =
  /^(?:an?|the|one|another) (?:(?!we |i |our |my )[\p{L}-]+ ){1,5}?(?:quotes?|quoted|offered|charged|wanted|asked)\b/iu;
/** "They can only spend $600", "nobody wants to pay": what people have for it is no price. */
const SPENT =
  /\b(?:they|people|nobody|somebody|friends|he|she|everyone|customers|most) (?:[\p{L}'’]+ ){0,8}?(?:spend|spent|afford|lose|lost|waste|wasted)s?\b/iu;
const OURS = /\b(?:we|our|ours|us|i|my|mine)\b/i;

export function isOfOthers({ start, clause }: Pick<ReadAmount, "start" | "clause">, text: string): boolean {
  const sentence = sentenceAround(text, start).text.trim();
  // "The grinder charges about 4 a knife".
  const asked = clause?.deed === "charge" && clause.who !== "us";
  return (asked || OTHERS.test(sentence) || BY_TIME.test(sentence)) && !OURS.test(sentence);
}

/** What somebody else asked for, or people spend: it is no price of the offer's. */
export function isOfSomebody({ start }: Pick<ReadAmount, "start">, text: string): boolean {
  const sentence = sentenceAround(text, start).text.trim();
  return QUOTED.test(sentence) || SPENT.test(sentence);
}
