import type { Case } from "../case";
import type { WhereMet } from "../data/meeting-places";
import { plural } from "../english";

/** "Dietitians, allergists and allergy charities": who could make the introduction that the pitch asks for; "" where nobody is known. */
export const introducers = ({ spot, foreign, vague, senders, form, group }: Case): string =>
  foreign || vague
    ? ""
    : (senders?.who.replace(/^the (?=(?:[\p{L}-]+ ){0,3}[\p{L}-]+s$)/u, "") ??
      (form === "ecommerce" && group.alone && spot ? atTheCounter(spot) : spot?.advisers) ??
      "");

/** Whoever buys a thing for the trade buys it where the rest of it is bought. */
const atTheCounter = ({ keeper, place }: WhereMet) => `the ${plural(keeper)} of ${place}`;

/** Nobody introduces two private people: those whom many of them ask are met instead. "" where the buyers themselves are asked for. */
export const metInstead = (c: Case): string =>
  c.group.sort === "person" && introducers(c) ? `two of the ${introducers(c)}${c.at}` : "";

/** The same where words are counted: "two roofers". */
export const firstMet = (c: Case): string =>
  metInstead(c) && `two ${introducers(c).split(/, | and /)[0] ?? ""}${c.at}`;

/** On a slide: "What would help: two introductions to schools in Kent", "Whom we'd like to meet: roofers and realtors". */
export const introductions = (c: Case): string =>
  metInstead(c)
    ? `Whom we'd like to meet: ${introducers(c)}`
    : `What would help: two introductions to ${whoCouldBuy(c)}${c.at}`;

/** "Two people in Lisbon" could be anybody. */
const isAnybody = (c: Case, named: string) => named === "people" && c.customerNoun !== "people";
export const twoOf = (c: Case, named: string): string =>
  isAnybody(c, named) ? `two people${c.at} who could become ${c.customerNoun}` : `two ${named}${c.at}`;

export const whoCouldBuy = (c: Case): string =>
  isAnybody(c, c.buyers) ? `people who could become ${c.customerNoun}` : c.buyers;
