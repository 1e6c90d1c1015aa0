import { wordCount } from "./english";

/** Heads that mean somebody else without what stands before them. */
const UNSAFE_HEAD = /^(children|people|men|women|users|leads|customers|homes|early)$/i;
/** Heads that half of all customers share: kept whole while the whole is short. */
const COMMON_HEAD =
  /^(companies|firms|agencies|groups|businesses|organisations|organizations|workers|members|owners|managers|teams|associations|schools)$/i;
/** "People in flats": neither word says it alone. */
const HOW_THEY_LIVE = /^(?:people|adults|men|women|children|users|those) (?:in|at|on|who|with|whose|from) /i;
const SHORT = 3;

/** "managers" out of "office managers"; the whole where the head alone would mislead. */
export function headNoun(who: string): string {
  if (HOW_THEY_LIVE.test(who)) return who;
  const head =
    who
      .split(/ (?:of|over|under|with|for|(?<=s )and) /)[0]
      ?.split(" ")
      .at(-1) ?? who;
  const common = COMMON_HEAD.test(head) && (wordCount(who) <= SHORT || /(?<!s) and /.test(who));
  return UNSAFE_HEAD.test(head) || !/s$/.test(head) || common ? who : head;
}
