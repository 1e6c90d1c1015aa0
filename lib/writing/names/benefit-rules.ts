import { bare, cap, wordCount } from "../english";
import { participle, verbOf } from "./participle";

const MOST = 9;
const PROMISED =
  /\bif (?:an? |the |your |it |something )?(?:\p{L}+ )?((?:comes|breaks|wears|fails|does|goes|leaks|tears)\b[^,;.]*?),? (?:we|i) (\p{L}+) (?:it|them)( free| for free| at no cost)?(?: again)?\b/iu;

/** "If a pair wears through within 12 months we replace it": "Replaced if it wears through within 12 months". */
export function conditions(said: string): string[] {
  const [, happens = "", verb = "", free = ""] = PROMISED.exec(said) ?? [];
  const again = /^re(?=\p{L})/u.test(verb) ? verbOf(verb.slice(2)) : null;
  const known = verbOf(verb) ?? again ?? (/^re?do$/i.test(verb) ? verb : null);
  if (!known || /\bn['’]t\b|\bnot\b/.test(happens)) return [];
  const done = /^(?:re)?do$/i.test(verb)
    ? `${verb}ne`
    : verbOf(verb)
      ? participle(known)
      : `re${participle(known)}`;
  const line = cap(bare(`${done}${free} if it ${happens.replace(/ again$/, "")}`));
  return wordCount(line) <= MOST - 1 ? [line] : [];
}
