import type { Case } from "../case";
import { cap, list, wordCount } from "../english";
import { WORDS } from "./slide";
import { isSpokenOf, rival } from "./told";

/** Kinds of rivals with what we expect of them, and the one that is named first. */
export const alternatives = (c: Case) => {
  const named = (c.form === "nonprofit" ? [] : c.competitors)
    .filter(({ kind }) => c.foreign || isSpokenOf(c, kind))
    .filter(({ kind }) => !c.alternatives.some(({ who }) => who === kind))
    .slice(0, 2)
    .map(({ kind, names, why }) => {
      const label =
        [list(names.slice(0, 2)), kind].find((text) => text && text.length <= 38 && !text.includes(":")) ??
        kind;
      return (
        [`${cap(label)}, we expect: ${why}`].find((line) => wordCount(line) <= WORDS) ??
        `${cap(label)}: ${why}`
      );
    });
  return { named, first: rival(c) };
};
