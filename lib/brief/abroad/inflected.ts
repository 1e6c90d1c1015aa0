import { asGerund, formOf } from "./english-verb";
import type { Tongue } from "./forms";
import { isVerb, type Word } from "./words-of";

/** "Has to ring, send and wait". */
const listed = (out: readonly Word[]) => {
  const since = out.slice(out.findLastIndex(({ english }) => /^[.;:]$/.test(english)) + 1);
  return since.some(({ sort }) => sort === "i");
};
const MODAL_TO = / to$/;
/** German, French and Italian say these with "to be". */
const MOVED = /^(?:come|gone|fallen|grown up|grown|been|left|arrived|died|cost|risen|returned|come back)$/;
const BE =
  /^(?:is|are|am|was|were|has|have|had|can|must|may|should|I am|I have|we are|we have|we can|we must|I can)$/;
/** Infinitives, persons and denials as English has them. */
export function inflected(words: readonly Word[], tongue: Tongue): Word[] {
  const out: Word[] = [];
  words.forEach((word, i) => {
    const before = out.at(-1);
    const next = words[i + 1];
    const starts = before === undefined || before.sort === "." || before.sort === "C";
    // "Se não ficar boa", "quando chegar": what may happen.
    const may = out.at(before?.english === "not" ? -2 : -1);
    if (word.sort === "i" && tongue === "pt" && may?.sort === "C" && /^(?:if|when)$/i.test(may.english)) {
      const base = word.base ?? word.english;
      if (before?.english === "not") out.pop();
      out.push({
        ...word,
        sort: "3",
        english:
          before?.english === "not"
            ? `it does not ${base}`
            : `it ${formOf({ base, past: "", participle: "" }, "3")}`,
      });
      return;
    }
    // "A gente busca": one in form, several in sense.
    if (word.sort === "3" && before?.english === "we" && word.base) {
      out.push({ ...word, sort: "p", english: word.base });
      return;
    }
    if (word.sort === "i") {
      const modal = before?.sort === "m" || (before?.sort === "S" && out.at(-2)?.sort === "m");
      const base = word.base ?? word.english;
      if (before?.sort === "P" && /^(?:a|à|zu|para|pour|pra|per|por|ad)$/i.test(before.said)) {
        out.pop();
        out.push({
          ...word,
          english: MODAL_TO.test(out.at(-1)?.english ?? "") ? base : `to ${base}`,
          start: before.start,
        });
      } else if (before?.sort === "P") out.push({ ...word, english: asGerund(base) });
      else if (tongue === "de" && !modal && !out.slice(-6).some(({ sort }) => sort === "m"))
        out.push({ ...word, sort: "p", english: base });
      else if (
        modal ||
        before?.sort === "C" ||
        MODAL_TO.test(before?.english ?? "") ||
        (starts && listed(out))
      )
        out.push({ ...word, english: base });
      else if (starts) out.push({ ...word, english: asGerund(base) });
      else out.push({ ...word, english: `to ${base}` });
      return;
    }
    if (before?.english === "not" && isVerb(word.sort) && tongue !== "de") {
      out.pop();
      out.push({
        ...before,
        ...denied(word, next),
        said: `${before.said} ${word.said}`,
        start: before.start,
        end: word.end,
      });
      return;
    }
    if (tongue === "fr" && word.english === "not" && before && isVerb(before.sort)) {
      out.pop();
      out.push({ ...before, ...denied(before, next), end: word.end });
      return;
    }
    if ((word.sort === "1" || word.sort === "w") && word.base) {
      const who = word.sort === "1" ? "I" : "we";
      const said = before?.english.toLowerCase() === who.toLowerCase() || before?.english === "who";
      out.push({
        ...word,
        english: said || tongue === "fr" || tongue === "de" ? word.english : `${who} ${word.english}`,
      });
      return;
    }
    if ((before?.english === "I" || before?.english === "we") && /^(?:I|we) /.test(word.english)) {
      out.push({ ...word, english: word.english.replace(/^(?:I|we) /, "") });
      return;
    }
    if (word.sort === "n" && MOVED.test(word.english) && before && /^(?:is|are|am)$/.test(before.english)) {
      out.pop();
      out.push({ ...before, english: before.english === "is" ? "has" : "have" }, word);
      return;
    }
    out.push(word);
  });
  return out;
}

function denied(word: Word, next: Word | undefined): Pick<Word, "english" | "sort"> {
  const { english, sort, base } = word;
  if (english === "can") return { english: "cannot", sort: "m" };
  if (english.startsWith("there is")) return { english: english.replace("there is", "there is no"), sort };
  if (/^(?:I |we )?(?:has|have)$/.test(english) && next && "NAUP".includes(next.sort) && next.sort !== "P")
    return { english: `${english} no`, sort };
  if (BE.test(english) || MODAL_TO.test(english))
    return { english: `${english} not`.replace(/^(\S+) to not$/, "do not $1 to"), sort };
  const who = sort === "1" ? "I " : sort === "w" ? "we " : "";
  const bare = base ?? english.replace(/^(?:I|we) /, "");
  if (!base && sort === "d") return { english: `${english} not`, sort };
  const plain =
    !base && sort === "3" ? bare.replace(/ies$/, "y").replace(/(?<=sh|ch|o)es$|(?<=[^s])s$/, "") : bare;
  return { english: `${who}${sort === "3" ? "does" : sort === "d" ? "did" : "do"} not ${plain}`, sort };
}
