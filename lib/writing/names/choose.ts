import type { Random } from "../random";
import type { Candidate, NameKind, NameMaterial } from "./candidate";
import { candidates } from "./candidates";
import { oneEditApart } from "./screen";
import { letters } from "./sound";

const QUOTA: readonly [NameKind, number][] = [
  ["descriptive", 2],
  ["compound", 2],
  ["pair", 1],
  ["suggestive", 2],
  ["real word", 2],
  ["coined", 1],
];

export const NAME_COUNT = 10;

function clashes(candidate: Candidate, chosen: readonly Candidate[], reuse: number): boolean {
  const slug = letters(candidate.name);
  return (
    chosen.some((other) => {
      const taken = letters(other.name);
      return (
        taken === slug ||
        oneEditApart(taken, slug) ||
        (slug.length > 3 && taken.startsWith(slug)) ||
        (taken.length > 3 && slug.startsWith(taken))
      );
    }) || candidate.parts.some((part) => chosen.filter((other) => other.parts.includes(part)).length >= reuse)
  );
}

/** Ten names by score with a quota per kind; each word at most twice, near-equals never both. */
export function chooseNames(source: NameMaterial, random: Random): Candidate[] {
  const ranked = candidates(source)
    .map((candidate) => ({ candidate, rank: candidate.score + random.next() * 1.6 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const chosen: Candidate[] = [];
  const take = (pool: readonly Candidate[], until: number, reuse: number) => {
    for (const candidate of pool) {
      if (chosen.length >= until) return;
      if (!clashes(candidate, chosen, reuse)) chosen.push(candidate);
    }
  };
  for (const [kind, share] of QUOTA)
    take(
      ranked.filter((c) => c.kind === kind),
      chosen.length + share,
      kind === "compound" || kind === "pair" ? 2 : 1,
    );
  take(
    ranked.filter((c) => c.kind === "compound" || c.kind === "suggestive" || c.kind === "real word"),
    NAME_COUNT,
    2,
  );
  take(ranked, NAME_COUNT, NAME_COUNT);
  return chosen.sort((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
}
