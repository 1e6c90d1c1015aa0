import { isEmployed } from "@/lib/brief/buyers/employed";
import { arePeopleWho } from "@/lib/brief/buyers/firms-or-people";
import { kindOfCustomer } from "@/lib/brief/buyers/kinds-of-customer";
import { COUNTRIES } from "@/lib/brief/data/countries";
import { marketArea } from "@/lib/brief/places/market-area";
import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { Density } from "./inputs";
import { count } from "./money";
import { type Narrowing, narrowings, ofSort } from "./narrowing";
import { buyersOf } from "./share-by-buyer";
import type { Assumed, RevenueLine } from "./types";
import { usualShare } from "./usual-share";

export const marketOf = marketArea;
export const who = (brief: Brief) => brief.segments[0]?.text ?? "the described customers";
const PEOPLE_PER_BUSINESS = 12;
/** A named place that no list knows is taken for a middling one. */
export const UNKNOWN_PLACE = 1_000_000;
export type Width = "named place" | "country or wider";

/** Share of all businesses that the placeholder takes; a trade named for one town is a common one there. */
const OF_ALL_BUSINESSES: Record<Width, Range> = {
  "named place": [0.01, 0.04, 0.08],
  "country or wider": [0.001, 0.004, 0.012],
};
/** Sponsors pay, but what the plan counts are the people who read or listen. */
const sellsItsAudience = (brief: Brief) =>
  brief.archetypes[0]?.id === "media" && /\b(?:reach|sponsors?|advertisers?|brands)\b/i.test(who(brief));
