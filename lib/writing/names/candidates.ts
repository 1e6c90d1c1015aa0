import type { Archetype } from "@/lib/brief/types";
import { cap } from "../english";
import { CLUSTERS, type Cluster } from "./data/clusters";
import { DULL_HEADS, GOOD_HEADS } from "./data/heads";
import { pronounceability } from "./pronounce";
import { objection } from "./screen";
import { joinsWell, letters } from "./sound";

export type NameKind = "descriptive" | "suggestive" | "compound" | "real word" | "coined";

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

const count = (text: string, stem: string) => text.split(new RegExp(`\\b${stem}`, "i")).length - 1;

/** Clusters the text speaks of, strongest first; two benefits are always among them. */
export function matchClusters(text: string): Match[] {
  const scored = CLUSTERS.map((cluster) => ({
    cluster,
    weight: cluster.triggers.reduce(
      (sum, stem) => sum + Math.min(3, count(text, stem)) * (stem.length > 3 ? 1 : 0.6),
      0,
    ),
  })).sort((a, b) => b.weight - a.weight);
  const topics = scored.filter(({ cluster, weight }) => cluster.kind === "topic" && weight > 0).slice(0, 5);
  const benefits = scored.filter(({ cluster }) => cluster.kind === "benefit").slice(0, 4);
  return [...topics, ...benefits.map((match) => ({ ...match, weight: Math.max(0.5, match.weight * 0.6) }))];
}

export const TYPE_WORDS: Record<Archetype, readonly string[]> = {
  saas: ["Desk", "Works", "Line", "Room"],
  marketplace: ["Exchange", "Club", "Circle", "Row"],
  ecommerce: ["Company", "Kitchen", "Store", "House"],
  services: ["Crew", "Service", "Hands", "Round"],
  fintech: ["Ledger", "Union", "Account", "Counter"],
  media: ["Letter", "Brief", "Review", "Report"],
  hardware: ["Guard", "Watch", "Works", "Instruments"],
  usage: ["Engine", "Service", "Works", "Line"],
  local: ["House", "Room", "Yard", "Corner"],
  education: ["School", "Course", "Class", "Academy"],
  nonprofit: ["Kitchen", "Project", "Trust", "House"],
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
const spoken = (text: string, word: string) => (word.length > 2 && count(text, word) > 0 ? 1.5 : 0);
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

const ENDINGS = ["ora", "ello", "ena", "iva", "eon", "ado", "ico"];

function coined(matches: readonly Match[]): (Candidate | null)[] {
  return matches.flatMap(({ cluster, weight }) =>
    cluster.roots
      .filter((root) => root.length >= 3)
      .flatMap((root) =>
        ENDINGS.filter((end) => !/[aeiou]$/.test(root) && !root.endsWith(end.charAt(0))).map((end) =>
          make("coined", cap(root + end), [root], [cluster], weight + pronounceability(root + end) * 2),
        ),
      ),
  );
}

function descriptive({ nouns, place, archetype }: NameMaterial): (Candidate | null)[] {
  const types = TYPE_WORDS[archetype];
  const plain = nouns
    .slice(0, 5)
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
      ? [make("descriptive", `${place} ${cap(first)} ${types[0]}`, [place, first], [null, null], 4.5)]
      : [];
  return [...plain, ...local];
}

export function candidates(given: NameMaterial): Candidate[] {
  const matches = matchClusters(given.text);
  const near = matches
    .filter(({ cluster }) => cluster.kind === "topic")
    .flatMap(({ cluster }) => cluster.nouns.slice(0, 2));
  const source = { ...given, nouns: [...new Set([...given.nouns, ...near, "day", "work"])] };
  const all = [
    ...descriptive(source),
    ...compounds(matches, source.text),
    ...suggestive(matches, source.text),
    ...realWords(matches, source.text),
    ...coined(matches),
  ];
  return all.filter((candidate) => candidate !== null);
}
