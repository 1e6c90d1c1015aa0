import { type NamedCost, namedWithoutSum } from "@/lib/brief/costs/named-costs";
import type { Brief } from "@/lib/brief/types";
import { around, assumption, tidy } from "./assumed";
import { ARCHETYPE_DEFAULTS, type ArchetypeDefaults } from "./data/archetype-defaults";
import { type Needed, neededBy, usualNote } from "./needed-by-kind";
import { PLANNING } from "./planning";
import type { Assumed, RevenueLine } from "./types";

const SITE_OVERHEAD = 0.15;
/** Insurance, tools and bookkeeping beside what the founder names. */
const BESIDE_FIXED = 0.6;

/** A month of them in US dollars at US cost; whoever is employed with taxes on top. */
const NAMED_USD: Record<NamedCost["kind"], number> = { person: 3_000, vehicle: 650, bike: 90 };

/** What is named among the monthly costs without a sum costs something: assumed, and never nothing. */
function withNamed(overhead: Assumed, named: readonly NamedCost[], scale: number): Assumed {
  if (named.length === 0) return overhead;
  const sum = tidy(named.reduce((all, { kind, many }) => all + NAMED_USD[kind] * many, 0) * scale);
  return {
    value: overhead.value + sum,
    low: overhead.low + sum * 0.6,
    high: overhead.high + sum * 1.5,
    provenance: "derived",
    note: `${overhead.note.replace(/\.$/, "")}; ${sum} of it for what you name without a sum (${named.map(({ said }) => said).join(", ")}), assumed.`,
  };
}

/** Where it is known what such a place costs by the month, its rent takes no more than so many times the usual share. */
const OF_A_KNOWN_SITE = 2;

/** What such a venture needs by the month; the least of it where it begins at home. */
const usualOf = ({ range: [low, planned, high], what, least }: Needed): Assumed =>
  least
    ? assumption([low * 0.75, low, planned], usualNote(what, "the least of it, as you begin small"))
    : assumption([low, planned, high], usualNote(what));

/** Overhead of one month: the stated fixed costs, else the usual; a site never more than a share of what it can sell. */
export function overheadOf(
  brief: Brief,
  d: ArchetypeDefaults,
  lines: readonly RevenueLine[],
  scale: number,
): Assumed {
  const needed = neededBy(brief, "runs", scale);
  const usual = needed
    ? usualOf(needed)
    : around(tidy(d.overhead * scale), 0.25, `Rent, tools, insurance and bookkeeping. ${PLANNING}`);
  const { fixedMonthly, capacity } = brief.stated;
  const named = namedWithoutSum(brief.answers.businessModel);
  if (fixedMonthly) {
    const small = tidy(Math.min(usual.value, ARCHETYPE_DEFAULTS.services.overhead * scale) * BESIDE_FIXED);
    const sum = (value: number) => value + small;
    const told: Assumed = {
      ...fixedMonthly,
      value: sum(fixedMonthly.value),
      low: sum(fixedMonthly.low),
      high: sum(fixedMonthly.high) * 1.1,
      provenance: "derived",
      note: `${fixedMonthly.note}, and an assumed amount for insurance, tools and bookkeeping.`,
    };
    return withNamed(told, named, scale);
  }
  const site = lines.find((line) => line.kind === "capacity");
  const limit =
    capacity && site?.price ? capacity.value * site.price.value * SITE_OVERHEAD : Number.POSITIVE_INFINITY;
  const most = needed ? Math.max(needed.range[0], limit * OF_A_KNOWN_SITE) : limit;
  if (needed && usual.value > most)
    return withNamed({ ...usual, value: tidy(most), low: Math.min(usual.low, most) }, named, scale);
  return usual.value <= most
    ? withNamed(usual, named, scale)
    : around(tidy(limit), 0.3, "Running one site, assumed as a share of what it can sell.");
}
