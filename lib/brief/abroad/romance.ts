import type { Tongue } from "./forms";
import { isNoun, isVerb, type Word } from "./words-of";

const at = (words: readonly Word[], i: number): Word | undefined => words[i];

/** "Sacola numerada": English puts it before. What is said of a thing after its verb is left. */
const AFTER =
  /^(?:included|alone|better|free|free of|known|full|ready|same|dependent|pregnant|directly|by hand)$/;
/** "Lista de espera" is a waiting list; "half of", "an hour of" keep their order. */
const MEASURE =
  /^(?:half|rest|part|share|number|amount|group|hour|day|week|month|year|kilo|gram|litre|metre|hectare|price|cost|kind|list|average|box|bag|bottle|jar|package|minute|owner|side|radius|order|thing|lack|time|euro|peso|franc)s?$/;

/** Adjectives before their nouns, "N of N" as one name, pronouns after their verbs. */
export function romance(words: readonly Word[], tongue: Tongue): Word[] {
  const out = words.map((word, i) =>
    tongue === "fr" && word.said.toLowerCase() === "des" && at(words, i - 1)?.sort === "N"
      ? { ...word, english: "of", sort: "P" }
      : word,
  );
  for (let i = 0; i < out.length; i += 1) {
    const [one, two, three, four] = [out[i], at(out, i + 1), at(out, i + 2), at(out, i + 3)];
    if (!one) break;
    if (
      one.sort === "N" &&
      two?.sort === "P" &&
      /^(?:de|d'|di)$/i.test(two.said) &&
      three?.sort === "N" &&
      !MEASURE.test(one.english) &&
      (!/[^s]s$|ren$/.test(three.english) ||
        /^(?:shop|school|market|course|fair|workshop)s?$/.test(one.english)) &&
      !(four?.sort === "P" && /^(?:de|d'|di)$/i.test(four.said)) &&
      four?.sort !== "n"
    ) {
      const bare = three.english.replace(/(?<=[^s])s$/, "").replace(/ie$/, "y");
      const adjective =
        four?.sort === "A" && !AFTER.test(four.english) ? [{ ...four, glued: one.glued }] : [];
      out.splice(
        i,
        3 + adjective.length,
        ...adjective,
        { ...three, english: bare, glued: one.glued && adjective.length === 0 },
        { ...one, glued: false },
      );
      i += 1 + adjective.length;
    } else if (
      one.sort === "N" &&
      (two?.sort === "A" || two?.sort === "n") &&
      !AFTER.test(two.english) &&
      !(two.sort === "n" && three?.sort === "P")
    ) {
      // "Un sistema simple de agenda": the noun is looked at once more, with what follows it now.
      out.splice(i, 2, { ...two, glued: one.glued }, { ...one, glued: false });
    }
  }
  for (let i = 0; i < out.length - 1; i += 1) {
    const [one, two] = [out[i] as Word, out[i + 1] as Word];
    const us =
      tongue === "fr" &&
      one.english === "we" &&
      (two.sort === "3" || (two.sort === "p" && isNoun(out[i - 1])));
    const the =
      one.sort === "D" &&
      one.english === "the" &&
      /^(?:la|los|las|le|les|l'|lo|li|o|a|os|as)$/i.test(one.said) &&
      isVerb(two.sort) &&
      two.sort !== "m";
    if (one.sort !== "O" && !us && !the) continue;
    if (!isVerb(two.sort) && two.sort !== "n" && two.sort !== "i") continue;
    if (one.english === "") out.splice(i, 1);
    else {
      const english = us ? "us" : the ? (/s$/.test(one.said) ? "them" : "it") : one.english;
      out.splice(i, 2, { ...two, glued: one.glued }, { ...one, english, sort: "O", glued: false });
      i += 1;
    }
  }
  return whoFirst(out);
}

/** Of these what follows is who does it, where nobody stands before. */
const DOES_ALONE = /^(?:pay|start|come|arrive|live|work|function|miss|decide|sign|remain)$/;
/** "Lo que recibe el dueño", "si se rompe una puerta": whoever does it stands before the verb. */
function whoFirst(words: readonly Word[]): Word[] {
  const out = [...words];
  for (let i = 0; i + 3 < out.length; i += 1) {
    const [link, verb, article, noun, after] = out.slice(i, i + 5) as [
      Word,
      Word,
      Word,
      Word,
      Word | undefined,
    ];
    const opens = /^(?:what|if|when|where|because)$/.test(link.english) && "RC".includes(link.sort);
    const ends = !after || after.sort === "." || after.sort === "C";
    // "; paga casi siempre la hija"
    const far = out.findIndex(({ sort }, at) => at > i + 1 && sort !== "X");
    const behindIt = out[far + 2];
    const alone = link.sort === "." && DOES_ALONE.test(verb.base ?? "") && "3p".includes(verb.sort);
    if (
      alone &&
      out[far]?.sort === "D" &&
      "NU".includes(out[far + 1]?.sort ?? "-") &&
      (behindIt?.sort ?? ".") === "."
    )
      out.splice(i + 1, far + 1 - i, ...out.slice(far, far + 2), ...out.slice(i + 2, far), verb);
    else if (
      opens &&
      (verb.sort === "3" || verb.sort === "p") &&
      article.sort === "D" &&
      noun.sort === "N" &&
      (ends || link.english === "what")
    )
      out.splice(i + 1, 3, article, noun, verb);
  }
  return out;
}
