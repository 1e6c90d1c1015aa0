import { isAnybody } from "@/lib/brief/buyers/anybody";
import { COUNTRIES } from "@/lib/brief/data/countries";
import { isAreaAround, TOWNS_AROUND } from "@/lib/brief/places/area-around";
import { startShare } from "@/lib/brief/places/market-area";
import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import { businessBase, marketOf, paysAsBusiness, type Width, who } from "./business-market";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import { populationId } from "./data/published";
import { earnsLike } from "./earns-like";
import type { MarketInputs } from "./inputs";
import { count } from "./money";
import { type Narrowing, narrowings } from "./narrowing";
import { otherBuyers } from "./other-buyers";
import { PAYING } from "./payers";
import { statisticsOffice } from "./statistics-office";
import type { Assumed, RevenueLine } from "./types";
import { ageShare, overAge } from "./usual-age";
import { groupOf, isDoneBeside, shareByActivity, usualShare } from "./usual-share";
import { eachYear, wonOf } from "./won";

function countedBase(brief: Brief): { base: Assumed; label: string } | null {
  const counted = brief.stated.marketCount;
  return counted ? { base: counted, label: `${counted.noun} counted by the founder` } : null;
}

/** A town that no list knows is a small one, or a quarter of another. */
const TOWN = 30_000;

function populationBase(brief: Brief): { base: Assumed; label: string } | null {
  const place = marketOf(brief);
  if (place?.scale === "city" && place.population === null)
    return {
      base: fixed(
        TOWN,
        "The size of a small town or a quarter: how many live in this place is not known here.",
      ),
      label: `People in ${place.label}`,
    };
  if (!place || place.population === null || place.scale === "world") return null;
  const country = COUNTRIES.find((c) => c.code === place.country);
  const official = place.scale === "country" && country !== undefined;
  const base: Assumed = official
    ? {
        ...fixed(place.population, "World Bank, population 2024.", "benchmark"),
        sourceId: populationId(country.code),
      }
    : fixed(
        place.population,
        isAreaAround(place.label)
          ? `${TOWNS_AROUND} times the town itself; assumed, check it on a map of the district.`
          : "Rounded population of the named places; check the city's own figure.",
      );
  return { base, label: `People in ${place.label}` };
}

/** Share of all people that fits a described customer of whom nothing is known: a few in a thousand. */
const MATCH: Record<Width, Range> = {
  "named place": [0.008, 0.02, 0.06],
  "country or wider": [0.002, 0.005, 0.015],
};
const SERVED: Record<Width, Range> = { "named place": [0.4, 0.6, 0.8], "country or wider": [0.2, 0.35, 0.5] };
const WON_LOCALLY: Range = [0.05, 0.1, 0.2];
/** An age tells enough of them; surf beginners of that age are fewer. */
const ANYBODY = /^(?:people|adults|women|men|those|persons|everybody|anyone|residents|locals)\b/i;
/** So few that each can be visited. */
const VERY_FEW = 500;
const WON_BY_VISITS: Range = [0.12, 0.25, 0.4];
/** So few can be rung up one by one. */
const SO_FEW = 5_000;
const WON_ONE_BY_ONE: Range = [0.08, 0.15, 0.25];
const AGE_GIVEN = 3;
/** A counted market this small can be known by name. */
const FEW = 20_000;
const FEW_BY_NAME = 50_000;
/** A region of so few people is one town for whoever sells there. */
const LOCAL_PEOPLE = 3_000_000;

/** Nothing is known of the market: a round number of possible customers that nobody can take for a count. */
const placeholder = (brief: Brief) =>
  fixed(
    brief.b2b ? 20_000 : 100_000,
    "A round placeholder, not a count; replace it before showing it to anybody.",
  );

/** What a known venture's customers make up of a population, where the answer says of them only what many are or what some do beside. */
function shareOfVenture(brief: Brief): Range | null {
  const share = brief.b2b ? null : earnsLike(brief)?.share;
  const { problem, solution } = brief.answers;
  const said = who(brief);
  return share &&
    (isAnybody(said) ||
      usualShare(said) === null ||
      isDoneBeside(said, `${solution} ; ${problem}`, share[1] / 100))
    ? [share[0] / 100, share[1] / 100, share[2] / 100]
    : null;
}

const narrowedBy = (narrowed: readonly Narrowing[]): MarketInputs["segment"] =>
  narrowed.map(({ said, share }) => ({
    label: `Of them ${said}`,
    share: assumption(share, `Assumed share of those ${said}; nobody has counted them.`),
  }));

/** Among older people more own the home they live in, and fewer live in it. */
const OWNERS_FROM = 45;
const OLDER_OWN: Range = [0.3, 0.4, 0.5];
const ofThatAge = (share: Range, text: string): Range =>
  /^(?:home|house|property) ?owners?\b/i.test(text) && overAge(text) >= OWNERS_FROM ? OLDER_OWN : share;

