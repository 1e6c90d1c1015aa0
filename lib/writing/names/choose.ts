import type { Brief } from "@/lib/brief/types";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { candidates, LAST_RESORT } from "./candidates";
import { clashes } from "./clash";
import { OWN_DETAIL } from "./detail-names";
import type { NameKind } from "./entry";
import { OF_KIND } from "./kind-names";
import { kindOfBusiness } from "./kind-of-business";
import { OWN_TERM } from "./own-term-names";
import { isForeignTongueTheFault, tongueThere } from "./tongue";

export const NAME_COUNT = 10;

/** At most so many of a kind, so that a list is varied. */
const MOST: Record<NameKind, number> = {
  phrase: 5,
  "real word": 3,
  compound: 2,
  pair: 2,
  "own words": 1,
  descriptive: 1,
  coined: 1,
  borrowed: 1,
};
/** Where no kind is known, what the founder's own offer is about is the nearest that there is. */
const LEAST_OWN_TERMS = 5;
/** Names from what only this offer has, and fewer beside those of a known kind. */
const MOST_DETAILS = 4;
const DETAILS_OF_A_KIND = 2;
/** In another language its own words come first. */
const MOST_BORROWED = 6;
/** Answers in English about customers who speak another language. */
const MOST_SPOKEN_THERE = 3;
/** Where customers live in another language most names are of it. */
const OF_THEIR_LANGUAGE = 6;
const OF_A_SUBJECT = 2;
const FITTING_ANY = 2;
/** Where English is spoken too, one or two of the other language are enough. */
const BESIDE_ENGLISH = 2;
const BESIDE_AFTER = 3;
/** So many of their language beside the names of a known kind. */
const BESIDE_KNOWN = 4;
/** What names of their language are scored above others. */
const BEFORE_ENGLISH = 5;
/** A list about one thing alone is no choice; names for the very world are the best there are. */
const MOST_OF_ONE_SOURCE = 3;
const MOST_OF_THE_WORLD = 6;
/** Of a known kind most names are of its daily life, the rest the founder's own. */
const MOST_OF_A_KIND = 8;
const LEAST_OF_A_KIND = 6;
const MOST_COMPOUNDS_OF_A_KIND = 3;
/** What has less to do with the business than this stands behind all names of its daily life. */
const NEAR_A_KIND = 2.8;
/** Beside names of its daily life: what is the founder's own first. */
const BESIDE_A_KIND: readonly NameKind[] = ["descriptive", "own words", "pair", "coined", "real word"];
/** What is done for many or good for many is a name for one in ten. */
const MOST_OF_A_PROMISE = 1;
const MOST_OF_A_DEED = 2;
/** Without these a list is one-sided. */
const WANTED: readonly NameKind[] = ["descriptive", "compound", "pair", "real word", "phrase"];
const OTHERWISE: readonly NameKind[] = ["own words", "coined"];
const LEAST_KINDS = 5;

