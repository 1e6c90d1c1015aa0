import type { Candidate } from "./candidate";
import { syllables, typed } from "./sound";
import type { Tongue } from "./tongue";

/** Where a word is written as it is spoken, or nearly so. */
const AS_HEARD = new Set("es it de nl pl cs tr id ms sw".split(" "));

/** Whoever lives in the language knows the word; nobody else is promised anything. */
function there({ name }: Pick<Candidate, "name">, { code, name: language }: Tongue): string {
  const article = /^[AEIO]/.test(language) ? "an" : "a";
  const known = name.includes(" ") ? `everyday ${language} words` : `${article} ${language} word`;
  const plain = typed(name) === name.toLowerCase() ? "" : ", in the address without its accents";
  return AS_HEARD.has(code)
    ? `${known}, spelled as ${article} ${language} speaker hears ${name.includes(" ") ? "them" : "it"}${plain}`
    : `${known} that any ${language} speaker can spell${plain}`;
}

/** What a person hears, and for whom that is true. */
export function sayability(
  said: Pick<Candidate, "name" | "kind" | "spokenThere" | "tongue">,
  strangers: string | null,
): string {
  const { name, kind, spokenThere, tongue } = said;
  if (tongue) return there(said, tongue);
  const beats = syllables(name);
  const count = `${beats} ${beats === 1 ? "syllable" : "syllables"}`;
  if (spokenThere) return `${count}, in the language of your customers`;
  if (kind === "own words" && strangers) return `${count}, as you call it`;
  if (kind === "borrowed") return `${count}, a word of another language: say how it is spoken`;
  if (strangers) return `${count} of English: spell it out for ${strangers}`;
  if (kind === "coined") return `${count}, a new word: spell it once aloud`;
  if (name.includes(" ")) return `${count}, plain words, spelled as heard`;
  if (kind === "real word") return `${count}, one word, spelled as heard`;
  return kind === "compound"
    ? `${count}, two familiar words joined, spelled as heard`
    : `${count}, spelled as heard`;
}
