import { findAmounts } from "@/lib/brief/amounts/amounts";
import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import type { Brief } from "@/lib/brief/types";

/** "Agencies send strangers": a plural of which the problem tells and the offer does not. */
export function isOfTheirs(said: string, { answers }: Brief): boolean {
  const who = /^(\p{Lu}?\p{Ll}{4,}s) \p{Ll}+ /u.exec(`${said} `)?.[1]?.toLowerCase() ?? "\u0000";
  // "The college gives each student ...": one of whom the problem tells.
  const [, one = "\u0000"] = /^the (\p{Ll}{5,}) \p{Ll}+s /iu.exec(said) ?? [];
  const ours = `${answers.solution} ${answers.targetAudience}`.toLowerCase();
  if (answers.problem.toLowerCase().includes(one.toLowerCase()) && !ours.includes(one.toLowerCase()))
    return true;
  return answers.problem.toLowerCase().includes(who) && !ours.includes(who.replace(/(?:ies|es|s)$/, ""));
}

/** "Old Mill washes for hotels only": a name of two words does something, and it is not ours. */
const OF_A_FIRM =
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:has|is|does|washes|makes|sells|offers|costs|charges|takes|needs|asks|only)\b/u;
export const isOfAFirm = (said: string): boolean => OF_A_FIRM.test(said);
const WITH_US = /^[^,;]*[,;] (?:but |and |while |whereas |so )?(?=(?:we|i|ours?|with us)\b)/iu;

/** What a sentence on a rival says of the offer: "we advise firms with their own entities"; "" where that is nothing. */
export function ownPart(said: string, brief: Brief): string {
  const unlike = said.replace(
    /^unlike (?:[^\s,]+(?:,| and| or)? ){1,5}?(?:(?:which|who|that) [^,]+, )?(?=(?:we|our|ours|it|every|each)\b)/iu,
    "",
  );
  // "The wholesaler keeps the margin, we never own it": only the second half is ours.
  const [theirs = ""] = unlike.split(/[,;] (?:but |and |while |whereas |so )?(?=(?:we|i|ours?|with us)\b)/i);
  if (!isSaidOfOthers(unlike, brief) && !(theirs !== unlike && isSaidOfOthers(theirs, brief))) return unlike;
  return WITH_US.test(unlike) ? unlike.replace(WITH_US, "") : "";
}

const ASKS =
  /^(?!(?:we|i|it|ours?|my|you|each|every|one(?! (?:on|to) one\b)|no|with|if)\b)(?:[\p{L}'’-]+ ){1,8}?(?:costs?|charges?|bills?|quotes?|asks?|takes?|wants?|is|are|starts? at) (?:for |us |them |you )?(?:about |around |over |more than |up to |at least )?$/iu;
const GONE_STALE =
  /^the (?:old|existing|imported|current|nearest|other|big|large|only) (?:[\p{L}'’-]+ ){1,5}?(?:must|can only|cannot|can['’]t|was (?:written|built|made)|has no|needs?|binds?) /iu;
/** "Timers from the hardware store cost R600", "the only local program was written in 2009": what others ask for theirs, and what is old in it. */
export const isPricedElsewhere = (said: string): boolean =>
  GONE_STALE.test(said) ||
  findAmounts(said).some(({ kind, start }) => kind === "money" && ASKS.test(said.slice(0, start)));
