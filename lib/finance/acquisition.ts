import { isB2b, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Brief } from "@/lib/brief/types";
import { fixed, tidy } from "./assumed";
import { letToEach } from "./capital";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import type { Assumptions } from "./inputs";
import { activeLines, isRepeated } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";
import { perCustomer } from "./unit";

/** Below this paying share most customers are free users, who cost far less to win. */
const FREE_USERS = 0.2;

/** Marketing money per free user, in US dollars at US cost; a planning value, not sourced. One who pays takes as many of them as it takes. */
const FREE_USER_USD = 1;

const SMALL =
  /\b(?:small|independent|owner-run|family-run|self-employed|sole|solo|freelanc\w+|beekeepers|farmers|growers|smallholders|(?:sub-?)?contractors|plumbers|electricians|craftspeople|traders|vendors|hosts|landlords|therapists|hairdressers|barbers|salons|laundries|laundromats|launderettes|dry cleaners|pharmacies|garages|workshops|bars|pubs|guest ?houses|hostels|campsites|nurseries|kindergartens|daycares|clinics|practices|dentists|opticians|vets|kennels|stables|breweries|wineries|florists|caf[ée]s|shops|bakeries|restaurants|studios|gyms|sellers|stalls|stallholders|kiosks|carts|food trucks|makers|musicians|bands|choirs|orchestras|clubs|teams|associations|societies|scout groups|churches|parishes|tutors|photographers)\b/i;

const SOLE_TRADER = new RegExp(`\\b(?:${TRADESPEOPLE})\\b`, "i");

const HALF = 0.5;
/** Families beside the schools that are named first: who is most of the customers decides what winning one costs. */
function mostlyPeople(lines: readonly RevenueLine[]): boolean {
  const shares = new Map(
    activeLines(lines).flatMap(({ buyer, attach }) =>
      buyer && attach ? [[buyer, attach.value] as const] : [],
    ),
  );
  const ofPeople = [...shares].filter(([buyer]) => !isOrganisation(buyer));
  return shares.size > 1 && ofPeople.reduce((sum, [, share]) => sum + share, 0) > HALF;
}

/** Who decides to buy: the smaller the buyer, the less can be spent on winning one. */
type BuyerSize = "person" | "small firm" | "organisation";

export function buyerSize({ b2b, segments, answers }: Brief, lines: readonly RevenueLine[] = []): BuyerSize {
  if (!b2b || mostlyPeople(lines)) return "person";
  const said = segments[0]?.text ?? answers.targetAudience;
  // Whom only the founder's correction calls a firm, no name shows to be a large one.
  const small = SMALL.test(said) || SOLE_TRADER.test(said) || !isB2b(segments, answers);
  return small ? "small firm" : "organisation";
}

/** The most that may go into winning a customer, as a share of what that customer leaves in the first year. */
const MOST: Record<BuyerSize, number> = { person: 0.4, "small firm": 0.35, organisation: 1 };
/** Goods bought at once count for half: returns and help at the start come out of them too. */
const GOODS_AT_ONCE = 0.5;
/** One sale's share of revenue for marketing may not buy the next sale with money to spare: growth would pay for itself without end. */
const ABOVE_SELF_FUNDING = 1.25;
/** Meetings, a trial and an approval: no organisation is won for less, in US dollars at US cost. */
const LEAST_FOR_ORGANISATION = 300;
/** Few firms are worth more than this many times what it takes to win them; a newcomer plans with no more. */
const MOST_WORTH = 6;
/** A large single order takes offers and meetings that a small one does not. */
const LEAST_OF_A_PROJECT = 0.1;

/** Who buys once and never again has to be won with that one sale: share of its contribution. */
const OF_ONE_SALE = 0.4;
/** Lessons paid one by one are worth a course of so many months to whoever advertises them. */
const COURSE_MONTHS = 6;
/** What is sent by post is found through advertisements alone. */
const OF_ONE_PARCEL = 0.6;

/** A thin margin makes nobody cheaper to win: a sale counts for this share of its revenue at least. */
const LEAST_LEFT = 0.2;
const worthOf = ({ revenue, contribution }: { revenue: number; contribution: number }) =>
  Math.max(contribution, revenue * LEAST_LEFT);

