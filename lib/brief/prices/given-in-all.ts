import type { ReadAmount } from "../amounts/amount-roles";

const DONATIONS =
  /\b(?:donations|gifts|collections) (?:cover|bring|come to|amount to|add up to|total|make up|pay for)\b[^.;]*$/i;
const OF_ONE = /^\s*(?:per|each|from each|by each|for each|a) (?:donor|person|member|supporter|head)\b/i;

/** "Donations cover the feed, about 60,000 a year": what all of them give together, and nobody's price. */
export const givenInAll = ({ role, before, after }: ReadAmount): boolean =>
  role === "donation" && DONATIONS.test(before) && !OF_ONE.test(after);