/** Ten names by score, varied in kind and in where they come from; near-equals never both. */
export function chooseNames(brief: Brief, random: Random): Candidate[] {
  const foreign = brief.language !== "en";
  const ranked = candidates(brief)
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.score +
        random.next() * (candidate.tongue ? 0.05 : candidate.source === OF_KIND ? 0.2 : 0.5),
    }))
    .sort((a, b) => b.score - a.score);
  const world = ranked.find(
    ({ of, source, tongue }) => !tongue && of === "world" && source !== OF_KIND,
  )?.source;
  const mostOf = ({ source, of, central }: Candidate) =>
    source === OF_KIND
      ? MOST_OF_A_KIND
      : source === world ||
          source === OWN_TERM ||
          source === OWN_DETAIL ||
          (foreign && (source === brief.language || source === "its language"))
        ? MOST_OF_THE_WORLD
        : of === "promise"
          ? central
            ? MOST_OF_ONE_SOURCE
            : MOST_OF_A_PROMISE
          : of === "deed"
            ? MOST_OF_A_DEED
            : MOST_OF_ONE_SOURCE;
  const chosen: Candidate[] = [];
  const count = (has: (other: Candidate) => boolean) => chosen.filter(has).length;
  const room = (name: Candidate) =>
    count(({ kind }) => kind === name.kind) <
      (foreign && name.kind === "borrowed"
        ? MOST_BORROWED
        : name.spokenThere
          ? MOST_SPOKEN_THERE
          : name.source === OF_KIND && name.kind === "compound"
            ? MOST_COMPOUNDS_OF_A_KIND
            : MOST[name.kind]) && count(({ source }) => source === name.source) < mostOf(name);
  const take = (pool: readonly Candidate[], until: number, allowed: (one: Candidate) => boolean) => {
    for (const one of pool) {
      if (chosen.length >= Math.min(until, NAME_COUNT)) return;
      if (!chosen.includes(one) && !clashes(one.name, chosen, foreign) && allowed(one)) chosen.push(one);
    }
  };
  /** Of a trade with few words one more of them may come again. */
  const takeAkin = (pool: readonly Candidate[], least: number) => {
    for (const one of pool) {
      if (chosen.length >= NAME_COUNT || count(({ source }) => source === one.source) >= least) return;
      const akin = chosen.filter((other) => clashes(one.name, [other], foreign)).length;
      if (!chosen.includes(one) && akin < 2 && room(one)) chosen.push(one);
    }
  };
  const told = ranked.filter(({ score }) => score > LAST_RESORT);
  const ofTheirs = told.filter(({ tongue }) => tongue);
  const meant = told.filter(({ tongue }) => !tongue);
  const ownTerms = meant.filter(({ source }) => source === OWN_TERM);
  const details = meant.filter(({ source }) => source === OWN_DETAIL);
  const kinds = () => new Set(chosen.map(({ kind }) => kind)).size;
  const oneOf = (pool: readonly Candidate[], wanted: readonly NameKind[]) => {
    for (const kind of wanted)
      if (kinds() < LEAST_KINDS)
        take(
          pool.filter((one) => one.kind === kind && count((other) => other.kind === kind) === 0),
          chosen.length + 1,
          room,
        );
  };
  const ownTongue = tongueThere(brief) !== null;
  const kind = kindOfBusiness(brief);
  // Of a known kind the plain names say more than words of a language in which the answers are not written.
  const few = kind && !foreign;
  const most = !ownTongue
    ? kind
      ? 1
      : BESIDE_ENGLISH
    : isForeignTongueTheFault(brief)
      ? NAME_COUNT
      : few
        ? BESIDE_KNOWN
        : OF_THEIR_LANGUAGE;
  const ofSubject = (one: Candidate) =>
    count(({ source }) => source === one.source) < (one.of === "any" ? FITTING_ANY : OF_A_SUBJECT);
  const plain = kind ? meant.filter(({ source }) => source === OF_KIND) : [];
  if (!ownTongue && plain.length === 0) take(meant, BESIDE_AFTER, room);
  const theirs =
    kind && ownTongue && !isForeignTongueTheFault(brief)
      ? ofTheirs.filter(({ of }) => of !== "any")
      : ofTheirs;
  const ofTheirSubject = theirs.filter(({ of }) => of !== "any").length;
  const until =
    chosen.length +
    Math.min(most, theirs.length, ownTerms.length > 2 ? Math.max(FITTING_ANY, ofTheirSubject) : NAME_COUNT);
  for (const allowed of [ofSubject, () => true]) take(theirs, until, allowed);
  if (plain.length > 0) {
    take(plain, chosen.length + 1, room);
    oneOf(plain, ["coined", "pair", "compound", "phrase"]);
    take(details, chosen.length + DETAILS_OF_A_KIND, room);
    oneOf(meant, BESIDE_A_KIND);
    oneOf(ranked, [...WANTED, ...OTHERWISE]);
    take(plain, chosen.length + LEAST_OF_A_KIND - count(({ source }) => source === OF_KIND), room);
    takeAkin(plain, LEAST_OF_A_KIND);
    take(plain, NAME_COUNT, room);
    take(
      meant.filter(({ score }) => score >= NEAR_A_KIND),
      NAME_COUNT,
      room,
    );
    take(plain, NAME_COUNT, ({ kind: form }) => form !== "coined");
  }
  take(meant, 1, room);
  takeAkin(ownTerms, LEAST_OWN_TERMS);
  take(details, chosen.length + MOST_DETAILS, room);
  if (foreign) oneOf(meant, ["borrowed"]);
  oneOf(meant, WANTED);
  oneOf(meant, OTHERWISE);
  oneOf(ranked, [...WANTED, ...OTHERWISE]);
  take(meant, NAME_COUNT, room);
  take(meant, NAME_COUNT, ({ kind }) => kind !== "descriptive" && kind !== "coined");
  take(ranked, NAME_COUNT, () => true);
  const leads = (one: Candidate) => !few || one.of === "world" || isForeignTongueTheFault(brief);
  const first = (one: Candidate) => (one.tongue && ownTongue && leads(one) ? 1 : 0);
  return chosen.sort(
    (a, b) =>
      first(b) - first(a) ||
      b.score - (b.tongue ? BEFORE_ENGLISH : 0) - a.score + (a.tongue ? BEFORE_ENGLISH : 0),
  );
}
