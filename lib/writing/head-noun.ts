import { DOERS } from "./data/doers";
import { singular, wordCount } from "./english";

/** Heads that mean somebody else without what stands before them. */
const UNSAFE_HEAD = /^(children|people|those|users|leads|customers|homes|early)$/i;
/** Heads that half of all customers share: kept whole while the whole is short. */
const COMMON_HEAD =
  /^(companies|firms|agencies|groups|businesses|organisations|organizations|workers|members|owners|managers|teams|associations|schools|lovers|fans|enthusiasts|seekers|drinkers|eaters|wearers|collectors|yards)$/i;
/** "People in flats": neither word says it alone. */
const HOW_THEY_LIVE = /^(?:people|children|users|those) (?:in|at|on|who|with|whose|from) /i;
const SHORT = 3;
/** "Women who swim outside": what they do, and what they do it to. */
const WHO_DO =
  /^(?:people|adults|women|men|those|teenagers|girls|boys|seniors|pensioners)(?: (?:over|under|above) \p{L}+)? (?:who|that) (?:already |still |often |regularly |love to |like to |want to |would like to )?(\p{L}+)(?: (?:(?:an?|the|their|old|small|few|some|good|great|fresh|real|new|healthy|local|big|more|own) )*((?:\p{Lu}\p{L}+ )?\p{L}+(?: \p{L}+s(?= |$)| (?!(?:in|at|on|with|without|and|or|for|from|of|to|who|by)$)\p{L}+$)?))?/u;

/** "Swimmers", "chess players"; null where no verb says it. */
export function doers(who: string): string | null {
  const [, verb = "", thing = ""] = WHO_DO.exec(who) ?? [];
  const called = DOERS[verb.toLowerCase()];
  if (!called?.includes("*")) return called ?? null;
  return /\p{L}{3,}/u.test(thing) && !/^(?:for|from|with|and|out|up|his|her|at|it)$/i.test(thing)
    ? called.replace("*", thing.replace(/\p{L}+$/u, singular))
    : null;
}

/** "managers" out of "office managers"; the whole where the head alone would mislead. */
export function headNoun(who: string): string {
  const doing = doers(who);
  if (doing) return doing;
  if (HOW_THEY_LIVE.test(who)) return who;
  const [named = who] = who.split(
    / (?:of|over|under|with|without|for|in|at|on|from|near|who|that|whose|where|aged|after|before|(?<=s |[a-z]men )and|(?<=(?:s|[a-z]men|people|adults) )\p{L}+ing) /u,
  );
  const head = named.split(" ").at(-1) ?? who;
  // "Job seekers over 50" are job seekers, and no seekers.
  if (
    COMMON_HEAD.test(head) &&
    / /.test(named) &&
    named !== who &&
    wordCount(named) <= SHORT &&
    !/ and /.test(named)
  )
    return named;
  const common = COMMON_HEAD.test(head) && (wordCount(who) <= SHORT || /(?<!s) and /.test(who));
  return UNSAFE_HEAD.test(head) || !/(?:s|women|men)$/.test(head) || common ? who : head;
}
