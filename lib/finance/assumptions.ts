import { customerNoun } from "@/lib/brief/segments";
import type { Archetype, Brief } from "@/lib/brief/types";
import { assumeLines } from "./assume-lines";
import { assumeMarket } from "./assume-market";
import { around, assumption, fixed, tidy } from "./assumed";
import { ARCHETYPE_DEFAULTS, type ArchetypeDefaults } from "./data/archetype-defaults";
import type { Assumptions, Costs, Hire } from "./inputs";
import { activeLines } from "./line-flow";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";
import { annualValue, perCustomer } from "./unit";

export type { Assumptions } from "./inputs";

const BURDEN = 0.2;
/** Gross profit must carry everybody with some room, so that one good month hires nobody. */
const HIRING_CAUTION = 1.25;
const PLANNING = "Planning value for this kind of business; no source.";

const hire = (
  role: string,
  pay: number,
  start: Hire["start"],
  salesShare: number,
  note = PLANNING,
): Hire => ({
  role,
  monthly: around(tidy(pay), 0.15, note),
  burden: fixed(BURDEN, "Taxes and benefits on top of pay; assumed."),
  start,
  salesShare,
});

/** Hires wait for the revenue whose gross profit carries everybody so far, the new one and the overhead. */
function people(brief: Brief, d: ArchetypeDefaults, scale: number, margin: number): Hire[] {
  const founder = hire(
    "Founder",
    d.founderPay * scale,
    { month: 1 },
    0.35,
    "A modest draw; raise it when revenue allows.",
  );
  const kept = Math.max(0.12, margin - d.marketingShare);
  let carried = (d.founderPay * (1 + BURDEN) + d.overhead) * scale;
  const later = d.hires.slice(brief.stated.staffPay ? 2 : 0).map(({ role, pay, salesShare }) => {
    carried += pay * (1 + BURDEN) * scale;
    return hire(
      role,
      pay * scale,
      { revenueAtLeast: tidy((carried * HIRING_CAUTION) / kept) },
      salesShare,
      "Joins when gross profit carries the pay.",
    );
  });
  const stated = brief.stated.staffPay;
  const attendant: Hire[] = stated
    ? [{ ...hire("Attendant", stated.value, { perSite: true }, 0), monthly: stated }]
    : [];
  return [founder, ...attendant, ...later];
}

const SITE_OVERHEAD = 0.15;
const RUNNING_A_SITE = [0.08, 0.12, 0.18] as const;

/** Overhead of one month: the stated fixed costs, else the usual; a site never more than a share of what it can sell. */
function overheadOf(
  brief: Brief,
  d: ArchetypeDefaults,
  lines: readonly RevenueLine[],
  scale: number,
): Assumed {
  const usual = around(tidy(d.overhead * scale), 0.25, `Rent, tools, insurance and bookkeeping. ${PLANNING}`);
  const { fixedMonthly, capacity } = brief.stated;
  if (fixedMonthly) {
    const small = usual.value * 0.4;
    const sum = (value: number) => value + small;
    return {
      ...fixedMonthly,
      value: sum(fixedMonthly.value),
      low: sum(fixedMonthly.low),
      high: sum(fixedMonthly.high) * 1.1,
      provenance: "derived",
      note: `${fixedMonthly.note}, and an assumed amount for tools and bookkeeping.`,
    };
  }
  const site = lines.find((line) => line.kind === "capacity");
  const limit =
    capacity && site?.price ? capacity.value * site.price.value * SITE_OVERHEAD : Number.POSITIVE_INFINITY;
  return usual.value <= limit
    ? usual
    : around(tidy(limit), 0.3, "Running one site, assumed as a share of what it can sell.");
}

function costsOf(brief: Brief, d: ArchetypeDefaults, lines: readonly RevenueLine[], scale: number): Costs {
  const share = (line: RevenueLine): Assumed => {
    if (line.kind === "grant")
      return fixed(0, "A grant pays for the programme; its costs stand in the other lines.");
    if (line.unitCost || line.costShare) return fixed(0.02, "Small costs beside the stated ones; assumed.");
    if (line.kind === "capacity")
      return assumption(RUNNING_A_SITE, `Energy, cleaning and repairs as a share of revenue. ${PLANNING}`);
    return assumption(d.cogsShare, `Cost of delivery as a share of revenue. ${PLANNING}`);
  };
  return {
    cogsShare: Object.fromEntries(lines.map((line) => [line.id, share(line)])),
    paymentShare: fixed(d.paymentShare, "Card and payment fees as a share; assumed."),
    paymentFixed: fixed(d.paymentFixed * scale, "Payment fee per transaction; assumed."),
    paymentBase: lines.some((line) => line.kind === "take") ? "gmv" : "revenue",
    marketingBase: around(tidy(d.marketingBase * scale), 0.4, `Monthly marketing budget. ${PLANNING}`),
    marketingShare: fixed(d.marketingShare, "Marketing grows to this share of revenue; assumed."),
    overhead: overheadOf(brief, d, lines, scale),
    overheadShare: fixed(0.02, "Overhead that grows with revenue; assumed."),
    launchOneOff: around(
      tidy(d.launchOneOff * scale),
      0.3,
      `Building and launching the first version. ${PLANNING}`,
    ),
    taxRate: fixed(0.22, "Tax on profit; assumed, check the local rate."),
  };
}

