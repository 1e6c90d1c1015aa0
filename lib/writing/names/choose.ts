import type { Brief } from "@/lib/brief/types";
import type { Random } from "../random";
import type { Candidate, NameKind } from "./candidate";
import { candidates, isPlain, LAST_RESORT } from "./candidates";
import { FIRST_WORLD, SECOND_WORLD, SOURCE_OF_ACT } from "./plain-names";
import { oneEditApart } from "./screen";
import { letters } from "./sound";

export const NAME_COUNT = 10;

/** At most so many of a kind, so that a list is varied. */
const MOST: Record<NameKind, number> = {
  phrase: 7,
  "real word": 5,
  "own words": 2,
  compound: 4,
  descriptive: 1,
  pair: 3,
  coined: 1,
  borrowed: 1,
};
/** In another language the founder's own words for the thing come first. */
const MOST_NATIVE = 6;
/** A list about one thing alone is no choice. */
const MOST_OF_ONE_SOURCE = 4;
/** Names for the very trade are the best there are. */
const MOST_OF_A_FIELD = 6;
/** Made by rule: one shows what the others would be. */
const MOST_MADE: Readonly<Record<string, number>> = {
  [SOURCE_OF_ACT]: 7,
  [FIRST_WORLD]: 3,
  [SECOND_WORLD]: 1,
  "made of compound": 3,
  "made of pair": 2,
  "made of two things": 2,
  "made of phrase": 2,
  "made of descriptive": 2,
  "made of a word": 1,
  "made of customers": 1,
  "made of a place": 1,
  "made of a time": 1,
  "made of a new word": 1,
};
/** Where the trade is known by its own names, some are made of the founder's words all the same. */
const MADE_BESIDE_A_FIELD = 4;
const isMade = ({ source }: Candidate) => source.startsWith("made of ");
const isOfField = ({ source }: Candidate) => source.startsWith("field: ");
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

function clashes(candidate: Candidate, chosen: readonly Candidate[], most: number): boolean {
  const made = isMade(candidate);
  const slug = letters(candidate.name);
  // The second half of a name that is made by rule is everybody's.
  const ownParts = (made ? candidate.parts.slice(0, 1) : candidate.parts)
    .flatMap((part) => part.split(/[ &-]+/))
    .filter((part) => part.length > 3);
  return (
    chosen.some((other) => {
      const taken = letters(other.name);
      return (
        taken === slug ||
        oneEditApart(taken, slug) ||
        (slug.length > 3 && taken.startsWith(slug)) ||
        (taken.length > 3 && slug.startsWith(taken)) ||
        (beginnings(candidate.name).length > 3 &&
          beginnings(candidate.name) === beginnings(other.name) &&
          !(most > 1 && made && isMade(other) && candidate.kind !== other.kind)) ||
        (!(made && isMade(other)) && ownParts.some((part) => taken.includes(part)))
      );
    }) ||
    (made && sharing(candidate, chosen) >= most) ||
    (candidate.source === GROWN &&
      chosen.filter(({ source, parts }) => source === GROWN && parts[1] === candidate.parts[1]).length >=
        MOST_OF_A_HEAD)
  );
}
const GROWN = "made of compound";
/** "Glazerun" and "Bisquerun": a third one would be a pattern. */
const MOST_OF_A_HEAD = 1;
/** So many others are made of the same noun. */
const sharing = (candidate: Candidate, chosen: readonly Candidate[]) =>
  chosen.filter((other) => isMade(other) && candidate.parts.some((part) => other.parts.includes(part)))
    .length;
/** The founder's own noun, said in another way, is safer than a picture. */
const MOST_OF_A_NOUN = 3;

/** Ten names by score, varied in kind and in where they come from; near-equals never both. */
export function chooseNames(brief: Brief, random: Random): Candidate[] {
  const ranked = candidates(brief)
    .map((candidate) => ({ ...candidate, score: candidate.score + random.next() * 0.6 }))
    .sort((a, b) => b.score - a.score);
  const foreign = brief.language !== "en";
  const mostOfANoun = isPlain(brief) ? MOST_OF_A_NOUN : 1;
  const chosen: Candidate[] = [];
  const sure = ranked.filter((name) => isOfField(name) && name.score > GOOD).length >= MOST_OF_A_FIELD;
  const mostOf = ({ source }: Candidate) =>
    source === brief.language
      ? MOST_NATIVE
      : (MOST_MADE[source] ?? (source.startsWith("field: ") ? MOST_OF_A_FIELD : MOST_OF_ONE_SOURCE));
  const madeIsEnough = (name: Candidate) =>
    sure && isMade(name) && chosen.filter(isMade).length >= MADE_BESIDE_A_FIELD;
  const room = (name: Candidate) =>
    chosen.filter((other) => other.kind === name.kind).length <
      (foreign && name.kind === "borrowed" ? MOST_NATIVE : MOST[name.kind]) &&
    chosen.filter((other) => other.source === name.source).length < mostOf(name) &&
    !madeIsEnough(name);
  const varied = (name: Candidate) =>
    chosen.filter((other) => other.kind === name.kind).length < MOST[name.kind] + 1 &&
    name.kind !== "coined" &&
    !madeIsEnough(name);
  const take = (pool: readonly Candidate[], until: number, allowed: (candidate: Candidate) => boolean) => {
    for (const candidate of pool) {
      if (chosen.length >= until) return;
      if (!clashes(candidate, chosen, mostOfANoun) && allowed(candidate)) chosen.push(candidate);
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
