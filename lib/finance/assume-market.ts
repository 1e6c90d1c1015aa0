import { COUNTRIES } from "@/lib/brief/data/countries";
import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import { benchmarkById } from "./benchmarks";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import type { MarketInputs } from "./inputs";
import type { Assumed } from "./types";

const OFFICES: Record<string, string> = {
  US: "Census Bureau, Statistics of U.S. Businesses",
  GB: "Office for National Statistics, UK business counts",
  CA: "Statistics Canada, Canadian Business Counts",
  AU: "Australian Bureau of Statistics, Counts of Australian Businesses",
};
const EUROSTAT = new Set("AT BE BG CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV NL PL PT RO SE".split(" "));

/** Where an official count can be looked up. */
export function statisticsOffice(country: string | null): string {
  if (country && OFFICES[country]) return OFFICES[country];
  if (country && EUROSTAT.has(country)) return "Eurostat, Structural Business Statistics";
  return "the national statistics office";
}

const who = (brief: Brief) => brief.segments[0]?.text ?? "the described customers";
const PEOPLE_PER_BUSINESS = 12;

function countedBase(brief: Brief): { base: Assumed; label: string } | null {
  const counted = brief.stated.marketCount;
  return counted ? { base: counted, label: `${counted.noun} counted by the founder` } : null;
}

function populationBase(brief: Brief): { base: Assumed; label: string } | null {
  const place = brief.geography;
  if (!place || place.population === null || place.scale === "world") return null;
  const country = COUNTRIES.find((c) => c.code === place.country);
  const official = place.scale === "country" && country !== undefined;
  const base: Assumed = official
    ? { ...fixed(place.population, "World Bank, population 2024.", "benchmark"), sourceId: "population" }
    : fixed(place.population, "Rounded population of the named places; check the city's own figure.");
  return { base, label: `People in ${place.label}` };
}

function businessBase(brief: Brief): { base: Assumed; label: string } {
  const sba = benchmarkById("us-small-businesses");
  const place = brief.geography;
  if (sba && place?.country === "US" && place.scale === "country") {
    return {
      base: {
        ...fixed(sba.mid, `${sba.publisher}, ${sba.year}; most have no employees.`, "benchmark"),
        sourceId: sba.id,
      },
      label: "Small businesses in the United States",
    };
  }
  const people = place?.population ?? null;
  const count = people === null ? 100_000 : Math.round(people / PEOPLE_PER_BUSINESS);
  const note =
    people === null
      ? "No count was given; a placeholder to be replaced."
      : `Assumed: about one business for every ${PEOPLE_PER_BUSINESS} people.`;
  return {
    base: fixed(count, note),
    label: place && people !== null ? `Businesses in ${place.label}` : "Businesses in the launch market",
  };
}

/** "aged 25 to 40" narrows a population by itself: one eightieth for each year of age. */
function ageShare(brief: Brief): Assumed | null {
  const text = brief.answers.targetAudience;
  const match =
    /\b(?:aged?|ages|between)\s+(\d{1,2})\s*(?:to|-|–|and)\s*(\d{1,2})\b/i.exec(text) ??
    /\b(\d{1,2})\s*(?:to|-|–)\s*(\d{1,2})\s*(?:years?|year-olds?|yo)\b/i.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2]);
  if (!match || !(from < to) || to > 90) return null;
  const share = (to - from + 1) / 80;
  return {
    value: share,
    low: share * 0.8,
    high: share * 1.2,
    provenance: "derived",
    note: `Ages ${from} to ${to} as a share of a life of about 80 years.`,
  };
}

const MATCH: Record<"b2b" | "people" | "local", Range> = {
  b2b: [0.001, 0.004, 0.012],
  people: [0.01, 0.03, 0.08],
  local: [0.02, 0.06, 0.15],
};
const REACHABLE_NOW: Range = [0.2, 0.35, 0.5];

/** The bottom-up market inputs; `annualValue` in the project's currency. */
export function assumeMarket(brief: Brief, defaults: ArchetypeDefaults, annualValue: number): MarketInputs {
  const counted = countedBase(brief);
  const people = brief.b2b ? null : populationBase(brief);
  const found =
    counted ??
    people ??
    (brief.b2b
      ? businessBase(brief)
      : {
          base: fixed(1_000_000, "No place was given; a placeholder of a million people."),
          label: "People in the launch market",
        });
  const local = brief.geography?.scale === "city";
  const age = counted || brief.b2b ? null : ageShare(brief);
  const match = MATCH[brief.b2b ? "b2b" : local ? "local" : "people"];
  const segment = counted
    ? []
    : [
        ...(age ? [{ label: "Of the named age", share: age }] : []),
        {
          label: `Of them: ${who(brief)}`,
          share: assumption(
            age ? [match[0] * 3, match[1] * 3, Math.min(0.5, match[2] * 3)] : match,
            "Share that fits the described customer; assumed, to be counted.",
          ),
        },
      ];
  const sized = counted !== null || (people !== null && brief.segments.length > 0 && brief.vagueness < 0.7);
  const place = brief.geography?.label ?? "the launch market";
  return {
    base: found.base,
    baseLabel: found.label,
    sized,
    ...(sized
      ? {}
      : {
          needs: `a count of ${who(brief)}${who(brief).includes(place) ? "" : ` in ${place}`} (${statisticsOffice(brief.geography?.country ?? null)})`,
        }),
    segment,
    filters: [
      {
        label: "Can be served and reached in the first three years",
        share: assumption(
          REACHABLE_NOW,
          "Share that the first channels and the first release can serve; assumed.",
        ),
      },
    ],
    annualValue: { ...fixed(annualValue, "What one customer brings in a year in this plan.", "derived") },
    reachableShareY3: assumption(
      defaults.reachable,
      "Share of the serviceable market won by year 3; assumed.",
    ),
    channels: [],
  };
}