function segmentFilters(brief: Brief, width: Width): MarketInputs["segment"] {
  const text = who(brief);
  const venture = shareOfVenture(brief);
  const group = venture ? { share: venture, narrowed: [] } : groupOf(text);
  // What they do is counted whatever their age, and the age of a child is no age of who buys.
  const ageless =
    brief.b2b || shareByActivity(text) || /\b(?:children|kids|pupils|babies|toddlers)\b/i.test(text);
  const age = ageless ? null : ageShare(brief);
  const [low, value, high] = MATCH[width];
  const ofAge: Range = [low * AGE_GIVEN, value * AGE_GIVEN, Math.min(0.8, high * AGE_GIVEN)];
  const narrowed = narrowedBy(group?.narrowed ?? (age ? narrowings(text) : []));
  if (age && !group && narrowed.length > 0 && ANYBODY.test(text))
    return [{ label: "Of the named age", share: age }, ...narrowed];
  const match = (group && ofThatAge(group.share, text)) ?? (age ? ofAge : MATCH[width]);
  const note = `Share that fits "${shortened(text)}"; assumed, to be counted.`;
  return [
    ...(age ? [{ label: "Of the named age", share: age }] : []),
    { label: "Fit the described customer", share: assumption(match, note) },
    ...narrowed,
  ];
}

/** How many of all people they are is known, at least roughly; else the market is not sized. */
const isKnownGroup = (brief: Brief) =>
  brief.segments.length > 0 &&
  (usualShare(who(brief)) !== null || shareOfVenture(brief) !== null || ageShare(brief) !== null);

/** Up to the last clause that is whole, else up to a word. */
function shortened(text: string): string {
  if (text.length <= 90) return text;
  const cut = text.slice(0, 90);
  return /^.{30,}(?=[,;])/s.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, "")} …`;
}

/** What would size it honestly, and the office that counts it. */
function needed(brief: Brief): string {
  const text = who(brief);
  const named = marketOf(brief)?.label.replace(/^the /, "");
  // "In the Czech Republic" is said as the founder says it, once.
  const said = named !== undefined && (text.includes(named) || /\bin (?:the )?\p{Lu}/u.test(text));
  const place =
    named && !said
      ? ` in ${marketOf(brief)?.label}`
      : named
        ? ""
        : " in the launch market, which is not named yet";
  const small = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `a count of ${shortened(small)}${place} (where to look: ${statisticsOffice(marketOf(brief)?.country ?? null)})`;
}

/**
 * The bottom-up market inputs; what a customer is worth follows from the lines (`inStep`). Sized only with a count from the founder, or
 * with the population of a named place for an offer to private people; else the arithmetic stands on a placeholder.
 */
export function assumeMarket(
  brief: Brief,
  defaults: ArchetypeDefaults,
  lines: readonly RevenueLine[],
  paying?: Assumed,
): MarketInputs {
  const counted = countedBase(brief);
  const place = marketOf(brief);
  const few = counted !== null && counted.base.value < FEW;
  const near =
    place?.scale === "city" || (place?.scale === "region" && (place.population ?? 0) < LOCAL_PEOPLE);
  const width: Width = few || near ? "named place" : "country or wider";
  const start = startShare(brief);
  const known = place !== null && place.scale !== "world";
  const b2b = paysAsBusiness(brief);
  const firms = !counted && b2b && known ? businessBase(brief, width, lines) : null;
  const found = counted ?? (b2b ? firms : populationBase(brief));
  const sized =
    counted !== null ||
    (found !== null &&
      place?.population != null &&
      brief.vagueness < 0.7 &&
      (b2b ? firms?.density !== undefined : isKnownGroup(brief)));
  const narrowed = narrowedBy(firms?.narrowed ?? []);
  const all = narrowed.reduce((left, { share }) => left * share.value, found?.base.value ?? FEW_BY_NAME);
  // A placeholder for a small trade must not decide the plan: such a trade can be known by name.
  const narrow = width === "named place" || (b2b && !counted && all < FEW_BY_NAME);
  const byName = !b2b || all >= SO_FEW ? WON_LOCALLY : all < VERY_FEW ? WON_BY_VISITS : WON_ONE_BY_ONE;
  const usual: Range = narrow && defaults.reachable[1] < byName[1] ? byName : defaults.reachable;
  const segment = [
    ...narrowed,
    ...(counted || !found || b2b ? [] : segmentFilters(brief, width)),
    ...(paying ? [{ label: PAYING, share: paying }] : []),
  ];
  const ofPeople = found !== null && !counted && !b2b;
  const served = ofPeople
    ? segment.reduce((left, { share }) => left * share.value, found.base.value) * SERVED[width][1]
    : 0;
  const beside = otherBuyers(brief, lines, defaults, {
    width: near ? "named place" : "country or wider",
    match: MATCH[near ? "named place" : "country or wider"],
    served: SERVED[narrow ? "named place" : width][1],
  });
  const apart = new Set(beside.map(({ buyer }) => buyer));
  const own = lines.filter(({ buyer }) => !buyer || !apart.has(buyer));
  const won = eachYear(ofPeople ? wonOf(served, defaults, own) : usual, lines);
  return {
    base: found?.base ?? placeholder(brief),
    baseLabel: found?.label ?? (brief.b2b ? "Possible business customers" : "Possible customers"),
    ...(firms?.density ? { density: firms.density } : {}),
    sized,
    ...(sized ? {} : { needs: needed(brief) }),
    segment,
    filters: [
      {
        label: "Can be served in the first three years",
        share: assumption(
          SERVED[narrow ? "named place" : width],
          "Share that the first release and the first channels can serve; assumed.",
        ),
      },
    ],
    annualValue: fixed(0, "What one customer brings in a year in this plan.", "derived"),
    reachableShareY3: assumption(
      won,
      ofPeople
        ? `Share of the serviceable market won by year 3; assumed: a newcomer wins a smaller share of a larger market, and this one has ${count(served)}.`
        : "Share of the serviceable market won by year 3; assumed.",
    ),
    ...(beside.length > 0 ? { others: beside } : {}),
    ...(start && !counted && found ? { start } : {}),
    channels: [],
  };
}
