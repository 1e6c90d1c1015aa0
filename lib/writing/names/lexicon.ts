import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { FORMS } from "./data/forms";
import { PARTS_OF_WORDS } from "./data/joined";
import { ACTS } from "./data/lexicon/acts";
import { BENEFITS } from "./data/lexicon/benefits";
import { BLENDS } from "./data/lexicon/blends";
import { CULTURE } from "./data/lexicon/culture";
import { FOOD } from "./data/lexicon/food";
import { HOME } from "./data/lexicon/home";
import { LAND } from "./data/lexicon/land";
import { PEOPLE } from "./data/lexicon/people";
import { TECH } from "./data/lexicon/tech";
import { WORK } from "./data/lexicon/work";
import { NATIVE_ANY } from "./data/native-any";
import { NATIVE_WORDS } from "./data/native-words";
import { EVERYDAY } from "./data/screens";
import { FIELDS } from "./data/things/fields";
import { FURTHER_FIELDS } from "./data/things/fields-further";
import { FIELDS_OF_LIFE } from "./data/things/fields-life";
import { FIELDS_OF_PITCHES } from "./data/things/fields-pitches";
import { PLAIN_FIELDS } from "./data/things/fields-plain";
import { FIELDS_OF_PLAY } from "./data/things/fields-play";
import { SELDOM_FIELDS } from "./data/things/fields-seldom";
import { FIELDS_OF_WORK } from "./data/things/fields-work";
import { HOME as HOUSE } from "./data/things/home";
import { RARER_THINGS } from "./data/things/more";
import { NATURE } from "./data/things/nature";
import { PEOPLE_AND_PLACES } from "./data/things/people";
import { TRADES } from "./data/things/trades";
import { WORK as TOOLS_AND_PAPERS } from "./data/things/work";
import { type Trigger, trigger } from "./triggers";

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

/** A word and what it adds. */
export interface Part {
  word: string;
  gloss: string;
}

/** Words around one kind of thing, or around one thing that is done for people. */
export interface Cluster {
  id: string;
  kind: "topic" | "act" | "thing";
  /** Where the colours of a topic sit on the OKLCH wheel. */
  hue: number;
  /** What it is about, fit for "is about ...". */
  gloss: string;
  triggers: Trigger[];
  /** Adjectives that the act lends to whatever is acted on; the gloss is a clause: "that goes from hand to hand". */
  qualities: Part[];
  entries: Entry[];
  /** Taglines that are true wherever the act is. */
  lines: string[];
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

function entry(line: string): Entry {
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

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const after = (lines: readonly string[], sign: string) =>
  lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length).trim());

const glossed = (row: string): Part[] =>
  row.split("; ").map((part) => {
    const [word = "", gloss = ""] = part.split(": ");
    return { word, gloss };
  });

function read(block: string): Cluster {
  const [top = "", ...lines] = block.split("\n");
  const [, id = "", hue, gloss = ""] = /^([a-z]+)(?: (\d+))? (.+)$/.exec(top) ?? [];
  return {
    id,
    kind: hue ? "topic" : "act",
    hue: Number(hue ?? 0),
    gloss,
    triggers: words(after(lines, "? ").join(" ")).map(trigger),
    qualities: after(lines, "^ ").flatMap(glossed),
    entries: lines.filter((line) => line.includes(" = ")).map(entry),
    lines: after(lines, "! "),
  };
}

const blocks = (text: string) => text.trim().split("\n\n");

const blends = BLENDS.trim()
  .split("\n")
  .map((row) => ({ id: row.slice(0, row.indexOf(" ")), entry: entry(row.slice(row.indexOf(" ") + 1)) }));

export const TOPICS = [FOOD, LAND, HOME, PEOPLE, WORK, CULTURE, TECH]
  .flatMap(blocks)
  .map(read)
  .map((topic) => {
    const [first, second, ...rest] = topic.entries;
    const own = blends.filter(({ id }) => id === topic.id).map((blend) => blend.entry);
    return { ...topic, entries: [first, second, ...own, ...rest].filter((known) => known !== undefined) };
  });
