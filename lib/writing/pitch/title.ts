import type { Case } from "../case";
import { bare, cap, uncap, wordCount } from "../english";
import { clauseWithin } from "../in-sentences";
import { isClause } from "../is-clause";
import { claim, prefix } from "./claim";

/** So many words are read at a glance. */
const TITLE = 16;
const LEAST = 7;

/** As much of a long sentence as is read at a glance, where its first clause says enough. */
export const inOneLine = (said: string) => {
  const short = clauseWithin(said, TITLE);
  return wordCount(short) >= LEAST ? short : said;
};

/** A claim that fits a slide: the offer in one breath, or what can be checked of it. */
export function titleOf(c: Case): string {
  const told = claim(c);
  if (wordCount(told) <= TITLE) return told;
  const whole = prefix(told, TITLE) || told;
  if (wordCount(whole) <= TITLE) return whole;
  const short = c.proofs
    .map((said) => bare(said))
    .find((said) => wordCount(said) <= TITLE - 4 && isClause(said));
  return c.what && /^is /.test(c.what) && short ? `${cap(c.name)}: ${uncap(short, c.names)}` : whole;
}