const PEOPLE_END =
  /[,;(]|(?<!\b(?:owners|boards|heads|managers|operators))\s(?:in|of|at|on|from|near|around|who|whose|with|that|without|working)\b/i;
const PLACE_OR_SIZE =
  /[;(]|(?<!\b(?:owners|boards|heads|managers|operators))\s(?:in|at|on|from|near|around|with|without)\b/i;
const named = (brief: Brief) => (who(brief).split(PEOPLE_END)[0] ?? "").trim();
/** "Freelancers with children" are looked for as parents. */
const AT_HOME = /\bwith (?:[\p{L}-]+ )?(?:children|kids|toddlers|babies|pets|dogs|cats)\b/iu;
/** "Window cleaners working alone": whoever buys for a trade is counted as a trade, employed or not. */
const isTrade = (brief: Brief) => {
  const people = named(brief);
  const kind = kindOfCustomer(people);
  return (
    (usualShare(people) === null || kind?.name.includes(" ") === true) &&
    (isOrganisation(people) || kind !== null) &&
    !isEmployed(people, kind?.name) &&
    !/\b(?:amateur|hobby|home|fans|lovers)\b/i.test(people) &&
    !AT_HOME.test(who(brief)) &&
    !arePeopleWho(people, brief.answers)
  );
};
/** Who learns a trade is no business yet. */
const LEARNING = /^(?:\p{L}+ )?(?:apprentices?|trainees?|students?|learners?|pupils)\b/iu;
export const paysAsBusiness = (brief: Brief) =>
  (brief.b2b || isTrade(brief)) && !LEARNING.test(who(brief)) && !sellsItsAudience(brief);
/** "Vet clinics in Sweden": a placeholder is called by what it stands for. */
const MOST_WORDS = 5;
const called = (brief: Brief) => {
  const people = named(brief);
  const sayable = /s$/.test(people) && people.split(" ").length <= MOST_WORDS;
  return sayable ? people.charAt(0).toUpperCase() + people.slice(1) : "Possible customers";
};

/** What can be said of a country without a census of its own: between a rich and a poor one. */
const [RICH, POOR] = [0.4, 0.25];
function poverty(brief: Brief): number {
  const level = COUNTRIES.find(({ code }) => code === marketOf(brief)?.country)?.costLevel ?? 1;
  return Math.min(1, Math.max(0, (RICH - level) / (RICH - POOR)));
}

/** Of shops of every kind about one in ten deals in what a maker has to sell. */
const ANY_SHOP = /^(?:(?:other|local|small|independent) )?(?:shops|stores|retailers|stockists|boutiques)$/i;
const STOCKISTS: Range = [10, 25, 50];

export interface Counted extends Density {
  /** What stands before their name and narrows it. */
  before: string;
  /** They are firms of every trade, told apart by their size. */
  anyFirm: boolean;
  /** One kind under its own name, so that what stands before it tells its sort. */
  ofOne: boolean;
}

const ANY_FIRM = 3_000;

/** "GAA" of "GAA, football and rowing clubs" is a club too. */
function withHead(piece: string, last: string): string {
  const [, head = ""] = /\s(\p{L}+s)$/u.exec(last.trim()) ?? [];
  return head && /^\s*\p{L}+$/u.test(piece) && !/s$/.test(piece) ? `${piece.trim()} ${head}` : piece;
}

/** How many of the kinds named there are for every 100,000 people, each kind once; null where no kind is known. */
function densityOf(brief: Brief, pieces: readonly string[]): Counted | null {
  const found = pieces.flatMap((piece) => {
    const kind = kindOfCustomer(piece);
    return kind ? [{ ...kind, piece }] : [];
  });
  const kinds = found.filter(({ pattern }, i) => found.findIndex((other) => other.pattern === pattern) === i);
  const [first] = kinds;
  const people = peopleIn(brief);
  if (!first || people === null) return null;
  const poor = poverty(brief);
  const each = kinds.map(({ density, elsewhere, piece }) => {
    const usual = ANY_SHOP.test(piece.trim()) && pieces.length === 1 ? STOCKISTS : density;
    return usual.map((some) => some * elsewhere ** poor);
  });
  const per = (at: number) => tidy(each.reduce((sum, some) => sum + (some[at] ?? 0), 0));
  return {
    people,
    kinds:
      kinds.length === 1
        ? sharedName(first.name, pieces, first.piece)
        : joined([...new Set(kinds.map(({ name }) => name))]),
    low: per(0),
    value: per(1),
    high: per(2),
    listedBy: first.listedBy,
    before: beforeName(pieces[0] ?? "", first.name),
    anyFirm: first.density[1] > ANY_FIRM,
    ofOne: pieces.length === 1 || (kinds.length === 1 && pieces[0] === first.piece),
  };
}

/** "Jam, cider and schnapps makers": the last of a list names what the others are. */
function sharedName(name: string, pieces: readonly string[], last: string): string {
  const others = pieces
    .slice(0, -1)
    .map((piece) => piece.trim().replace(/^(?:small|local|independent) /i, ""));
  return pieces.at(-1) === last &&
    others.length > 0 &&
    others.every((piece) => /^\p{L}{2,}$/u.test(piece) && !/s$/.test(piece))
    ? joined([...others.map((piece) => piece.toLowerCase()), name])
    : name;
}

/** "Board game" before "cafes"; of those in charge only what is said of the kind. */
function beforeName(piece: string, name: string): string {
  const of = piece.split(/(?<=s) (?:of|at) /).at(-1) ?? "";
  const at = of.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 || / (?:of|at) /.test(of.slice(0, at)) ? "" : of.slice(0, at);
}

const joined = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** "Civil and environmental engineering firms" are one kind of two fields. */
const APART = /,| & |(?!(?<=\b\p{L}+(?:al|il|ic|ary)) (?:and|or) \p{L}+(?:al|il|ic|ary) ) (?:and|or) /iu;
const apart = (people: string) => people.split(APART);

/** Without what they do or want: of them nobody knows a number. */
const described = (brief: Brief) => who(brief).split(/,? (?:who|that|which|whose) /)[0] ?? "";
/** "Jam, cider and schnapps makers" are a list to the last of them. */
const listed = (brief: Brief) => apart(described(brief).split(PLACE_OR_SIZE)[0] ?? "");

/** Several kinds under one last word: each is counted by its whole name. */
function densityOfList(brief: Brief): Counted | null {
  const pieces = listed(brief);
  const whole = pieces.map((piece) => withHead(piece, pieces.at(-1) ?? ""));
  const found = new Set(whole.map((piece) => kindOfCustomer(piece)?.pattern));
  const named = whole.some((piece, at) => piece !== pieces[at]);
  return named && found.size > 1 && !found.has(undefined) ? densityOf(brief, whole) : null;
}

/** The customers whom the lines name, else those of the answer. */
function densityOfBuyers(brief: Brief, lines: readonly RevenueLine[]): Counted | null {
  const buyers = buyersOf(lines).filter(isOrganisation);
  return buyers.length > 1
    ? densityOf(brief, buyers.flatMap(apart))
    : (densityOfList(brief) ??
        densityOf(brief, listed(brief).filter(isOrganisation)) ??
        densityOf(brief, listed(brief)) ??
        densityOf(brief, [described(brief)]));
}

/** Who lives where the buyers are; null where that is not known. */
export const peopleIn = (brief: Brief) => marketOf(brief)?.population ?? null;

const PER = 100_000;
function estimateOf({ people, kinds, value, low, high }: Density): Assumed {
  const all = (per: number) => tidy(Math.max((people * per) / PER, 1));
  return {
    value: all(value),
    low: all(low),
    high: all(high),
    provenance: "assumption",
    note: `An estimate: ${count(people)} people × ${plainly(value)} ${kinds} for every 100,000 of them (the usual density is ${plainly(low)} to ${plainly(high)}, an order of magnitude from general statistics without a single source).`,
  };
}
const plainly = (value: number) => (value >= 10 ? count(value) : String(value));

/** Nobody counts a trade that no list knows: a placeholder that grows with the place, said to be one. */
function placeholderOf(brief: Brief, width: Width): Assumed {
  const people = peopleIn(brief) ?? UNKNOWN_PLACE;
  const [low, share, high] = OF_ALL_BUSINESSES[width];
  const businesses = people / PEOPLE_PER_BUSINESS;
  const where = peopleIn(brief) ? "" : `, in a place of ${count(UNKNOWN_PLACE)}`;
  return {
    value: tidy(businesses * share),
    low: tidy(businesses * low),
    high: tidy(businesses * high),
    provenance: "assumption",
    note: `No count was given. The placeholder takes ${share * 1000} in a thousand of the businesses that a population of this size has${where}; replace it before showing it to anybody.`,
  };
}

/** "Primary schools and families", of whom the lines tell the families apart. */
function calledByLines(lines: readonly RevenueLine[]): string | null {
  const buyers = buyersOf(lines);
  const firms = buyers.filter(isOrganisation);
  const name = firms.join(" and ");
  return firms.length > 0 && firms.length < buyers.length
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : null;
}

const sayable = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export interface BusinessBase {
  base: Assumed;
  label: string;
  density?: Density;
  narrowed: Narrowing[];
}

/** Organisations where the buyers are: by the density of their kind, narrowed by what else is said of them. */
export function businessBase(brief: Brief, width: Width, lines: readonly RevenueLine[]): BusinessBase {
  const byLines = calledByLines(lines);
  const place = marketOf(brief)?.label;
  const known = densityOfBuyers(brief, lines);
  if (!known)
    return {
      base: placeholderOf(brief, width),
      label: `${byLines ?? called(brief)} in ${place}`,
      narrowed: [],
    };
  const { before, anyFirm, ofOne, ...density } = known;
  const sort = ofOne ? ofSort(before, density.kinds, anyFirm) : null;
  return {
    base: estimateOf(density),
    label: `${byLines ?? sayable(density.kinds)} in ${place}`,
    density,
    narrowed: byLines ? [] : [...(sort ? [sort] : []), ...narrowings(who(brief), { before, anyFirm })],
  };
}

/** A kind of organisation that buys beside private people. */
export function countOfBusinesses(brief: Brief, width: Width, buyer: string): Assumed {
  const known = densityOf(brief, apart(buyer));
  return known ? estimateOf(known) : placeholderOf(brief, width);
}
