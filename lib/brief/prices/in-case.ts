import type { ReadAmount } from "../amounts/amount-roles";
import type { Reading, Setting } from "./line-kind";
import type { PricedLine } from "./line-plans";

/** "If they have to be mounted", "when the roof is steep": the case that another price of the same is for. */
const IN_CASE =
  /^\s*((?:if|when|where|unless) (?:they|it|the|you|your|there|this|that|we|not|only|already|both)\b[^.;,]{3,50}?)\s*(?:$|[.;,])/iu;
const MORE_ON_TOP =
  /\b(?:plus|on top|extra|more|additional|another|further|discount|less|off|surcharge|fee)\b|\+/iu;
const LEAST_CASE = 0.4;

/** "$110 per car, $180 if they have to be mounted": the case, where each customer pays one of the two prices. */
export function caseOf(amount: ReadAmount, last: PricedLine | undefined, text: string): string | null {
  const found = IN_CASE.exec(amount.after)?.[1];
  if (!found || !last?.line.price || last.line.later || amount.later || amount.tail.length > 0) return null;
  const ratio = amount.value / last.line.price.value;
  const between = text.slice(last.amount.end, amount.start);
  const one = /^(?:perUse|oneOff|unitSale)$/.test(last.line.kind);
  return one &&
    ratio >= LEAST_CASE &&
    ratio <= 1 / LEAST_CASE &&
    !/[.;:]\s/.test(between) &&
    !MORE_ON_TOP.test(between + amount.after)
    ? found
    : null;
}

/** "Per car for a swap": done again, on what the customer has. */
const DEED =
  /^\s*(?:per|a|an|each|every)\s\p{L}+\s(?:for|per)\s(?:an?|each|every|one)\s(?:full\s|single\s|\p{L}+\s)?(?:swaps?|change(?:over)?s?|wash|clean(?:ing)?|trim|walk|groom(?:ing)?|check(?:-?up)?|visit|service|mow|cut)\b/iu;

export const ofEachDeed = (
  reading: Reading,
  amount: ReadAmount,
  text: string,
  { software }: Setting,
): Reading =>
  reading.kind === "oneOff" && !software && DEED.test(text.slice(amount.end))
    ? { ...reading, kind: "perUse" }
    : reading;

const COUNTED = /^(?:Fee|Price) per /;
const ITS_CASE =
  /^\s*(?:(?:per|a|an|each|every)\s\p{L}+\s)?(for an? (?:\d+-\p{L}+|[^.;,\d€$£]{4,42}))(?=\s*(?:$|[.;,]|and\b|or\b))/iu;

/** "Fee per turnover for a 1-bed": what tells two prices by the same unit apart. */
export const withItsCase = (label: string, amount: ReadAmount, text: string, said?: string | null) => {
  const found = said ?? ITS_CASE.exec(text.slice(amount.end))?.[1];
  return COUNTED.test(label) && found ? `${label} ${found}` : null;
};