/** Acquisition cost from what a customer brings, where the founder stated none. */
function acquisition(draft: Assumptions, d: ArchetypeDefaults, scale: number): Assumed {
  const each = activeLines(draft.lines).map((line) => ({ line, ...perCustomer(draft, line) }));
  const monthly = each.filter(
    ({ line }) => line.kind !== "oneOff" && !(line.kind === "unitSale" && !line.unitsPerCustomerMonth),
  );
  const once = each.filter((row) => !monthly.includes(row));
  const worth = (rows: typeof each) =>
    rows.reduce((sum, row) => sum + Math.max(row.contribution, row.revenue * 0.2), 0);
  const floor = d.cacFloor * scale;
  const base = d.cacMonths[1] < 1 ? worth(once) || worth(monthly) * 3 : worth(monthly) + worth(once) / 12;
  const at = (months: number) => Math.max(floor, tidy(months * base));
  const [low, value, high] = d.cacMonths;
  return {
    value: at(value),
    low: Math.max(Math.min(at(low), at(value)), at(value) * 0.7),
    high: Math.min(Math.max(at(high), at(value) * 1.3), at(value) * 1.5),
    provenance: "assumption",
    note: "Marketing money per new customer; assumed from what a customer brings, to be measured first.",
  };
}

const mainArchetype = (brief: Brief): Archetype => brief.archetypes[0]?.id ?? "saas";

/**
 * Completes the brief into everything the engine needs: the founder's own figures first, planning values for the rest,
 * each with its provenance. Money in `brief.currency` (default costs are scaled by rounded exchange rates and cost
 * levels), shares 0 to 1, times in months. Pure, never throws.
 */
export function assume(brief: Brief): Assumptions {
  const archetype = mainArchetype(brief);
  const d = ARCHETYPE_DEFAULTS[archetype];
  const scale = costScale(brief);
  const launch = assumption(d.launchMonth, `Months until the first sale. ${PLANNING}`);
  const lines = assumeLines(brief, d, launch);
  const capacity = brief.stated.capacity;
  const draft: Assumptions = {
    currency: brief.currency,
    archetype,
    horizon: 36,
    geography: {
      label: brief.geography?.label ?? "the launch market",
      country: brief.geography?.country ?? null,
      population: brief.geography?.population ?? null,
    },
    lines,
    demand: {
      noun: customerNoun(brief.segments, brief.b2b, brief.language),
      launchMonth: launch,
      rampMonths: assumption([3, 5, 9], "Months until marketing works fully; assumed."),
      cac: fixed(0, ""),
      cacInflation: fixed(0.12, "Acquisition gets dearer as the first easy customers are won; assumed."),
      organicPerMonth: fixed(0, ""),
      organicGrowth: fixed(0.03, "Growth of the free flow a month; assumed."),
      referral: assumption(d.referral, "New customers that each customer brings a month; assumed."),
      churn: assumption(d.churn, `Customers lost a month. ${PLANNING}`),
      startCustomers: brief.stated.customers ?? fixed(0, "No paying customers were stated."),
    },
    costs: costsOf(brief, d, lines, scale),
    people: [],
    capex: brief.stated.capex
      ? [
          {
            label: "Equipment",
            month: Math.max(1, launch.value - 1),
            cost: brief.stated.capex,
            lifeMonths: 60,
            perSite: true,
          },
        ]
      : [],
    working: {
      receivableDays: fixed(d.receivableDays, "Days until customers pay; assumed."),
      payableDays: fixed(14, "Days until suppliers are paid; assumed."),
      inventoryDays: fixed(d.inventoryDays, "Days that goods wait in stock; assumed."),
    },
    market: assumeMarket(brief, d, 0),
    funding: {
      buffer: 0.25,
      openingCash: brief.stated.budget ?? fixed(0, "No money in the bank was stated."),
    },
    ...(capacity && lines.some((line) => line.kind === "capacity")
      ? {
          capacity: {
            unit: brief.stated.capacityUnit ?? "units",
            perMonth: capacity,
            utilisationCap: assumption(
              [0.65, 0.8, 0.9],
              "Share of the capacity that is sold in practice; assumed.",
            ),
            expandAt: 0.9,
            expandUntil: 24,
            maxSites: 8,
          },
        }
      : {}),
  };
  const cac = brief.stated.cac ?? acquisition(draft, d, scale);
  const bought = cac.value > 0 ? draft.costs.marketingBase.value / cac.value : 1;
  const organic = Math.max(brief.b2b ? 0.6 : 1, bought * d.organicShare);
  const main = activeLines(lines).map((line) => perCustomer(draft, line));
  const revenue = main.reduce((sum, row) => sum + row.revenue, 0);
  const margin = revenue > 0 ? main.reduce((sum, row) => sum + row.contribution, 0) / revenue : 0.5;
  return {
    ...draft,
    demand: {
      ...draft.demand,
      cac,
      organicPerMonth: {
        value: organic,
        low: organic * 0.5,
        high: organic * 1.6,
        provenance: "assumption",
        note: "New customers a month without advertising, from the founders' own outreach; assumed.",
      },
    },
    people: people(brief, d, scale, margin),
    market: assumeMarket(brief, d, annualValue(draft)),
  };
}
