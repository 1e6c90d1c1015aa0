import { baseVerb } from "../../third";
import { CLASS_OF, OTHER_VERBS } from "./data/classes";
import { KNOWN_DEEDS } from "./data/known-deeds";

/** Words and marks, each on its own. */
export const tokensOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’%&/-]|[.,:](?=\d))*|[\p{Sc}]\s?\d[\d.,]*|[,;:.()]/gu) ?? [];

export const MARK = /^[,;:.()]$/;
export const JOINS = /^(?:and|then|or|so|but|plus)$/i;
export const DETERMINER =
  /^(?:a|an|the|every|each|all|any|both|their|your|his|her|its|our|my|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|\d[\d.,]*)$/i;
const PRONOUN = /^(?:we|i|you|they|he|she|it|everybody|everyone|people|nobody|whoever)$/i;
export const isPronoun = (word = "") => PRONOUN.test(word);
/** Where the name of a thing is over. */
export const BOUNDARY =
  /^(?:of|in|on|at|by|for|from|with|without|to|into|onto|until|before|after|during|per|within|near|through|over|under|against|between|around|along|across|about|behind|beside|as|than|like|via|inside|outside|if|when|while|where|which|who|whose|whom|that|how|what|whether|why|because|so|since|once|twice|they|you|we|he|she|i|it|them|us|me|half|is|are|was|were|be|been|has|have|had|can|cannot|could|will|would|must|may|should|do|does|did|don't|doesn't|not|never|also|then|again|together|online|back|automatically|later|home|away|directly|alone|separately|themselves|yourself|himself|herself|yourselves|instead|here|there|out|up|off|down|even|only|just|too|already|still|at_once|today|tomorrow|tonight|afterwards|beforehand|overnight|anytime|anywhere|live|equally|apart)$/i;
const ADVERB =
  /^(?:\p{L}{3,}ly|also|then|only|now|just|still|even|always|never|once|both|all|first|simply|together|can|will|must|may)$/iu;
export const isAdverb = (word = "") =>
  ADVERB.test(word) && !/^(?:reply|apply|supply|family|assembly|fly|rely)$/i.test(word);

const IRREGULAR_BASE: Readonly<Record<string, string>> = {
  has: "have",
  does: "do",
  goes: "go",
  is: "",
  was: "",
};
/** "sends" is "send"; null where a word is no verb that is known. */
export function verbIn(word: string): string | null {
  const said = word.toLowerCase();
  if (said in IRREGULAR_BASE) return IRREGULAR_BASE[said] || null;
  const forms = [said, said.replace(/s$/, ""), said.replace(/es$/, ""), said.replace(/ies$/, "y")];
  return (
    forms.find((form) => CLASS_OF.has(form) || OTHER_VERBS.has(form) || KNOWN_DEEDS.has(form)) ??
    baseVerb(said)
  );
}
/** What a verb is followed by, and hardly ever a noun: "spots the", "judges how", "puts it". */
const AFTER_A_VERB =
  /^(?:a|an|the|every|each|all|both|their|your|his|her|its|our|my|this|that|these|those|it|them|you|him|me|us|how|what|which|whether|who|when|where|everything|everyone|anything)$/i;
/** The verb in its base form; a word that no list knows is one where it is followed as only verbs are. */
export function verbBefore(word: string, next = ""): string | null {
  const known = verbIn(word);
  return (
    known ??
    (/^\p{Ll}{3,}$/u.test(word) && !isAdverb(word) && !BOUNDARY.test(word) && AFTER_A_VERB.test(next)
      ? anyVerb(word)
      : null)
  );
}
/** After a pronoun or "that" any word is one: "that joins calls". */
export function anyVerb(word: string): string {
  const said = word.toLowerCase();
  return (
    verbIn(said) ??
    (/(?:ss|us|is)$/.test(said)
      ? said
      : said
          .replace(/ies$/, "y")
          .replace(/(ss|sh|ch|x|zz)es$/, "$1")
          .replace(/([^s])s$/, "$1"))
  );
}
export const isOne = (word: string, base: string) => word.toLowerCase() !== base;

const MANY = /(?:[^su]s|people|children|men|women|staff|police|parents|mice|teeth|feet)$/i;
export const isMany = (word = "") => MANY.test(word) && !/(?:ss|us|is)$/i.test(word);
