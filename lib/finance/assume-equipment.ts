import { A_BATCH, lotOf } from "@/lib/brief/costs/first-lot";
import { paidAlready } from "@/lib/brief/costs/paid-already";
import { readOffer } from "@/lib/brief/offer/offer";
import { literal } from "@/lib/brief/text/literal";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { soldAlready } from "./assume-costs";
import { assumption, tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { BEFORE, equipmentPaid } from "./equipment-paid";
import type { Assumptions } from "./inputs";
import { lastingStart, startOf } from "./launch-cost";
import { chargesPerMonth } from "./line-flow";
import type { Assumed } from "./types";

/** What must be bought before the first sale, in US dollars at US cost, by the last word of what the offer is called. */
const FITTED: readonly (readonly [RegExp, label: string, Range])[] = [
  [/^(?:van|truck|trailer|bus)$/, "Vehicle and its fittings", [15_000, 35_000, 70_000]],
  [/^(?:stall|stand|cart|kiosk)$/, "Stand and its fittings", [3_000, 8_000, 20_000]],
  [
    /^(?:caf[ée]|bar|restaurant|bakery|kitchen|diner|bistro|brewery)$/,
    "Kitchen and equipment",
    [40_000, 90_000, 180_000],
  ],
  [
    /^(?:salon|studio|gym|barbershop|shop|store|workshop|boutique)$/,
    "Rooms and equipment",
    [12_000, 35_000, 80_000],
  ],
  [
    /^(?:clinic|practice|nursery|daycare|school|laundry|laundromat|coworking)$/,
    "Rooms and equipment",
    [25_000, 60_000, 140_000],
  ],
  [/^(?:hostel|hotel|guesthouse|campsite)$/, "House and equipment", [60_000, 150_000, 400_000]],
];
const NOT_A_PLACE =
  /\b(?:online|web|app|software|virtual|digital|mobile game|pop-up|bee|insect|bug|dolls?)\b/i;
const LIFE_MONTHS = 60;

/** "A mobile workshop in a cargo van" needs the van and no rooms. */
const DRIVEN =
  /\b(?:mobile|travelling|traveling) (?:\p{L}+ ){0,2}(?:workshop|studio|salon|kitchen|clinic|practice|bar|shop|gym)\b[^.;]{0,40}\b(?:in|from|out of|with) (?:an?|our|the|my) (?:\p{L}+ ){0,2}(?:van|truck|trailer|bus)\b/iu;

/** What a rented place still needs of its own. */
const FITTINGS_ONLY = 0.3;
/** "The stall costs RM1,400 a month", "we rent the van": a monthly sum for the thing itself. */
const isRented = ({ answers: { businessModel, solution } }: Brief, head: string) =>
  new RegExp(
    `\\b(?:rent|lease|hire)(?:s|ed|ing)? (?:\\w+ ){0,3}${head}\\b|\\b${head} (?:costs?|rent(?:al)?|leas(?:e|ing)|hire|is (?:rented|leased|hired))\\b[^.;]{0,30}\\b(?:month|week|day|year|evening)`,
    "i",
  ).test(`${businessModel}. ${solution}`);

const FIRST_UNITS = new RegExp(
  `\\bfirst (?:run|batch|series|lot|order|production run|production)(?: of)? (?:about |around )?(${COUNT})\\b|\\b(?:the |our )?(?:first|initial) (${COUNT})(?! (?:months?|weeks?|years?|days?|customers?|clients?|users?)\\b)`,
  "iu",
);

/** "€180,000 for tooling and the first 500 units": the units are paid for as they are made, and not twice. */
function withoutFirstUnits({ stated: { capex }, lines, answers }: Brief): Assumed | undefined {
  const said = /^Stated: ([^;]+)/.exec(capex?.note ?? "")?.[1];
  const sentence = said && answers.businessModel.split(/(?<=[.;])\s/).find((part) => part.includes(said));
  const [before = "", after = ""] = said && sentence ? sentence.split(said) : [];
  const purpose = /^\s*(?:for|pays|covers)\b/i.test(after) ? after : before;
  const found = FIRST_UNITS.exec(purpose);
  const lot = A_BATCH.test(purpose) ? lotOf(answers.businessModel) : 0;
  const many = countOf(found?.[1] ?? found?.[2] ?? "") || lot;
  const each = lines.find(({ kind, unitCost, later }) => kind === "unitSale" && unitCost && !later)?.unitCost;
  const units = many * (each?.value ?? 0);
  if (!capex || !(units > 0) || units >= capex.value * 0.9) return capex;
  return {
    value: capex.value - units,
    low: capex.low - units,
    high: capex.high - units,
    provenance: "derived",
    note: `${capex.note}; ${found?.[0] ?? `the first ${many}`} cost ${Math.round(units)} of it at the stated cost of one and are counted as they are sold.`,
  };
}

/** "Three camper vans that we rent out": each of them is bought. */
function fleetOf({ answers: { solution } }: Brief, noun: string): number {
  const [, many = ""] = noun
    ? (new RegExp(`\\b(${COUNT}) ${literal(noun)}\\b`, "iu").exec(solution) ?? [])
    : [];
  return Math.max(1, countOf(many));
}

/** What one customer's payments never earn back in five years is no thing that each of them is handed. */
const HANDED_MONTHS = 60;
function eachIsHandedOne({ lines }: Brief, { lineId, cost }: NonNullable<Brief["stated"]["lent"]>): boolean {
  const line = lines.find(({ id }) => id === lineId);
  const price =
    (line?.price?.value ?? 0) * (line?.quantity?.value ?? 1) * (line?.unitsPerCustomerMonth?.value ?? 1);
  return price <= 0 || cost.value <= price * HANDED_MONTHS * (line?.per ? chargesPerMonth(line.per) : 1);
}

function lentOut(brief: Brief, lent: NonNullable<Brief["stated"]["lent"]>, month: number) {
  const { noun, cost, lifeMonths, lineId } = lent;
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return eachIsHandedOne(brief, lent)
    ? { label: `${label} let to customers`, month, cost, lifeMonths, letWith: lineId }
    : { label, month, cost, lifeMonths, perSite: true };
}

/** Equipment: what the founder named, else what an offer of its kind cannot open without; nothing for the rest. */
export function equipmentOf(brief: Brief, launchMonth: number, scale: number): Assumptions["capex"] {
  const month = Math.max(1, launchMonth - 1);
  const bought = { month, lifeMonths: LIFE_MONTHS, perSite: true };
  const { lent } = brief.stated;
  const capex = withoutFirstUnits(brief);
  const paid = paidAlready(brief);
  if (capex || lent)
    return [
      ...(capex ? equipmentPaid(capex, paid?.part ?? 0).map((each) => ({ ...bought, ...each })) : []),
      ...(lent ? [lentOut(brief, lent, month)] : []),
    ];
  // Where customers come already, the place stands; only a further one has to be fitted out.
  const stands = (brief.stated.customers?.value ?? 0) > 0;
  const start = startOf(brief, scale);
  // What is given away in a kitchen of its own needs that kitchen, whatever else such a work begins with.
  if (start && (start.lasting > 0 || brief.archetypes[0]?.id !== "nonprofit")) {
    const lasting = soldAlready(brief) && !stands ? null : lastingStart(brief, scale);
    return lasting ? [{ ...bought, ...(stands && { month: BEFORE }), ...lasting }] : [];
  }
  // What is brought along needs no rooms.
  if (/^(?:we|i) bring\b/i.test(brief.answers.solution)) return [];
  // "Campervan rental" is what it is called by its kind; bought are the founder's "three camper vans".
  const named = brief.offer.byKind ? readOffer(brief.answers).noun : brief.offer.noun;
  const noun = named?.toLowerCase() ?? "";
  const many = fleetOf(brief, noun);
  const last = noun.split(/\s+/).pop() ?? "";
  const head = DRIVEN.test(`${noun} ; ${brief.answers.solution}`)
    ? "van"
    : many > 1
      ? last.replace(/(?<=[^s])s$/, "")
      : last;
  const [, label, range] =
    (NOT_A_PLACE.test(noun) ? undefined : FITTED.find(([word]) => word.test(head))) ?? [];
  if (!label || !range) return [];
  const [low, value, high] = range;
  // Whoever pays a monthly sum for the place has not built it.
  const rented = isRented(brief, head) || brief.stated.fixedMonthly !== undefined;
  const part = (rented ? FITTINGS_ONLY : 1) * many;
  const cost: Range = [tidy(low * part * scale), tidy(value * part * scale), tidy(high * part * scale)];
  return [
    {
      ...bought,
      ...(stands && { month: BEFORE }),
      label,
      cost: assumption(
        cost,
        rented
          ? `The ${head} is rented by your account; what else it needs was not stated and is assumed.`
          : many > 1
            ? `${many} ${noun} are what it begins with, and what one costs was not stated; assumed, used or rented is less.`
            : `A ${noun} cannot open without it, and no price was stated; assumed, used or rented is less.`,
      ),
    },
  ];
}
