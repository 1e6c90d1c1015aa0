import type { Case } from "../case";
import { bare, cap, uncap, wordCount } from "../english";
import { clauseWithin } from "../in-sentences";
import { isClause } from "../is-clause";
import { hurts, standsAlone } from "../need";
import { claim, prefix } from "./claim";

/** So many words are read at a glance. */
const TITLE = 16;
const LEAST = 7;

/** "..., but a wheel does not fit into a flat", "... miss tenders because every city ...". */
const TURN = /^(.+?),? (but|so) ((?!(?:they|it|that|this|then|not|no|only|also|that)\b)[\p{L}\d].*)$/u;
const REASON = /^(.+?),? because (.+)$/u;

/** As much of a long sentence as is read at a glance: what is wrong, and not how things are before it. */
export const inOneLine = (said: string) => {
  if (wordCount(said) <= TITLE) return said;
  const short = clauseWithin(said, TITLE);
  if (wordCount(short) >= LEAST && hurts(short)) return short;
  const [, before = "", , turned = ""] = TURN.exec(said) ?? [];
  if (
    turned &&
    !hurts(before) &&
    wordCount(turned) >= LEAST - 1 &&
    wordCount(turned) <= TITLE &&
    standsAlone(turned, "")
  )
    return cap(turned);
  const [, harm = ""] = REASON.exec(said) ?? [];
  return wordCount(harm) >= LEAST && wordCount(harm) <= TITLE && hurts(harm) ? harm : said;
};

/** "Every city publishes them on a site of its own": why, where the title only says what is wrong. */
export const reasonBehind = (said: string, title: string) => {
  const [, harm = "", why = ""] = REASON.exec(said) ?? [];
  return harm === title && wordCount(why) <= TITLE && !/^(?:of|they|it|he|she)\b/.test(why) ? cap(why) : "";
};

/** A claim that fits a slide: the offer in one breath, or what can be checked of it. */
export function titleOf(c: Case): string {
  const told = claim(c);
  if (wordCount(told) <= TITLE) return told;
  const whole = bare(prefix(told, TITLE) || told);
  if (wordCount(whole) <= TITLE) return whole;
  const short = c.proofs
    .map((said) => bare(said))
    .find((said) => wordCount(said) <= TITLE - 4 && isClause(said));
  return c.what && /^is /.test(c.what) && short ? `${cap(c.name)}: ${uncap(short, c.names)}` : whole;
}
