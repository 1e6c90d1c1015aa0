import { literal } from "@/lib/brief/literal";
import { cap, singular, withArticle } from "./english";
import type { Group } from "./group";
import { headNoun } from "./head-noun";

/** Heads that say too little of whom is meant. */
const TOO_COMMON = /^(?:parents|families|students|learners|residents|drivers|workers|shops|couples)$/i;
const QUOTED = /("[^"]*"|“[^”]*”)/;

/**
 * Names a group in full once and by its last word afterwards: "physiotherapy clinics", then "clinics".
 * What the founder is quoted with stays as it is. `before` is what has been read already, e.g. a title.
 */
export function inShort({ crowd, member }: Group): (said: string, before?: string) => string {
  const they = headNoun(crowd);
  // "Eritrean families": nobody else's plan speaks of these, so "families" says who is meant.
  const ofOneKind = /\p{Lu}/u.test(crowd);
  if (they === crowd || / /.test(they) || (TOO_COMMON.test(they) && !ofOneKind)) return (said) => said;
  const one = singular(they);
  const full = new RegExp(`\\b(an? )?(${literal(crowd)}|${literal(member)})(?![\\p{L}-])`, "giu");
  return (said, before = "") => {
    let named = full.test(before);
    full.lastIndex = 0;
    return said
      .split(QUOTED)
      .map((part, at) =>
        at % 2 === 1
          ? part
          : part.replace(full, (found, before: string | undefined, name: string) => {
              if (!named) {
                named = true;
                return found;
              }
              const head = name.toLowerCase() === crowd.toLowerCase() ? they : one;
              const short = before ? withArticle(head) : head;
              return /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(crowd) ? cap(short) : short;
            }),
      )
      .join("");
  };
}

/** Paragraph by paragraph. */
export const paragraphsInShort = (group: Group) => {
  const short = inShort(group);
  return (text: string) =>
    text
      .split("\n\n")
      .map((paragraph) => short(paragraph))
      .join("\n\n");
};
