import type { Brief } from "@/lib/brief/types";
import type { Random } from "../random";
import type { Candidate, NameKind } from "./candidate";
import { candidates, LAST_RESORT } from "./candidates";
import { oneEditApart } from "./screen";
import { letters } from "./sound";

export const NAME_COUNT = 10;

/** At most so many of a kind, so that a list is varied. */
const MOST: Record<NameKind, number> = {
  phrase: 6,
  "real word": 5,
  "own words": 1,
  compound: 4,
  descriptive: 2,
  pair: 2,
  coined: 1,
  borrowed: 1,
};
/** In another language the founder's own words for the thing come first. */
const MOST_NATIVE = 6;
/** A list about one thing alone is no choice. */
const MOST_OF_ONE_SOURCE = 4;
/** Made by rule: one shows what the others would be. */
const MOST_MADE: Readonly<Record<string, number>> = {
  "made of pair": 1,
  "made of phrase": 2,
  "made of descriptive": 1,
};
/** Without these a list is one-sided. */
const WANTED: readonly NameKind[] = [
  "real word",
  "phrase",
  "compound",
  "pair",
  "borrowed",
  "descriptive",
  "coined",
];
const LEAST_KINDS = 5;
/** Variety is no reason to take a poor one. */
const GOOD = 3;

const beginnings = (name: string) => letters(name.split(" ")[0] ?? "").slice(0, 4);

function clashes(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  const slug = letters(candidate.name);
  const ownParts = candidate.parts.flatMap((part) => part.split(/[ &-]+/)).filter((part) => part.length > 3);
  return chosen.some((other) => {
    const taken = letters(other.name);
    return (
      taken === slug ||
      oneEditApart(taken, slug) ||
      (slug.length > 3 && taken.startsWith(slug)) ||
      (taken.length > 3 && slug.startsWith(taken)) ||
      (beginnings(candidate.name).length > 3 && beginnings(candidate.name) === beginnings(other.name)) ||
      ownParts.some((part) => taken.includes(part))
    );
  });
}

/** Ten names by score, varied in kind and in where they come from; near-equals never both. */
export function chooseNames(brief: Brief, random: Random): Candidate[] {
  const ranked = candidates(brief)
    .map((candidate) => ({ ...candidate, score: candidate.score + random.next() * 0.6 }))
    .sort((a, b) => b.score - a.score);
  const foreign = brief.language !== "en";
  const chosen: Candidate[] = [];
  const room = ({ kind, source }: Candidate) =>
    chosen.filter((other) => other.kind === kind).length <
      (foreign && kind === "borrowed" ? MOST_NATIVE : MOST[kind]) &&
    chosen.filter((other) => other.source === source).length <
      (source === brief.language ? MOST_NATIVE : (MOST_MADE[source] ?? MOST_OF_ONE_SOURCE));
  const varied = ({ kind }: Candidate) =>
    chosen.filter((other) => other.kind === kind).length < MOST[kind] + 1;
  const take = (pool: readonly Candidate[], until: number, allowed: (candidate: Candidate) => boolean) => {
    for (const candidate of pool) {
      if (chosen.length >= until) return;
      if (!clashes(candidate, chosen) && allowed(candidate)) chosen.push(candidate);
    }
  };
  const meant = ranked.filter(({ score }) => score > LAST_RESORT / 2);
  const has = (kind: NameKind) => chosen.some((other) => other.kind === kind);
  const one = (pool: readonly Candidate[], kind: NameKind) =>
    take(
      pool.filter((candidate) => candidate.kind === kind && candidate.score > GOOD),
      chosen.length + 1,
      room,
    );
  if (foreign) one(meant, "borrowed");
  for (const kind of WANTED.slice(0, LEAST_KINDS)) one(meant, kind);
  for (const pool of [meant, meant, meant, ranked, ranked])
    if (new Set(chosen.map((other) => other.kind)).size < LEAST_KINDS)
      take(
        pool.filter(({ kind }) => !has(kind)),
        chosen.length + 1,
        () => true,
      );
  take(meant, NAME_COUNT, room);
  take(meant, NAME_COUNT, varied);
  take(ranked, NAME_COUNT, () => true);
  return chosen.sort((a, b) => b.score - a.score);
}
