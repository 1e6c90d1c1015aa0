import type { Tongue } from "./forms";
import type { Word } from "./words-of";

const THING = (word: Word | undefined) => word !== undefined && "NUZA".includes(word.sort);
const SUM = (word: Word | undefined) =>
  word !== undefined && (word.sort === "#" || /^(?:[€$£]|\p{L}{0,2}\$)$/u.test(word.english));
const MANY = /^(?:many|some|several|few)$/;
const POSSESSIVE: Readonly<Record<string, string>> = {
  my: "mine",
  our: "ours",
  their: "theirs",
  your: "yours",
};
/** "On" a sum is "at", on a town "in"; "por mes" is per month; "hace 12 años" is for 12 years. */
export function smoothed(words: readonly Word[], tongue: Tongue): Word[] {
  const out: Word[] = [];
  const rendered = (word: Word, i: number): Word | null => {
    const [before, next, after] = [out.at(-1), words[i + 1], words[i + 2]];
    const as = (english: string): Word => ({ ...word, english });
    if (word.sort === "P" && word.english === "to" && SUM(next)) {
      if (before?.sort === "#") return as("to");
      return as(/^(?:day|week|month|year|hour)s$/.test(after?.english ?? "") ? "after" : "at");
    }
    if (
      word.sort === "P" &&
      word.english === "to" &&
      next?.sort === "Z" &&
      (tongue === "fr" || tongue === "it")
    )
      return as("in");
    if (word.sort === "P" && /^(?:por|par|per|pro)$/i.test(word.said) && next) {
      if (SUM(next)) return as("for");
      const bare = next.sort === "N" && !/[^s]s$/.test(next.english);
      if (bare && (tongue !== "it" || SUM(before) || before?.sort === "U")) return as("per");
    }
    if (/^(?:hace|há|fa)$/i.test(word.said) && next?.sort === "#" && THING(after)) return as("for");
    if (
      word.english === "there is" &&
      next &&
      ((next.sort === "#" && next.english !== "1") ||
        MANY.test(next.english) ||
        /^(?:about|some|more than)$/.test(next.english))
    )
      return as("there are");
    if (word.sort === "D" && word.english === "the" && next?.sort === "D" && POSSESSIVE[next.english])
      return null;
    if (word.sort === "D" && POSSESSIVE[word.english] && next && !"NAU#nD".includes(next.sort))
      return as(POSSESSIVE[word.english] ?? word.english);
    if (word.english === "a" && next && /^[aeio]/.test(next.english) && !/^(?:one|uni|eu)/.test(next.english))
      return as("an");
    return word;
  };
  words.forEach((word, i) => {
    const one = rendered(word, i);
    if (one) out.push(one);
  });
  return out;
}