export const DEEDS = [ACTS, BENEFITS].flatMap(blocks).map(read);

/** One thing that founders speak of, and words around it. */
function readThing(block: string, sort = "thing"): Cluster {
  const [looked = "", ...lines] = block.split("\n");
  const [first = ""] = looked.split(" ");
  return {
    ...read(`thing ${first.replaceAll("-", " ")}\n? ${looked}\n${lines.join("\n")}`),
    id: `${sort}: ${first}`,
    kind: "thing",
  };
}
/** The first names of a field, then those found later, then the rest. */
const FIRST_NAMES = 2;
const further = new Map(
  blocks(FURTHER_FIELDS).map((block) => {
    const known = readThing(block, "field");
    return [known.id, known.entries] as const;
  }),
);
/** A field of work is told by many words and says more than a thing. */
const fields = [
  PLAIN_FIELDS,
  SELDOM_FIELDS,
  FIELDS_OF_PITCHES,
  FIELDS_OF_LIFE,
  FIELDS_OF_WORK,
  FIELDS_OF_PLAY,
  FIELDS,
]
  .flatMap(blocks)
  .map((block) => readThing(block, "field"))
  .map(({ entries, ...field }) => ({
    ...field,
    entries: [
      ...entries.slice(0, FIRST_NAMES),
      ...(further.get(field.id) ?? []),
      ...entries.slice(FIRST_NAMES),
    ],
  }));
const things = [NATURE, HOUSE, TOOLS_AND_PAPERS, PEOPLE_AND_PLACES, RARER_THINGS, TRADES]
  .flatMap(blocks)
  .map((block) => readThing(block));
/** The same from rows of names and lines; its field is `id`. */
export const fieldOf = (
  id: string,
  gloss: string,
  stems: readonly string[],
  names: readonly string[],
  lines: readonly string[],
): Cluster => ({
  id: `field: ${id}`,
  kind: "thing",
  hue: 0,
  gloss,
  triggers: stems.map((stem) => trigger(`${stem.replaceAll(" ", "-")}*`)),
  qualities: [],
  entries: names.map(entry),
  lines: [...lines],
});
export const isField = ({ id }: Cluster) => id.startsWith("field:");
export const THINGS = [...fields, ...things];
export const CLUSTERS: readonly Cluster[] = [...TOPICS, ...DEEDS, ...THINGS];

function named(block: string): [string, Entry[]] {
  const [key = "", ...lines] = block.split("\n");
  return [key, lines.map(entry)];
}
/** A word of another language stays one; several of them are a phrase or a pair as in English. */
const native = (word: Entry): Entry => ({
  ...word,
  kind: / (?:&|y|e|et|und|en) /.test(word.name) ? "pair" : word.name.includes(" ") ? "phrase" : "borrowed",
});

/** What suits a form of business, whatever it handles. */
export const NAMES_OF_FORMS: ReadonlyMap<string, Entry[]> = new Map(blocks(FORMS).map(named));
/** The same for a language. */
export const NAMES_OF_LANGUAGES: ReadonlyMap<string, Entry[]> = new Map(
  blocks(NATIVE_ANY)
    .map(named)
    .map(([language, entries]) => [language, entries.map(native)]),
);

/** Words of one language for the thing itself. */
export interface NativeWords {
  language: string;
  cluster: Cluster;
}

export const NATIVE: readonly NativeWords[] = blocks(NATIVE_WORDS).map((block) => {
  const [language = "", id = ""] = (block.split("\n")[0] ?? "").split(" ");
  const cluster = read(block);
  return {
    language,
    cluster: {
      ...cluster,
      id: `${language}-${id}`,
      entries: cluster.entries.map(native),
    },
  };
});
