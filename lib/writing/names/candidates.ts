import { cap } from "../english";
import { brevity, type Candidate, type Match, make, type NameMaterial } from "./candidate";
import { CLUSTERS } from "./data/clusters";
import { DULL_HEADS, GOOD_HEADS } from "./data/heads";
import { descriptive, ownCompounds, pairs, promised } from "./own-words";
import { pronounceability } from "./pronounce";

/** A short stem counts as a word of its own, so that "rep" is not heard in "replace". */
const ENDED = "(?:s|es|e|y|ed|ing|er|ers|ery|eries)?\\b";
const PATTERNS = new Map<string, RegExp>();
function patternOf(stem: string): RegExp {
  const known = PATTERNS.get(stem);
  if (known) return known;
  const made = new RegExp(`\\b${stem}${stem.length <= 4 ? ENDED : ""}`, "gi");
  PATTERNS.set(stem, made);
  return made;
}
const count = (text: string, stem: string) => text.match(patternOf(stem))?.length ?? 0;

/** A word for the customers says more about them than about the venture. */
const OF_CUSTOMERS = 0.4;

/** Clusters the text speaks of, strongest first; two benefits are always among them. */
export function matchClusters(text: string, customers: string): Match[] {
  const scored = CLUSTERS.map((cluster) => ({
    cluster,
    weight: cluster.triggers.reduce(
      (sum, stem) =>
        sum +
        Math.min(3, count(text, stem)) *
          (stem.length > 3 ? 1 : 0.6) *
          (count(customers, stem) > 0 ? OF_CUSTOMERS : 1),
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

/** A head that people say lifts a name; one that says nothing is out unless the founder uses it. */
function headScore(head: string, text: string): number | null {
  if (DULL_HEADS.has(head) && !text.includes(head)) return null;
  if (DULL_HEADS.has(head) && count(text, head) === 0) return null;
  return (GOOD_HEADS.has(head) ? 1.2 : 0) - (DULL_HEADS.has(head) ? 0.8 : 0);
}

/** A word of the founder's own text is worth more than one that is only near it. */
const spoken = (text: string, word: string) =>
  word.length > 2 && text.includes(word) && count(text, `${word}(s|es)?\\b`) > 0 ? 2 : 0;

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

export function candidates(given: NameMaterial): Candidate[] {
  const matches = matchClusters(given.text, given.customers);
  const near = matches
    .filter(({ cluster }) => cluster.kind === "topic")
    .flatMap(({ cluster }) => cluster.nouns.slice(0, 2));
  const source = { ...given, nouns: [...new Set([...given.nouns, ...near, "day", "work"])] };
  const all = [
    ...descriptive(source),
    ...pairs(source, matches),
    ...ownCompounds(given),
    ...promised(given, matches),
    ...compounds(matches, source.text),
    ...suggestive(matches, source.text),
    ...realWords(matches, source.text),
    ...coined(matches),
  ];
  return all.filter((candidate) => candidate !== null);
}
