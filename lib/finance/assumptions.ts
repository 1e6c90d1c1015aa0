import { readable } from "@/lib/brief/abroad/readable";
import type { Archetype, Brief } from "@/lib/brief/types";
import { acquisition, buyerSize, readersSoFar } from "./acquisition";
import { costsOf, defaultsOf, soldAlready } from "./assume-costs";
import { equipmentOf } from "./assume-equipment";
import { assumeLines } from "./assume-lines";
import { assumeMarket } from "./assume-market";
import { forTheMarket, heardOf, marketingShareOf, withoutRunaway } from "./assume-marketing";
import { people } from "./assume-people";
import { promisedStart } from "./assume-promised";
import { reachedSoFar } from "./assume-reached";
import { withinRent } from "./assume-rent";
import { atLeastThose, roomFor, roomOf, servable } from "./assume-room";
import { assumption, fixed } from "./assumed";
import { lostInTerm } from "./bound-by-term";
import { carefulCac } from "./careful-cac";
import { isCounted } from "./cost-of-use";
import { countedAs, nounOf } from "./customers-called";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import { lotOfPlan } from "./first-lot";
import { fitSpending } from "./fit-spending";
import { handsOf, withinHands } from "./hands";
import type { Assumptions } from "./inputs";
import { inStep } from "./kinds-of-buyer";
import { activeLines, isRepeated } from "./line-flow";
import { sizeMarket } from "./market";
import { begunAsMembers } from "./members";
import { ownTime } from "./own-hours";
import { paceSoFar } from "./pace-so-far";
import { countPayers } from "./payers";
import { inPieces, noteOf, perMonthAt, withStands } from "./pieces";
import { begunBoth } from "./plan-and-pieces";
import { PLANNING } from "./planning";
import { putToWork } from "./put-to-work";
import { salesTaxOf, settleTax } from "./sales-tax";
import { costScale } from "./scale";
import { chargedInSeason, seasonOf } from "./season";
import { servedOnce } from "./served-once";
import { buyersOf } from "./share-by-buyer";
import { areSeldom } from "./told-time";
import { towardsAim } from "./towards-aim";
import { atLeastSold, paceOf, startOf, tradedIn } from "./traded";
import type { RevenueLine } from "./types";
import { daysUntilPaid } from "./until-paid";
import { withinPlaces } from "./within-places";

export type { Assumptions } from "./inputs";

/** People leave sooner than a company does. */
const CONSUMER_CHURN = [0.04, 0.06, 0.08] as const;
/** Who signs for a year leaves at its end: about one in six. */
const YEARLY_CHURN = [0.008, 0.015, 0.03] as const;
/** Of those who come once or twice a year about a third does not come again in the next. */
const SELDOM_CHURN = [0.02, 0.03, 0.05] as const;
/** Small firms close and change their minds more often than organisations. */
const SMALL_FIRM_CHURN = [0.02, 0.035, 0.05] as const;
const ORGANISATION_CHURN = [0.015, 0.025, 0.04] as const;

/** Where the kind of buyer decides how long one stays, whatever is sold. */
const KEPT_BY_THE_BUYER = new Set<Archetype>(["saas", "services"]);

/** A course ends; who comes every week stays for terms. */
const LESSONS_CHURN = [0.05, 0.08, 0.12] as const;

/** Who buys once is served and not lost: customers are then all that were ever served, and each is new once. */
const SERVED = "Nobody is planned to come back, so customers are counted as served and none as lost.";
const MONTHS_SERVED = 18;

function staying(brief: Brief, archetype: Archetype, d: ArchetypeDefaults, lines: readonly RevenueLine[]) {
  const churn = churnOf(brief, archetype, d, lines);
  const brought = "New customers that each customer brings a month; assumed.";
  if (brief.stated.churn || activeLines(lines).some(isRepeated))
    return {
      churn: brief.stated.churn ?? lostInTerm(brief, lines, churn, PLANNING),
      referral: assumption(d.referral, brought),
    };
  const spread = (each: number) => each / churn[1] / MONTHS_SERVED;
  const [low, value, high] = d.referral;
  return {
    churn: fixed(0, SERVED),
    referral: assumption([spread(low), spread(value), spread(high)], brought),
  };
}

function churnOf(brief: Brief, archetype: Archetype, d: ArchetypeDefaults, lines: readonly RevenueLine[]) {
  if (archetype === "education" && lines.some((line) => !line.later && isRepeated(line)))
    return LESSONS_CHURN;
  const size = buyerSize(brief);
  if (areSeldom(lines)) return size === "person" ? SELDOM_CHURN : YEARLY_CHURN;
  if (!KEPT_BY_THE_BUYER.has(archetype)) return d.churn;
  if (size === "person") return CONSUMER_CHURN;
  return size === "small firm" ? SMALL_FIRM_CHURN : ORGANISATION_CHURN;
}

const TO_BE_HEARD_OF = assumption([3, 5, 9], "Months until marketing works fully; assumed.");
const GOES_ON = assumption(
  [1, 1, 3],
  "You sell already, so what brings customers goes on from the first month.",
);

/** New customers a month whom a founder finds without any money. */
const BY_OWN_TIME = { person: 4, "small firm": 2, organisation: 0.8 } as const;

const OWN_OUTREACH = "New customers a month without advertising, from the founders' own outreach; assumed.";
/** Word of mouth alone wins nobody beyond those who can be won in the plan. */
const HORIZON = 36;

const mainArchetype = (brief: Brief): Archetype => brief.archetypes[0]?.id ?? "saas";

