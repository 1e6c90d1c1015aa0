import type { Archetype, Brief } from "@/lib/brief/types";
import { around, assumption, fixed, tidy } from "./assumed";
import { ARCHETYPE_DEFAULTS, type ArchetypeDefaults } from "./data/archetype-defaults";
import { earnsLike } from "./earns-like";
import type { Costs } from "./inputs";
import { launchCost } from "./launch-cost";
import { withMadeGood } from "./made-good";
import { overheadOf } from "./overhead";
import { isDoneByOthers, isOwnWork } from "./own-work";
import { isAllIn, paymentFees } from "./payment-fees";
import { isPlaceless } from "./placeless";
import { PLANNING } from "./planning";
import { profitTax } from "./profit-tax";
import type { Assumed, RevenueLine } from "./types";
import { workersTold } from "./who-works";
import { limitOf } from "./work-limit";

const DONE_BY_PEOPLE = [0.4, 0.5, 0.6] as const;
/** What is done by somebody each time it is sold. */
const WORKED: ReadonlySet<RevenueLine["kind"]> = new Set(["recurring", "perUse", "oneOff", "capacity"]);
/** What own work costs beside the time that goes into it. */
const BESIDE_OWN_WORK = [0.08, 0.12, 0.2] as const;
const RUNNING_A_SITE = [0.08, 0.12, 0.18] as const;
/** "Wages and insurance are $14,500 per month": whoever does the work is paid there already. */
const WAGES_STATED = /\b(?:wages|salar(?:y|ies)|payroll|staff(?: costs?)?)\b[^.;]{0,40}\d/i;
const BESIDE_WAGES = [0.05, 0.1, 0.15] as const;

const BY_THEMSELVES =
  /\bwhenever (?:they|you) (?:like|want|wish)\b|\b(?:on their|on your) own\b|\bby (?:themselves|yourself)\b|\b(?:shared|communal|co-?working) (?:\p{L}+ )?(?:studio|workshop|space|office|kitchen|darkroom)\b|\b(?:24 hours|around the clock)\b/iu;
/** Who pays for a place and works there alone takes nobody's hours: the place is the rent that was told. */
const isSelfServed = ({ archetypes, stated, answers }: Brief, { kind, label, evidence }: RevenueLine) =>
  archetypes[0]?.id === "local" &&
  kind === "recurring" &&
  stated.fixedMonthly !== undefined &&
  /\brent\b/i.test(answers.businessModel) &&
  /\bmember/i.test(`${label} ; ${evidence}`) &&
  BY_THEMSELVES.test(answers.solution);

/** Somebody has bought, by the founder's own account: there is something to sell today. */
export const soldAlready = ({ stated, language }: Brief): boolean =>
  (stated.customers?.value ?? 0) > 0 ||
  stated.traded !== undefined ||
  (language === "en" && stated.traction.some(({ paid }) => paid));

/** A place that private customers have to come to is advertised by what it costs to keep open. */
const OF_FIXED_COSTS = 0.1;
/** Who works for private people is found by their neighbours: nobody spends the budget of a firm. */
const WORK_NEAR_BY = 0.6;
const PLACES = new Set<Archetype | undefined>(["local", "services", "education"]);
function marketingOf({ b2b, stated: { fixedMonthly }, archetypes }: Brief, usual: number): Assumed {
  const carried = tidy(OF_FIXED_COSTS * (fixedMonthly?.value ?? 0));
  return !b2b && PLACES.has(archetypes[0]?.id) && carried > usual
    ? around(
        carried,
        0.4,
        "Monthly marketing budget; assumed: a tenth of the fixed costs that it has to fill.",
      )
    : around(usual, 0.4, `Monthly marketing budget. ${PLANNING}`);
}

