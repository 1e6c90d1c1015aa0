import type { Brief } from "@/lib/brief/types";

/** "Free for clubs under 50 members", "a trial month"; not "sugar-free" or "free time". */
export const FREE_USE = /(?<!-)\b(?:free|freemium|trial)\b(?! (?:from|time|hands?|days?|evenings?|will)\b)/i;

/** Something of it can be used before or without paying. */
export const isFreeAtFirst = ({ answers }: Pick<Brief, "answers">): boolean =>
  FREE_USE.test(`${answers.solution} ${answers.businessModel}`);