/**
 * Completes the brief into everything the engine needs: the founder's own figures first, planning values for the rest,
 * each with its provenance. Money in `brief.currency` (default costs are scaled by rounded exchange rates and cost
 * levels), shares 0 to 1, times in months. Pure, never throws.
 */
export function assume(read: Brief): Assumptions {
  const brief = readable(read);
  const archetype = mainArchetype(brief);
  const d = defaultsOf(brief, archetype);
  const scale = costScale(brief);
  const launch = soldAlready(brief)
    ? assumption([1, 1, 2], "You have sold already, so sales go on from the first month.")
    : assumption(d.launchMonth, `Months until the first sale. ${PLANNING}`);
  const season = seasonOf(brief);
  const assumed = chargedInSeason(brief, assumeLines(brief, d, launch), season);
  const begun = begunBoth(brief, assumed) ?? begunAsMembers(brief, assumed);
  const { lines, paying } = countPayers(begun?.lines ?? atLeastSold(brief, assumed));
  const [hands, own] = [handsOf(brief, lines, scale), ownTime(brief)] as const;
  const [promised, reached] = [promisedStart(brief), reachedSoFar(brief)] as const;
  const unread = brief.unreadSums.filter(
    ({ field, said }) => field === "businessModel" && !isCounted(lines, said),
  );
  const [costs, pieces] = [costsOf(brief, d, lines, scale), inPieces(brief, lines, scale)] as const;
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
    ...salesTaxOf(brief, lines),
    demand: {
      noun: nounOf(brief, archetype) ?? (buyersOf(lines).length > 1 ? "customers" : countedAs(brief)),
      launchMonth: launch,
      // An aim asks for more than today's pace, which takes time whoever asks.
      rampMonths: (brief.stated.customers?.value ?? 0) > 0 && !brief.stated.aim ? GOES_ON : TO_BE_HEARD_OF,
      cac: fixed(0, ""),
      cacInflation: fixed(0.12, "Acquisition gets dearer as the first easy customers are won; assumed."),
      organicPerMonth: fixed(0, ""),
      organicGrowth: fixed(0.03, "Growth of the free flow a month; assumed."),
      ...staying(brief, archetype, d, lines),
      startCustomers:
        begun?.customers ??
        brief.stated.customers ??
        (archetype === "media" && !brief.b2b ? readersSoFar(brief) : null) ??
        startOf(brief, lines) ??
        fixed(
          0,
          soldAlready(brief)
            ? "How many customers pay today was not stated; those who come on top are counted."
            : "No paying customers were stated.",
        ),
      ...(promised ? { promised } : {}),
      ...(reached ? { reached } : {}),
      ...servedOnce(brief, lines, scale, hands),
      ...(paying ? { paying } : {}),
    },
    ...{ ...tradedIn(brief, lines), ...lotOfPlan(brief, lines) },
    costs: { ...costs, overhead: withStands(costs.overhead, pieces) },
    people: [],
    capex: equipmentOf(brief, launch.value, scale),
    working: {
      receivableDays: daysUntilPaid(brief, archetype, d.receivableDays),
      payableDays: fixed(14, "Days until suppliers are paid; assumed."),
      inventoryDays: fixed(d.inventoryDays, "Days that goods wait in stock; assumed."),
    },
    market: assumeMarket(brief, d, lines, paying),
    funding: {
      buffer: 0.25,
      openingCash: brief.stated.budget ?? fixed(0, "No money in the bank was stated."),
      ...(brief.stated.sought ? { sought: brief.stated.sought } : {}),
    },
    ...(unread.length > 0 ? { unread } : {}),
    ...(season ? { season } : {}),
    ...roomOf(brief, lines),
    ...(hands ? { hands } : {}),
    ...(own ? { own } : {}),
    ...pieces,
  };
  const share = marketingShareOf(draft, d);
  const left = { ...d, marketingShare: share.value };
  const cac = brief.stated.cac ?? acquisition(draft, left, scale, brief);
  const room = { ...draft, market: roomFor(brief, draft) };
  const open = { ...room, market: atLeastThose(room) };
  const rented = { ...open, market: withinRent(brief, open) };
  const handled = withinHands({ ...rented, market: servable(rented) });
  const market = withinPlaces({ ...rented, market: handled });
  const obtainable = sizeMarket({ ...draft, market });
  const budget = forTheMarket(draft, cac.value, obtainable);
  const bought = cac.value > 0 ? budget.value / cac.value : 1;
  const pace = begun?.perMonth ?? paceOf(brief, lines) ?? paceSoFar(brief);
  const found = Math.max(
    BY_OWN_TIME[buyerSize(brief, lines)],
    Math.min(bought * d.organicShare, heardOf(archetype, brief, lines), obtainable.somCustomers / HORIZON),
    pace?.value ?? 0,
  );
  const organic = found + perMonthAt(draft);
  const wished = carefulCac({
    ...draft,
    ...inStep({ ...draft, market }),
    ...(brief.stated.aim ? { aim: brief.stated.aim } : {}),
    ...(brief.stated.presale ? { presale: brief.stated.presale } : {}),
    demand: {
      ...draft.demand,
      cac,
      organicPerMonth: {
        value: organic,
        low: organic * 0.5,
        high: organic * 1.6,
        provenance: "assumption",
        note: pace?.value === organic ? pace.note : noteOf(draft) || OWN_OUTREACH,
      },
    },
    people: people(brief, left, scale, draft),
    costs: { ...draft.costs, marketingShare: withoutRunaway(share, draft, cac.value), marketingBase: budget },
  });
  const planned = fitSpending(wished);
  const aimed = towardsAim(planned);
  return settleTax(aimed === planned ? putToWork(planned, draft.costs.marketingBase.value) : aimed);
}
