import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { PEOPLE_PER_BUYER } from "./data/people-per-buyer";
import { count } from "./money";
import { buyersOf } from "./share-by-buyer";
import type { Assumed, RevenueLine } from "./types";
import { usualShare } from "./usual-share";

/** Buyers are counted where they live, and the start may be elsewhere. */
export const marketOf = ({ buyersIn, geography }: Brief) => buyersIn ?? geography;
export const who = (brief: Brief) => brief.segments[0]?.text ?? "the described customers";
const PEOPLE_PER_BUSINESS = 12;
/** A named place that no list knows is taken for a middling one. */
export const UNKNOWN_PLACE = 1_000_000;
const FEWEST = 10;

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
const named = (brief: Brief) => (who(brief).split(PEOPLE_END)[0] ?? "").trim();
/** "Freelancers with children" are looked for as parents. */
const AT_HOME = /\bwith (?:[\p{L}-]+ )?(?:children|kids|toddlers|babies|pets|dogs|cats)\b/iu;
/** "Window cleaners working alone": whoever buys for a trade is counted as a trade, employed or not. */
const isTrade = (brief: Brief) => {
  const people = named(brief);
  return (
    usualShare(people) === null &&
    (isOrganisation(people) || PEOPLE_PER_BUYER.some(([kind]) => kind.test(people))) &&
    !/\b(?:amateur|hobby|home|fans|lovers)\b/i.test(people) &&
    !AT_HOME.test(who(brief))
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

const rowOf = (brief: Brief, people: string) => {
  const here = marketOf(brief)?.country ?? "";
  return PEOPLE_PER_BUYER.find(([kind, , where]) => kind.test(people) && (!where || where.has(here)));
};

/** People for one of those who buy, each kind of them counted once: several together are more. */
function peoplePer(brief: Brief, kinds: readonly string[]): number | null {
  const rows = new Set(kinds.map((people) => rowOf(brief, people)).filter((row) => row !== undefined));
  return rows.size > 0 ? 1 / [...rows].reduce((sum, [, each]) => sum + 1 / each, 0) : null;
}
const apart = (people: string) => people.split(/,| and | or /);

/** People for one of those who buy, where the kind is known. */
function peoplePerBuyer(brief: Brief, lines: readonly RevenueLine[]): number | null {
  const buyers = buyersOf(lines).filter(isOrganisation);
  return buyers.length > 1
    ? peoplePer(brief, buyers.flatMap(apart))
    : (peoplePer(brief, apart(named(brief)).filter(isOrganisation)) ??
        peoplePer(brief, [named(brief)]) ??
        peoplePer(brief, [who(brief)]));
}

/** Who lives where the buyers are; null where that is not known. */
export const peopleIn = (brief: Brief) => marketOf(brief)?.population ?? null;

/** Nobody counts a trade for us: a placeholder that grows with the place, said to be one. */
function placeholderOf(brief: Brief, width: Width, each: number | null): Assumed {
  const people = peopleIn(brief) ?? UNKNOWN_PLACE;
  const [low, share, high] = OF_ALL_BUSINESSES[width];
  const businesses = people / PEOPLE_PER_BUSINESS;
  const value = each ? tidy(Math.max(people / each, FEWEST)) : tidy(businesses * share);
  const taken = each
    ? `one for every ${count(tidy(each))} people`
    : `${share * 1000} in a thousand of the businesses that a population of this size has`;
  const where = peopleIn(brief) ? "" : `, in a place of ${count(UNKNOWN_PLACE)}`;
  return {
    value,
    low: each ? value / 2 : tidy(businesses * low),
    high: each ? value * 2 : tidy(businesses * high),
    provenance: "assumption",
    note: `No count was given. The placeholder takes ${taken}${where}; replace it before showing it to anybody.`,
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

export const businessBase = (
  brief: Brief,
  width: Width,
  lines: readonly RevenueLine[],
): { base: Assumed; label: string } => ({
  base: placeholderOf(brief, width, peoplePerBuyer(brief, lines)),
  label: `${calledByLines(lines) ?? called(brief)} in ${marketOf(brief)?.label}`,
});

/** Of shops of every kind about one in ten deals in what a maker has to sell. */
const ANY_SHOP = /^(?:(?:other|local|small|independent) )?(?:shops|stores|retailers|stockists|boutiques)$/i;
const PEOPLE_PER_STOCKIST = 4_000;

/** A kind of organisation that buys beside private people. */
export const countOfBusinesses = (brief: Brief, width: Width, buyer: string): Assumed =>
  placeholderOf(brief, width, ANY_SHOP.test(buyer) ? PEOPLE_PER_STOCKIST : peoplePer(brief, apart(buyer)));
