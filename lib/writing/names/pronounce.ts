import { TAGS } from "./curated";
import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { EVERYDAY } from "./data/screens";
import { letters } from "./sound";

/** Three letters in a row as they occur in the words this writer knows, word edges included. */
const TRIGRAMS = new Set<string>();
const add = (word: string) => {
  const edged = `^${letters(word)}$`;
  for (let i = 0; i + 3 <= edged.length; i++) TRIGRAMS.add(edged.slice(i, i + 3));
};
for (const word of [...EVERYDAY, ...CONCRETE_NOUNS]) add(word);
for (const { names } of TAGS)
  for (const { kind, name } of names)
    if (kind !== "coined" && kind !== "borrowed") for (const word of name.split(" ")) add(word);

/** Share of the letter triples of a name that ordinary words have too: 1 is as easy as English. */
export function pronounceability(name: string): number {
  const edged = `^${letters(name)}$`;
  const triples = Array.from({ length: Math.max(0, edged.length - 2) }, (_, i) => edged.slice(i, i + 3));
  if (triples.length === 0) return 0;
  return triples.filter((triple) => TRIGRAMS.has(triple)).length / triples.length;
}
