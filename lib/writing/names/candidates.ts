import type { Archetype } from "@/lib/brief/types";
import { cap } from "../english";
import { CLUSTERS, type Cluster } from "./data/clusters";
import { DULL_HEADS, GOOD_HEADS } from "./data/heads";
import { pronounceability } from "./pronounce";
import { objection } from "./screen";
import { joinsWell, letters } from "./sound";

export type NameKind = "descriptive" | "pair" | "suggestive" | "compound" | "real word" | "coined";

export interface Candidate {
  name: string;
  kind: NameKind;
  parts: string[];
  /** Where each part comes from, in the order of `parts`. */
  from: (Cluster | null)[];
  score: number;
}

export interface NameMaterial {
  /** All the founder's words, lower case, most telling first. */
  text: string;
  /** Concrete nouns of the founder's own, best first. */
  nouns: string[];
  place: string | null;
  archetype: Archetype;
}

export interface Match {
  cluster: Cluster;
  weight: number;
}

/** A short stem counts as a word of its own, so that "rep" is not heard in "replace". */
const ENDED = "(?:s|es|e|y|ed|ing|er|ers|ery|eries)?\\b";
const count = (text: string, stem: string) =>
  text.split(new RegExp(`\\b${stem}${stem.length <= 4 ? ENDED : ""}`, "i")).length - 1;

/** Clusters the text speaks of, strongest first; two benefits are always among them. */
export function matchClusters(text: string): Match[] {
  const scored = CLUSTERS.map((cluster) => ({
    cluster,
    weight: cluster.triggers.reduce(
      (sum, stem) => sum + Math.min(3, count(text, stem)) * (stem.length > 3 ? 1 : 0.6),
      0,
    ),
  })).sort((a, b) => b.weight - a.weight);
  const spoken = scored.filter(({ cluster, weight }) => cluster.kind === "topic" && weight > 0);
  // A single stray word is no topic as long as there are real ones.
  const least = Math.max(1, (spoken[0]?.weight ?? 0) * 0.3);
  const topics = spoken.filter(({ weight }, i) => i < 2 || weight > least).slice(0, 5);
  const benefits = scored.filter(({ cluster }) => cluster.kind === "benefit").slice(0, 4);
  return [...topics, ...benefits.map((match) => ({ ...match, weight: Math.max(0.5, match.weight * 0.6) }))];
}

export const TYPE_WORDS: Record<Archetype, readonly string[]> = {
  saas: ["Desk", "Room", "Works", "Line"],
  marketplace: ["Exchange", "Circle", "Club", "Row"],
  ecommerce: ["Company", "House", "Store", "Counter"],
  services: ["Company", "House", "Office", "Round"],
  fintech: ["Ledger", "Union", "Account", "Counter"],
  media: ["Letter", "Review", "Brief", "Report"],
  hardware: ["Works", "Company", "Instruments", "Supply"],
  usage: ["Engine", "Works", "Line", "Press"],
  local: ["House", "Yard", "Corner", "Counter"],
  education: ["School", "Evenings", "Class", "Academy"],
  nonprofit: ["Project", "House", "Trust", "Table"],
};

function make(
  kind: NameKind,
  name: string,
  parts: string[],
  from: (Cluster | null)[],
  score: number,
): Candidate | null {
  const joined = parts.length === 2 && !name.includes(" ");
  if (joined && !joinsWell(parts[0] ?? "", parts[1] ?? "")) return null;
  if (joined && pronounceability(name) < LEAST_SAID) return null;
  return objection(name, parts, joined) ? null : { name, kind, parts, from, score };
}

/** Below this share of known letter triples the join is read wrong. */
const LEAST_SAID = 0.72;

/** A head that people say lifts a name; one that says nothing is out unless the founder uses it. */
function headScore(head: string, text: string): number | null {
  if (DULL_HEADS.has(head) && count(text, head) === 0) return null;
  return (GOOD_HEADS.has(head) ? 1.2 : 0) - (DULL_HEADS.has(head) ? 0.8 : 0);
}

/** A word of the founder's own text is worth more than one that is only near it. */
const spoken = (text: string, word: string) =>
  word.length > 2 && count(text, `${word}(s|es)?\\b`) > 0 ? 2 : 0;
const brevity = (name: string) => Math.max(0, 11 - letters(name).length) * 0.12;

function compounds(matches: readonly Match[], text: string): (Candidate | null)[] {
  return matches.flatMap((a) =>
    a.cluster.nouns.flatMap((noun) =>
      matches
        .filter((b) => b.cluster.id !== a.cluster.id)
        .flatMap((b) =>
          b.cluster.heads
            .filter((head) => head !== noun)
            .map((head) => {
              const name = cap(noun + head);
              const said = headScore(head, text);
              if (said === null) return null;
              const score =
                said +
                pronounceability(name) * 3 +
                a.weight * 0.8 +
                b.weight * 0.4 +
                spoken(text, noun) +
                spoken(text, head) * 0.5 +
                brevity(name);
              return make(
                "compound",
                name,
                [noun, head],
                [a.cluster, b.cluster],
                score + (b.cluster.kind === "benefit" ? 0.8 : 0),
              );
            }),
        ),
    ),
  );
}

