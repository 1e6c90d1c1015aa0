import { COUNT, countOf } from "../text/number-words";

const MANY = `(?<![\\p{L}\\d.,])(${COUNT}|none|nothing|not one|no)`;
const BAD =
  "failed|broke|burst|cracked|leaked|snapped|split|tore|bent|jammed|rusted|died|came (?:back|off|loose|apart)|were (?:lost|broken|returned|damaged|exchanged|replaced)|went (?:wrong|off|missing|bad)|returned|lost|(?:was|were) sent back|gave up|dropped out|stopped|left|cancelled|arrived (?:crushed|broken|late|damaged|dead|wet|bent)";
const FAILED = new RegExp(`${MANY}(?: of (?:them|these|those))? (?:(?:has|have|had) )?(?:${BAD})\\b`, "iu");
/** "80 of them", "600 tested", but no "two winters". */
const OF_ALL = new RegExp(
  `(?<!\\p{Sc}\\s?)(?<![\\p{L}\\d.,])(${COUNT})(?![\\p{L}\\d]|\\s(?:weeks?|months?|years?|days?|hours?|minutes?|seasons?|winters?|summers?|nights?|times?)\\b)`,
  "giu",
);
const NEVER =
  /\b(?:never|not once|did not|didn['’]t|has not|hasn['’]t|without)(?: a)? (?:single )?(?:fail|break|burst|crack|leak|snap|tear|jam|rust)\p{L}*/iu;

const numberOf = (said: string): number => (/^(?:none|nothing|not one|no)$/i.test(said) ? 0 : countOf(said));

/** Share 0 to 1 of what was tried that held, where the sentence tells how many failed; null where it does not. */
export function shareThatHeld(sentence: string): number | null {
  if (NEVER.test(sentence)) return 1;
  const failed = FAILED.exec(sentence);
  if (!failed) return null;
  const bad = numberOf(failed[1] ?? "");
  if (bad === 0) return 1;
  const before = [...sentence.slice(0, failed.index).matchAll(OF_ALL)].map(([, said = ""]) => countOf(said));
  const all = Math.max(0, ...before);
  return all > bad ? 1 - bad / all : null;
}

/** From so much on the result speaks for the offer, and the rest is a task. */
const GOOD = 0.9;
/** Most of what was tried held, and the sentence says of how many. */
export const heldWell = (sentence: string): boolean => (shareThatHeld(sentence) ?? 0) >= GOOD;
/** More than a third of it failed. */
const POOR = 0.67;
export const heldPoorly = (sentence: string): boolean => (shareThatHeld(sentence) ?? 1) < POOR;
