import type { Archetype, Brief } from "@/lib/brief/types";
import { split } from "@/lib/brief/ventures/rows";
import { trueThere } from "../data/local-words";
import { meetingPlaceOf, metByProblem, type Told, type WhereMet } from "../data/meeting-places";
import { list } from "../english";
import type { Group } from "../group";
import { loreOf } from "./known";

/** "Parents ask her what to do", "people stand before him": followed by no noun of hers. */
const OBJECT =
  /\bher(?= (?:who|what|which|whose|whether|where|when|how|that|for|of|in|on|at|to|before|three|they|each|every|an?|the|and)\b|,|$)|\bhim\b/;
const SUBJECT = /\b(?:she|he)\b/;
const OWNER = /\b(?:her|his)\b/;
/** "She has the files on her desk" is, inside a sentence, said of "the caretaker": once, by whichever word comes first. */
function named(reason: string, keeper: string): string {
  const [first] = [
    { said: OBJECT, as: `the ${keeper}` },
    { said: SUBJECT, as: `the ${keeper}` },
    // "The head of the choir's people" is nobody's English.
    { said: OWNER, as: / of /.test(keeper) ? "their" : `the ${keeper}'s` },
  ]
    .map((form) => ({ ...form, at: reason.search(form.said) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first ? reason.replace(first.said, first.as) : reason;
}

const kinds = (text: string) => split(text.replace(/ and /g, ", "), ",");
/** Whoever is visited already is no second way; all stay where nobody else is named. */
function others(advisers: string, place: string): string {
  const visited = kinds(place);
  const left = kinds(advisers).filter((kind) => !visited.includes(kind));
  return left.length > 0 && left.length < kinds(advisers).length ? list(left) : advisers;
}

const toldOf = ({ answers: { problem, solution, targetAudience }, language }: Brief): Told | null =>
  language === "en" ? [problem, solution, targetAudience] : null;

const SELLERS = {
  people: {
    advisers: "shops and services that they use already",
    motive: "they serve the same people and sell nothing of the kind",
  },
  firms: {
    advisers: "suppliers who call on them already",
    motive: "they serve the same firms and sell nothing of the kind",
  },
};
const FEW = 2;
/** "Cleaning firms", where cleaning is what is sold: nobody there sends customers on. */
function withoutOwnTrade(said: string, { answers: { solution } }: Brief): string {
  const isOwn = (kind: string) => {
    const stem = /^(\p{L}{4,}?)(?:ing|ers?) (?:firms|companies|services|businesses)$/u.exec(kind)?.[1];
    return stem !== undefined && new RegExp(`(?<!\\p{L})${stem}`, "iu").test(solution);
  };
  const left = kinds(said).filter((kind) => !isOwn(kind));
  return left.length > 0 && left.length < kinds(said).length ? list(left) : said;
}
/** As far as its places and callings exist where the business begins; null where no place is left. */
function thereOnly(spot: WhereMet | null, brief: Brief, sort: Group["sort"]): WhereMet | null {
  if (!spot) return null;
  const country = brief.geography?.country ?? null;
  const fitting = (said: string) => withoutOwnTrade(trueThere(said, country), brief);
  const [place, advisers] = [fitting(spot.place), fitting(spot.advisers)];
  if (!place) return null;
  const few = advisers !== spot.advisers && kinds(advisers).length < FEW;
  const neutral = ["person", "patient"].includes(sort) ? SELLERS.people : SELLERS.firms;
  return { ...spot, place, ...(few ? neutral : { advisers }) };
}

/** Where the customers are met, in words that are true there. */
export const metAt = (brief: Brief, group: Group, archetype: Archetype): WhereMet | null =>
  thereOnly(usuallyMet(brief, group, archetype), brief, group.sort);

/** Where the customers are met: because of the problem that tells who they are, as such a venture knows it, else as such buyers are usually met. */
function usuallyMet(brief: Brief, { crowd, sort }: Group, archetype: Archetype): WhereMet | null {
  const audience = brief.language === "en" ? brief.segments[0]?.text : undefined;
  const told = toldOf(brief);
  const theirs = told && metByProblem(told, sort);
  if (theirs) return theirs;
  const known = loreOf(brief)?.meet;
  return known
    ? {
        ...known,
        reason: named(known.reason, known.keeper),
        advisers: others(known.advisers, known.place),
      }
    : meetingPlaceOf(crowd, sort, audience, archetype, told);
}

/** Whoever sells the same to these customers sends none of them on: roofers who clear gutters, where gutters are cleaned. */
export function withoutRivals(spot: WhereMet | null, rivals: readonly string[]): WhereMet | null {
  if (!spot) return null;
  const named = kinds(spot.advisers);
  const left = named.filter(
    (kind) => !rivals.some((rival) => rival === kind || rival.startsWith(`${kind} `)),
  );
  return left.length > 0 && left.length < named.length ? { ...spot, advisers: list(left) } : spot;
}