function suggestive(matches: readonly Match[], text: string): (Candidate | null)[] {
  return matches.flatMap((a) =>
    a.cluster.adjectives.flatMap((adjective) =>
      matches
        .filter((b) => b.cluster.kind === "topic" && b.cluster.id !== a.cluster.id)
        .flatMap((b) =>
          b.cluster.heads.map((head) => {
            const name = cap(adjective + head);
            const said = headScore(head, text);
            if (said === null) return null;
            const score =
              said +
              pronounceability(name) * 3 +
              b.weight * 0.9 +
              a.weight * 0.5 +
              spoken(text, head) +
              brevity(name);
            return make("suggestive", name, [adjective, head], [a.cluster, b.cluster], score);
          }),
        ),
    ),
  );
}

function realWords(matches: readonly Match[], text: string): (Candidate | null)[] {
  return matches.flatMap(({ cluster, weight }) =>
    cluster.real.map((word) =>
      make(
        "real word",
        word,
        [word.toLowerCase()],
        [cluster],
        weight + spoken(text, word.toLowerCase()) - 0.02 * word.length,
      ),
    ),
  );
}

const ENDINGS = ["ora", "ello", "ena", "iva", "ana", "ero", "ia"];
/** Roots that a reader hears as something else. */
const AWKWARD_ROOT = /^(puer|pers|labor|doct|tut|comm|conn|foc|merc|prob|cog|cert|calc)$/;

function coined(matches: readonly Match[]): (Candidate | null)[] {
  return matches.flatMap(({ cluster, weight }) =>
    cluster.roots
      .filter((root) => root.length >= 3 && root.length <= 5 && !AWKWARD_ROOT.test(root))
      .flatMap((root) =>
        ENDINGS.filter(
          (end) =>
            !/[aeiou]$/.test(root) &&
            !root.endsWith(end.charAt(0)) &&
            !(root.endsWith("l") && end === "ello"),
        ).map((end) =>
          make("coined", cap(root + end), [root], [cluster], weight + pronounceability(root + end) * 2),
        ),
      ),
  );
}

/** The founder's own noun with a word for the kind of business. */
function descriptive({ nouns, place, archetype }: NameMaterial): (Candidate | null)[] {
  const types = TYPE_WORDS[archetype];
  const plain = nouns
    .slice(0, 4)
    .flatMap((noun, i) =>
      types.map((type, j) =>
        letters(noun).endsWith(type.toLowerCase())
          ? null
          : make("descriptive", `${cap(noun)} ${type}`, [noun, type], [null, null], 6 - i - j * 0.3),
      ),
    );
  const first = nouns[0];
  const local =
    place && first && /^\p{Lu}[\p{L}]{2,10}$/u.test(place)
      ? [make("descriptive", `${place} ${cap(first)} ${types[0]}`, [place, first], [null, null], 5.2)]
      : [];
  return [...plain, ...local];
}

/** Two things out of the founder's own world: "Crumb & Batch". */
function pairs({ nouns }: NameMaterial, matches: readonly Match[]): (Candidate | null)[] {
  const own = nouns.slice(0, 4);
  const near = matches
    .filter(({ cluster }) => cluster.kind === "topic")
    .slice(0, 2)
    .flatMap(({ cluster }) => cluster.nouns.map((noun) => ({ noun, cluster })));
  const seconds = [...own.map((noun) => ({ noun, cluster: null })), ...near];
  return own.flatMap((first, i) =>
    seconds
      .filter(
        ({ noun }, j) => noun !== first && noun.length + first.length <= 11 && (j >= own.length || j > i),
      )
      .map(({ noun, cluster }) =>
        make(
          "pair",
          `${cap(first)} & ${cap(noun)}`,
          [first, noun],
          [null, cluster],
          (cluster ? 3 : 4.6) - i * 0.5 + (first.charAt(0) === noun.charAt(0) ? 0.5 : 0),
        ),
      ),
  );
}

/** Words that stand well behind anything a founder makes or mends. */
const NEUTRAL_HEADS = ["mark", "line", "way", "point", "works", "path", "field", "post", "well", "yard"];

/** The founder's own noun joined with a plain head: "Crateline". */
function ownCompounds({ nouns }: NameMaterial): (Candidate | null)[] {
  return nouns
    .filter((noun) => noun.length <= 7)
    .slice(0, 3)
    .flatMap((noun, i) =>
      NEUTRAL_HEADS.map((head, j) =>
        make(
          "compound",
          cap(noun + head),
          [noun, head],
          [null, null],
          6.4 - i * 0.5 - j * 0.08 + pronounceability(noun + head) * 2 + brevity(noun + head),
        ),
      ),
    );
}

export function candidates(given: NameMaterial): Candidate[] {
  const matches = matchClusters(given.text);
  const near = matches
    .filter(({ cluster }) => cluster.kind === "topic")
    .flatMap(({ cluster }) => cluster.nouns.slice(0, 2));
  const source = { ...given, nouns: [...new Set([...given.nouns, ...near, "day", "work"])] };
  const all = [
    ...descriptive(source),
    ...pairs(source, matches),
    ...ownCompounds(given),
    ...compounds(matches, source.text),
    ...suggestive(matches, source.text),
    ...realWords(matches, source.text),
    ...coined(matches),
  ];
  return all.filter((candidate) => candidate !== null);
}