function firstYear(draft: Assumptions): number {
  const churn = draft.demand.churn.value;
  const months = churn > 0 ? (1 - (1 - churn) ** 12) / churn : 12;
  return activeLines(draft.lines).reduce((sum, line) => {
    const each = worthOf(perCustomer(draft, line));
    if (line.kind === "oneOff" || activeLines(draft.lines).every((other) => !isRepeated(other)))
      return sum + each;
    return sum + (isRepeated(line) ? months : GOODS_AT_ONCE) * each;
  }, 0);
}

/** A private customer is not won for more than the first purchase comes to. */
const onePurchase = ({ lines }: Assumptions) =>
  Math.max(
    ...activeLines(lines).map(({ price, averageOrder }) => price?.value ?? averageOrder?.value ?? 0),
  ) || Number.POSITIVE_INFINITY;

/** Acquisition cost from what a customer brings, where the founder stated none; bounded by what such a buyer is worth in a year. */
export function acquisition(draft: Assumptions, d: ArchetypeDefaults, scale: number, brief: Brief): Assumed {
  const each = activeLines(draft.lines).map((line) => ({ line, ...perCustomer(draft, line) }));
  const monthly = each.filter(({ line }) => isRepeated(line));
  const once = each.filter((row) => !monthly.includes(row));
  const worth = (rows: typeof each) => rows.reduce((sum, row) => sum + worthOf(row), 0);
  const paying = Math.max(
    0,
    ...each.filter(({ line }) => line.kind !== "audience").map(({ line }) => line.attach?.value ?? 1),
  );
  const size = buyerSize(brief, draft.lines);
  const year = firstYear(draft);
  const free = paying > 0 && paying < FREE_USERS ? paying * 1.5 : 1;
  const ofOneSale = draft.archetype === "ecommerce" ? OF_ONE_PARCEL : OF_ONE_SALE;
  // A service contract beside a dear device wins nobody: the sale does.
  const bySale = worth(monthly) * 12 < worth(once);
  const most = bySale ? Math.max(MOST[size], ofOneSale) : MOST[size];
  const cap = year > 0 ? most * year : Number.POSITIVE_INFINITY;
  const floor = Math.min(
    d.cacFloor * scale * free,
    size === "person" ? Math.max(onePurchase(draft), 0.5 * cap) : Number.POSITIVE_INFINITY,
  );
  const base =
    d.cacMonths[1] < 1 ? worth(once) || worth(monthly) * COURSE_MONTHS : worth(monthly) + worth(once) / 12;
  const usual = d.cacMonths[1] >= 1 && bySale ? ofOneSale * worth(once) : d.cacMonths[1] * base;
  const least =
    size === "organisation" && free === 1
      ? Math.max(Math.min(LEAST_FOR_ORGANISATION * scale, cap), LEAST_OF_A_PROJECT * worth(once))
      : 0;
  const churn = draft.demand.churn.value;
  const lasting = churn > 0 ? (worth(monthly) - letToEach(draft).wear) / churn : 0;
  const plausible = size === "person" ? 0 : Math.min(lasting / MOST_WORTH, cap);
  const atOnce = once.reduce((sum, { revenue }) => sum + revenue, 0);
  const endless = ABOVE_SELF_FUNDING * d.marketingShare * atOnce;
  const { paying: share } = draft.demand;
  const lured = share && share.value > 0 ? (FREE_USER_USD * scale) / share.value : 0;
  const value = tidy(Math.max(floor, least, plausible, lured, Math.min(usual, Math.max(cap, endless))));
  const [low, planned, high] = d.cacMonths;
  return {
    value,
    low: Math.max((value * low) / planned, value * 0.7),
    high: Math.min(Math.max((value * high) / planned, value * 1.3), value * 1.5),
    provenance: "assumption",
    note:
      usual > cap
        ? `Marketing money per new customer; assumed at no more than ${Math.round(most * 100)}% of what such a ${size} leaves in the first year. Measure it first.`
        : "Marketing money per new customer; assumed from what a customer brings, to be measured first.",
  };
}

/** Who reads already, where readers are what is counted, whether or not they pay. */
export function readersSoFar({ answers }: Brief): Assumed | null {
  const found =
    /\b(\d[\d,]*)\s+(?:\p{L}+\s)?(?:subscribers|readers|listeners|people (?:read|listen|watch|hear))\b/iu.exec(
      Object.values(answers).join(". "),
    );
  const readers = Number(found?.[1]?.replace(/,/g, ""));
  return found && readers > 0 ? fixed(readers, `Stated: ${found[0]}`, "founder") : null;
}
