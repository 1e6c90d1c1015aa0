import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { PARTS_OF_WORDS } from "./data/joined";
import { EVERYDAY } from "./data/screens";

export type NameKind =
  | "compound"
  | "real word"
  | "phrase"
  | "pair"
  | "coined"
  | "borrowed"
  | "own words"
  | "descriptive";

export interface Entry {
  name: string;
  /** What it means, fit for "Name: ...". */
  gloss: string;
  kind: NameKind;
}

const FOREIGN_ORIGIN =
  /\b(?:Italian|Latin|Spanish|Portuguese|French|German|Dutch|Danish|Greek|several languages)\b/;

const SIMPLE = new Set([...EVERYDAY, ...CONCRETE_NOUNS, ...PARTS_OF_WORDS]);
const SHORTEST_PART = 3;
/** "Ridgeline", "Windowsill": two familiar words in one. */
function joined(name: string): boolean {
  const word = name.toLowerCase();
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++)
    if (SIMPLE.has(word.slice(0, cut)) && SIMPLE.has(word.slice(cut))) return true;
  return false;
}

/** "Name = meaning"; "+" before it tells two words grown together, "*" a new word. */
export function entry(line: string): Entry {
  const [said = "", gloss = ""] = line.split(" = ");
  const name = said.replace(/^[*+]/, "");
  const kind: NameKind = said.startsWith("+")
    ? "compound"
    : FOREIGN_ORIGIN.test(gloss) && !said.startsWith("*")
      ? "borrowed"
      : said.startsWith("*")
        ? "coined"
        : / & /.test(name)
          ? "pair"
          : name.includes(" ")
            ? "phrase"
            : joined(name)
              ? "compound"
              : "real word";
  return { name, gloss, kind };
}
