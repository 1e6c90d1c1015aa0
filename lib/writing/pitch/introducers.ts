import type { Case } from "../case";

/** "Dietitians, allergists and allergy charities": who could make the introduction that the pitch asks for; "" where nobody is known. */
export const introducers = ({ spot, foreign, vague, senders }: Case): string =>
  foreign || vague ? "" : (senders?.who ?? spot?.advisers ?? "");

/** Nobody introduces two private people: those whom many of them ask are met instead. "" where the buyers themselves are asked for. */
export const metInstead = (c: Case): string =>
  c.group.sort === "person" && introducers(c) ? `two of the ${introducers(c)}${c.at}` : "";

/** "Two introductions to schools in Kent", "an introduction to two of the roofers in Portland". */
export const introductions = (c: Case): string =>
  metInstead(c) ? `an introduction to ${metInstead(c)}` : `two introductions to ${c.buyers}${c.at}`;