export function defaultsOf(brief: Brief, archetype: Archetype): ArchetypeDefaults {
  const usual = ARCHETYPE_DEFAULTS[archetype];
  if (archetype !== "local" || !isPlaceless(brief)) return usual;
  const { overhead, launchOneOff } = ARCHETYPE_DEFAULTS.services;
  return { ...usual, overhead, launchOneOff };
}

export function costsOf(
  brief: Brief,
  d: ArchetypeDefaults,
  lines: readonly RevenueLine[],
  scale: number,
): Costs {
  const known = earnsLike(brief)?.costs;
  const own = isOwnWork(brief, lines);
  const kind = brief.archetypes[0]?.id;
  const wages = WAGES_STATED.test(brief.answers.businessModel);
  const workers = (kind === "services" || kind === "education") && !wages ? workersTold(brief) : null;
  const paid =
    brief.archetypes[0]?.id === "local" &&
    brief.stated.fixedMonthly !== undefined &&
    lines.every(({ kind }) => kind !== "unitSale") &&
    wages;
  const share = (line: RevenueLine): Assumed => {
    if (line.kind === "grant")
      return fixed(0, "A grant pays for the programme; its costs stand in the other lines.");
    if (line.unitCost && isAllIn(brief)) return fixed(0, "Your cost is told as all in.");
    if (line.unitCost || line.costShare) return fixed(0.02, "Small costs beside the stated ones; assumed.");
    if (isSelfServed(brief, line))
      return assumption(
        BESIDE_WAGES,
        `What is used up, cleaned and repaired, as a share of revenue; members work by themselves, and the rent stands in your fixed costs. ${PLANNING}`,
      );
    if (isDoneByOthers(brief) && line.kind !== "take")
      return assumption(
        BESIDE_OWN_WORK,
        "Journeys, materials and small things; those who do the work are paid out of the overhead. Assumed.",
      );
    if (own)
      return assumption(
        BESIDE_OWN_WORK,
        "Journeys, materials and small things; the work is your own and is paid by what is left. Assumed.",
      );
    if (workers && WORKED.has(line.kind))
      return assumption(
        DONE_BY_PEOPLE,
        `Pay of the ${workers} who do the work, as a share of revenue. ${PLANNING}`,
      );
    if (line.kind === "oneOff" && line.quantity && line.quantity.provenance !== "assumption")
      return assumption(DONE_BY_PEOPLE, `Pay of those who do the work, as a share of revenue. ${PLANNING}`);
    if (line.kind === "capacity" && limitOf(brief))
      return assumption(RUNNING_A_SITE, `Energy, cleaning and repairs as a share of revenue. ${PLANNING}`);
    if (paid && line.kind !== "take")
      return assumption(
        BESIDE_WAGES,
        `What is used up, cleaned and repaired, as a share of revenue; the wages stand in your fixed costs. ${PLANNING}`,
      );
    if (known && line.kind !== "take")
      return assumption(
        [known.range[0] / 100, known.range[1] / 100, known.range[2] / 100],
        `What falls due with each sale, as a share of revenue: ${known.what}. Usual for this kind of business; no source.`,
      );
    return assumption(d.cogsShare, `Cost of delivery as a share of revenue. ${PLANNING}`);
  };
  return {
    cogsShare: Object.fromEntries(lines.map((line) => [line.id, withMadeGood(brief, line, share(line))])),
    ...paymentFees(brief, d, lines, scale),
    marketingBase:
      brief.stated.marketing ??
      marketingOf(brief, tidy(d.marketingBase * (!brief.b2b && own ? WORK_NEAR_BY : 1) * scale)),
    marketingShare: fixed(d.marketingShare, "Marketing grows to this share of revenue; assumed."),
    overhead: overheadOf(brief, d, lines, scale),
    overheadShare: fixed(0.02, "Overhead that grows with revenue; assumed."),
    launchOneOff: launchCost(brief, tidy(d.launchOneOff * scale), scale, soldAlready(brief)),
    taxRate: profitTax(brief),
  };
}
