import { several } from "./english-verb";
import type { Tongue } from "./forms";
import { GENITIVE } from "./german";
import type { Word } from "./words-of";

const THING = (word: Word | undefined) => word !== undefined && "NUZA".includes(word.sort);
const SUM = (word: Word | undefined) =>
  word !== undefined && (word.sort === "#" || /^(?:[€$£]|\p{L}{0,2}\$)$/u.test(word.english));
/** "Rentner in Kassel": with no article before it there are several. */
const ARE_MANY = /er$/;
const BARE_PERSON = /(?:er|or|ian|ist|ant|ent|locum|cook|guest|mechanic|customer)$/;
const NO_PERSON =
  /(?:chamber|ladder|order|paper|water|meter|computer|number|power|sugar|leather|summer|winter|weather|letter|folder|container|server|counter|customer)$/;
const MONEY_UNIT = /^(?:[€£$%]|euros?|pesos|reais|soles|francs|franken|bolívares|quetzales)$/i;
const MANY = /^(?:many|some|several|few)$/;
const POSSESSIVE: Readonly<Record<string, string>> = {
  my: "mine",
  our: "ours",
  their: "theirs",
  your: "yours",
};
/** "Sono circa 310", "son 1.850 fincas": no sum of money and no end of the sentence. */
function countsThings(words: readonly Word[], i: number): boolean {
  const at = words[i + 1]?.sort === "Q" ? i + 2 : i + 1;
  const [count, thing] = [words[at], words[at + 1]];
  if (count?.sort !== "#") return false;
  const from = words.slice(0, i).findLastIndex(({ english }) => /^[.;:,]$/.test(english)) + 1;
  const opens = from === i || words[from]?.sort === "P";
  return (
    opens &&
    ((thing?.sort === "N" && !MONEY_UNIT.test(thing.english)) ||
      (thing?.sort === "." && /^[.,;]$/.test(thing.english)))
  );
}

/** "On" a sum is "at", on a town "in"; "por mes" is per month; "hace 12 años" is for 12 years. */
export function smoothed(words: readonly Word[], tongue: Tongue): Word[] {
  const out: Word[] = [];
  const rendered = (word: Word, i: number): Word | null => {
    const [before, next, after] = [out.at(-1), words[i + 1], words[i + 2]];
    const as = (english: string): Word => ({ ...word, english });
    if (/^(?:is|are)$/.test(word.english) && tongue !== "de" && countsThings(words, i))
      return as("there are");
    if (before?.sort === "P" && word.sort === "S" && /^they$/i.test(word.english)) return as("them");
    if (
      word.sort === "P" &&
      word.english === "of" &&
      next?.sort === "#" &&
      /^(?:is|are|was)$/.test(before?.english ?? "")
    )
      return null;
    if (
      word.sort === "P" &&
      word.english === "of" &&
      next?.sort === "N" &&
      MONEY_UNIT.test(before?.english ?? "") &&
      before?.english !== "%"
    )
      return as("for");
    if (
      word.sort === "D" &&
      /^(?:in|by|of|from) the$/.test(word.english) &&
      next?.sort === "Z" &&
      tongue === "pt"
    )
      return as(word.english.replace(" the", ""));
    const last = words[i - 1];
    if (
      tongue === "de" &&
      word.sort === "D" &&
      GENITIVE.test(word.said) &&
      last?.sort === "N" &&
      last.end + 1 === word.start &&
      !word.english.startsWith("of")
    )
      return as(`of ${word.english}`);
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
    if (
      /^vo[nm]$/i.test(word.said) &&
      out
        .slice(-8)
        .some(({ english }) => /^(?:receives?|get|gets|come|comes|buys?|takes?|falls?|fallen)$/.test(english))
    )
      return as(/m$/i.test(word.said) ? "from the" : "from");
    // All shops are meant, and no certain ones.
    if (
      word.english === "the" &&
      /^(?:los|las|os|as|les|i|gli|le)$/i.test(word.said) &&
      next?.sort === "N" &&
      /[^s]s$|people$|men$|children$/.test(next.english) &&
      after?.sort !== "R"
    )
      return null;
    if (/^(?:the|a)$/.test(word.english) && next?.sort === "#" && after?.english === "%") return null;
    if (word.sort === "P" && /^d[ei]$/i.test(word.said) && before?.english === "%" && next?.sort === "N")
      return null;
    if (
      tongue === "de" &&
      ARE_MANY.test(word.said) &&
      BARE_PERSON.test(word.english) &&
      !NO_PERSON.test(word.english) &&
      word.sort === "N" &&
      (!before || ".PCQ3pA".includes(before.sort))
    )
      return as(several(word.english));
    if (before && /^(?:already|also)$/i.test(before.english) && /^(?:I|we) /.test(word.english)) {
      out.pop();
      const [who = "", rest = ""] = word.english.split(/ (.*)/);
      return { ...word, english: `${who} ${before.english.toLowerCase()} ${rest}`, start: before.start };
    }
    if (
      /^tem$/i.test(word.said) &&
      (!before ||
        /^[.,;:]$/.test(before.english) ||
        before.sort === "C" ||
        /side$|^here$/i.test(before.english))
    )
      return as("there is");
    if (word.sort === "3" && before && /^(?:we|I|they)$/i.test(before.english) && word.base)
      return as(word.base);
    if (word.sort === "D" && word.english === "the" && next?.sort === "D" && POSSESSIVE[next.english])
      return null;
    if (word.sort === "D" && POSSESSIVE[word.english] && next && !"NAU#nD".includes(next.sort))
      return as(POSSESSIVE[word.english] ?? word.english);
    if (
      word.english === "a" &&
      next &&
      /^(?:[aeio]|hour|honest|un(?!i))/.test(next.english) &&
      !/^(?:one|uni|eu)/.test(next.english)
    )
      return as("an");
    return word;
  };
  words.forEach((word, i) => {
    const one = rendered(word, i);
    if (one) out.push(one);
  });
  return out;
}
