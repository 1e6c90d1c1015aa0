import type { Brief } from "@/lib/brief/types";
import { assumption, tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { Assumptions } from "./inputs";

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

/** What a rented place still needs of its own. */
const FITTINGS_ONLY = 0.3;
/** "The stall costs RM1,400 a month", "we rent the van": a monthly sum for the thing itself. */
const isRented = ({ answers: { businessModel, solution } }: Brief, head: string) =>
  new RegExp(
    `\\b(?:rent|lease|hire)(?:s|ed|ing)? (?:\\w+ ){0,3}${head}\\b|\\b${head} (?:costs?|rent|is rented)\\b[^.;]{0,30}\\b(?:month|week|day|year|evening)`,
    "i",
  ).test(`${businessModel}. ${solution}`);

/** Equipment: what the founder named, else what an offer of its kind cannot open without; nothing for the rest. */
export function equipmentOf(brief: Brief, launchMonth: number, scale: number): Assumptions["capex"] {
  const month = Math.max(1, launchMonth - 1);
  const bought = { month, lifeMonths: LIFE_MONTHS, perSite: true };
  const { capex, lent } = brief.stated;
  if (capex || lent)
    return [
      ...(capex ? [{ ...bought, label: "Equipment", cost: capex }] : []),
      ...(lent
        ? [
            {
              label: `${lent.noun.charAt(0).toUpperCase()}${lent.noun.slice(1)} let to customers`,
              month,
              cost: lent.cost,
              lifeMonths: lent.lifeMonths,
              letWith: lent.lineId,
            },
          ]
        : []),
    ];
  const noun = brief.offer.noun?.toLowerCase() ?? "";
  const head = noun.split(/\s+/).pop() ?? "";
  const [, label, range] =
    (NOT_A_PLACE.test(noun) ? undefined : FITTED.find(([word]) => word.test(head))) ?? [];
  if (!label || !range) return [];
  const [low, value, high] = range;
  const rented = isRented(brief, head);
  const part = rented ? FITTINGS_ONLY : 1;
  const cost: Range = [tidy(low * part * scale), tidy(value * part * scale), tidy(high * part * scale)];
  return [
    {
      ...bought,
      label,
      cost: assumption(
        cost,
        rented
          ? `The ${head} is rented by your account; what else it needs was not stated and is assumed.`
          : `A ${noun} cannot open without it, and no price was stated; assumed, used or rented is less.`,
      ),
    },
  ];
}
