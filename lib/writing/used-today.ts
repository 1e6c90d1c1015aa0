import { readElsewhere } from "@/lib/brief/prices/elsewhere";
import { type ToldOfRival, toldOfRivals } from "@/lib/brief/rivals/told-of-rivals";
import { literal } from "@/lib/brief/text/literal";
import type { Archetype, Brief } from "@/lib/brief/types";
import { type Alternative, alternativesIn } from "./alternatives";
import { type Competitor, competitorsOf } from "./competitors";
import { sentences } from "./cut";
import type { ArchetypeKnowledge } from "./data/archetypes";
import { eachOnce } from "./each-rival-once";
import { bare, uncap } from "./english";
import { generalRival } from "./general-rival";
import { habitsIn } from "./habits";
import { mostUse } from "./most-use";
import { namesARival } from "./rival-name";
import { setAgainst } from "./set-against";
import { supplySideOf } from "./supply-side";
import { theirWays } from "./their-ways";
import { loreOf } from "./ventures/known";
import { rivalsOfVenture } from "./ventures/rivals-of-venture";
import { areSame, waysTold } from "./ways-told";

export interface UsedToday {
  /** Companies and products the founder names as rivals, and what the answers say of each. */
  rivals: string[];
  toldOfRivals: ToldOfRival[];
  /** What is used today, where the founder says what is wrong with it. */
  alternatives: Alternative[];
  /** What most customers use, by the founder's own account: "a notebook and an Excel sheet". */
  mostly: string;
  /** Whom the founder sets the offer against: "reminder tools". */
  against: string | null;
  /** What customers do today without buying anything. */
  habits: string[];
  /** The kinds of supplier this offer meets, with companies everybody can look up. */
  competitors: Competitor[];
  /** All of these, the founder's own words first and what is usual for such a business last. */
  today: string[];
  /** "go on planning rotas in Excel", "stay with their kennels": what they do who do not buy. */
  goOn: string;
  /** It comes from the answers or from known suppliers, not from the kind of business alone. */
  todayKnown: boolean;
}

const SAYS_NOTHING = 4;
/** "The sheet on the kitchen wall" beside "printed spreadsheets pinned to the kitchen wall": one of the two is told. */
const isHabit = ({ kind, names }: Competitor, habits: readonly string[]) => {
  const words = kind
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SAYS_NOTHING);
  return (
    names.length === 0 &&
    words.length > 1 &&
    habits.some((habit) => words.every((word) => habit.toLowerCase().includes(word)))
  );
};

/** "Other", "ordinary" and "large" ones are others by their name. */
const OTHERS =
  /^(?:an? |the )?(?:other|ordinary|normal|usual|general|free|large|big|existing|hand-held|international)\b/i;
/** "Engineering companies in southern Germany", where posts are written for engineering companies: those who are served. */
export function isServed(who: string, { answers: { solution, targetAudience } }: Brief): boolean {
  const [named = ""] = who.toLowerCase().split(/ (?:in|of|with|from|at|on|for|that|who) /);
  const pair = named.split(" ").slice(-2);
  return (
    pair.length === 2 &&
    !OTHERS.test(who) &&
    new RegExp(`\\b(?:for|of|by|to) (?:[^.;]{0,60} )?${literal(pair.join(" "))}\\b`, "i").test(
      `For ${targetAudience}. ${solution}`,
    )
  );
}

/** "The men at Kejetia are cheaper, about GHS 80, but she pays GHS 50 taxi": the first whom a price is held against. */
function withTheWayThere(brief: Brief, names: ReadonlySet<string>): Alternative[] {
  const there = readElsewhere(brief);
  if (!there) return [];
  const said = sentences(brief.answers.differentiator).find((one) => one.startsWith(there.who));
  if (!said) return [];
  const flaw = bare(said.slice(there.who.length));
  return [{ who: uncap(there.who, names), many: true, flaw, said: uncap(bare(said), names) }];
}

const MOST = 3;
const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase().slice(0, 24)) ||
  b.toLowerCase().includes(a.toLowerCase().slice(0, 24));

/** What customers do and use today: said by the founder, usual for such an offer, or usual for such a business, in that order. */
export function usedToday(
  brief: Brief,
  { who, names }: { who: string; names: ReadonlySet<string> },
  archetype: Archetype,
  usual: ArchetypeKnowledge,
  subjects?: readonly string[],
): UsedToday {
  // Who provides in a marketplace is no other way of doing it.
  const supply = supplySideOf(brief, archetype);
  // "Other mystery games" are the same kind of thing; what the problem tells of is only done instead.
  const there = withTheWayThere(brief, names);
  const told = waysTold(brief, names).filter((way) => !there.some((one) => overlaps(one.said, way.said)));
  const isTold = ({ who, said }: Alternative) =>
    [...there, ...told].some((one) => areSame(one.who, who) || (one.said && overlaps(one.said, said)));
  const kinds = [
    ...there,
    ...told,
    // "The usual guitars" are what is worked on, where others who do the work are told of.
    ...alternativesIn(brief, who, names).filter(
      (way) => namesARival(way) && !isTold(way) && !(told.length > 0 && /^the usual /.test(way.who)),
    ),
  ];
  const further = theirWays(brief, names).filter(
    (way) =>
      namesARival(way) && !kinds.some((one) => areSame(one.who, way.who) || overlaps(one.said, way.said)),
  );
  const alternatives = [...kinds, ...further]
    .filter(
      ({ who: other }) =>
        !brief.named.competitors.some((name) => name.includes(other) || other.includes(name)),
    )
    .filter((alternative) => !supply?.endsWith(alternative.who) && !isServed(alternative.who, brief))
    .slice(0, MOST);
  // "Eating sandwiches from the petrol station" beside "petrol station sandwiches".
  const habits = habitsIn(brief, names).filter(
    (habit) =>
      !alternatives.some(({ who }) => who.split(" ").every((word) => habit.toLowerCase().includes(word))),
  );
  const against = setAgainst(brief, names);
  const waysOf = [...alternatives.map((alternative) => alternative.who), against ?? ""];
  const lore = loreOf(brief);
  const specific = lore
    ? rivalsOfVenture(lore, brief)
    : competitorsOf(brief, archetype, [...waysOf, ...(subjects ?? [])]);
  const rivalsKnown = specific.some(({ names }) => names.length > 0) || brief.named.competitors.length > 0;
  const general = rivalsKnown || lore ? null : generalRival(brief, archetype);
  const competitors = eachOnce(
    alternatives,
    (general ? [...specific, general] : specific).filter((rival) => !isHabit(rival, habits)),
    brief.answers,
  );
  const mostly = mostUse(brief);
  const known = [
    mostly,
    ...alternatives.map((alternative) => alternative.who),
    against ?? "",
    ...habits,
    ...(general ? competitors.slice(0, -1) : competitors).map(({ kind }) => kind),
  ].filter(Boolean);
  const today = (known.length > 0 ? known : usual.today).filter(
    (way, at, all) => !all.slice(0, at).some((said) => way.toLowerCase().includes(said.toLowerCase())),
  );
  const [first = ""] = today;
  const { differentiator, problem } = brief.answers;
  const rivals = brief.named.competitors;
  return {
    rivals,
    toldOfRivals: toldOfRivals([differentiator, problem], rivals),
    alternatives,
    mostly,
    against,
    habits,
    competitors,
    today: today.slice(0, MOST),
    goOn: habits.includes(first) ? `go on ${first}` : `stay with ${first}`,
    todayKnown: known.length > 0,
  };
}
