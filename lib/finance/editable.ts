import { type Bounds, COUNT, DAYS, MONEY, MONTHS, ofUsual, SHARE } from "./bounds";
import type { Assumptions } from "./inputs";
import {
  inCapex,
  inCosts,
  inDemand,
  inFunding,
  inLine,
  inMarket,
  inMarketCount,
  inOther,
  inPaying,
  inPeople,
  inWorking,
  type Lens,
} from "./lenses";
import { costOf, figureOf, priceOf } from "./line-labels";
import { PAYING } from "./payers";
import type { Assumed } from "./types";

export type AssumptionGroup = "Prices and sales" | "Customers" | "Costs" | "People" | "Cash" | "Market";
export type AssumptionUnit = "price" | "money" | "share" | "count" | "months" | "days";

/** One input of the model that a founder may change. The key stays the same while the line it belongs to does. */
export interface EditableAssumption {
  key: string;
  group: AssumptionGroup;
  label: string;
  unit: AssumptionUnit;
  bounds: Bounds;
  assumed: Assumed;
  set(a: Assumptions, next: Assumed): Assumptions;
}

/** A key's last part: letters, digits and hyphens of a role or label. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);

type Row = [key: string, label: string, unit: AssumptionUnit, bounds: Bounds, lens: Lens];

const lineRows = (a: Assumptions): Row[] =>
  a.lines.flatMap((line): Row[] => {
    const { id, label } = line;
    return [
      [`price_${id}`, priceOf(line), "price", MONEY, inLine(id, "price")],
      [
        `take_${id}`,
        figureOf("Commission", line),
        "share",
        ofUsual(SHARE, 0.01, 0.4),
        inLine(id, "takeRate"),
      ],
      [`order_${id}`, `Average order: ${label}`, "price", MONEY, inLine(id, "averageOrder")],
      [
        `units_${id}`,
        `Bought per customer and month: ${label}`,
        "count",
        COUNT,
        inLine(id, "unitsPerCustomerMonth"),
      ],
      [`attach_${id}`, `Share of customers who buy: ${label}`, "share", SHARE, inLine(id, "attach")],
      [`free_${id}`, `Months free at the start: ${label}`, "count", COUNT, inLine(id, "freeMonths")],
      [`quantity_${id}`, `Units bought at once: ${label}`, "count", COUNT, inLine(id, "quantity")],
      [
        `sold_${id}`,
        `Share of places sold: ${label}`,
        "share",
        ofUsual(SHARE, 0.1, 0.9),
        inLine(id, "sellThrough"),
      ],
      [`cost_${id}`, costOf(line), "price", MONEY, inLine(id, "unitCost")],
      [`share_${id}`, `Share paid away: ${label}`, "share", SHARE, inLine(id, "costShare")],
    ];
  });

const demandRows: Row[] = [
  ["paying", "Share of free users who pay", "share", ofUsual(SHARE, 0.005, 0.3), inPaying],
  ["cac", "Marketing money per new customer", "money", MONEY, inDemand("cac")],
  ["organic", "New customers a month without marketing", "count", COUNT, inDemand("organicPerMonth")],
  [
    "organic_growth",
    "Growth of that free flow a month",
    "share",
    ofUsual(SHARE, 0, 0.25),
    inDemand("organicGrowth"),
  ],
  [
    "referral",
    "New customers a month that each customer brings",
    "share",
    ofUsual(SHARE, 0, 0.1),
    inDemand("referral"),
  ],
  ["churn", "Customers lost each month", "share", ofUsual(SHARE, 0.003, 0.15), inDemand("churn")],
  ["customers", "Paying customers today", "count", COUNT, inDemand("startCustomers")],
  ["promised", "Customers who promised and begin at the launch", "count", COUNT, inDemand("promised")],
  ["most_new", "New customers a month that can be served", "count", COUNT, inDemand("mostNew")],
  ["launch", "Month of the first sale", "months", ofUsual(MONTHS, 1, 18), inDemand("launchMonth")],
  [
    "ramp",
    "Months until demand is at full strength",
    "months",
    ofUsual(MONTHS, 1, 18),
    inDemand("rampMonths"),
  ],
  [
    "cac_inflation",
    "How much dearer customers get a year",
    "share",
    ofUsual(SHARE, 0, 0.5),
    inDemand("cacInflation"),
  ],
];

const costRows = (a: Assumptions): Row[] => [
  ...a.lines.map(
    ({ id, label }): Row => [
      `delivery_${id}`,
      `Cost of delivery, share of revenue: ${label}`,
      "share",
      SHARE,
      {
        get: (from) => from.costs.cogsShare[id],
        set: (into, next) => ({
          ...into,
          costs: { ...into.costs, cogsShare: { ...into.costs.cogsShare, [id]: next } },
        }),
      },
    ],
  ),
  ["marketing", "Marketing budget a month", "money", MONEY, inCosts("marketingBase")],
  [
    "marketing_share",
    "Marketing as a share of revenue, once larger",
    "share",
    SHARE,
    inCosts("marketingShare"),
  ],
  ["overhead", "Overhead a month", "money", MONEY, inCosts("overhead")],
  ["overhead_share", "Overhead that grows with revenue", "share", SHARE, inCosts("overheadShare")],
  ["launch_cost", "One-off cost of launching", "money", MONEY, inCosts("launchOneOff")],
  ["payment_share", "Payment fees, share", "share", ofUsual(SHARE, 0, 0.06), inCosts("paymentShare")],
  ["payment_fixed", "Payment fee per transaction", "price", MONEY, inCosts("paymentFixed")],
  ["tax", "Tax on profit", "share", ofUsual(SHARE, 0, 0.45), inCosts("taxRate")],
];

const peopleRows = (a: Assumptions): Row[] =>
  [...new Set(a.people.map(({ role }) => role))].map((role) => [
    `pay_${slug(role)}`,
    `Pay a month: ${role}`,
    "money",
    MONEY,
    inPeople(role),
  ]);

const cashRows = (a: Assumptions): Row[] => [
  ["opening_cash", "Money in the bank today", "money", MONEY, inFunding],
  ...a.capex.map(
    ({ label, letWith, month }, i): Row => [
      `capex_${slug(label)}`,
      letWith !== undefined
        ? `${label}, cost of one`
        : `${label}, ${month > 0 ? "bought once" : "there already"}`,
      "money",
      MONEY,
      inCapex(i),
    ],
  ),
  ["receivable_days", "Days until customers pay", "days", DAYS, inWorking("receivableDays")],
  ["payable_days", "Days until suppliers are paid", "days", DAYS, inWorking("payableDays")],
  ["inventory_days", "Days that goods wait in stock", "days", DAYS, inWorking("inventoryDays")],
];

const capacityRows = ({ capacity }: Assumptions): Row[] =>
  capacity
    ? [
        [
          "capacity",
          `Capacity a month of one site, in ${capacity.unit}`,
          "count",
          COUNT,
          {
            get: (from) => from.capacity?.perMonth,
            set: (into, next) =>
              into.capacity ? { ...into, capacity: { ...into.capacity, perMonth: next } } : into,
          },
        ],
        [
          "utilisation",
          "Share of the capacity that is sold",
          "share",
          SHARE,
          {
            get: (from) => from.capacity?.utilisationCap,
            set: (into, next) =>
              into.capacity ? { ...into, capacity: { ...into.capacity, utilisationCap: next } } : into,
          },
        ],
      ]
    : [];

const marketRows = ({ market }: Assumptions): Row[] => [
  ...(market.sized
    ? ([
        ["market_base", market.baseLabel, "count", COUNT, inMarket("base")],
        ...market.segment.flatMap(({ label }, i): Row[] =>
          label === PAYING ? [] : [[`segment_${i}`, label, "share", SHARE, inMarket("segment", i)]],
        ),
      ] satisfies Row[])
    : ([["market_base", "Described customers, counted", "count", COUNT, inMarketCount]] satisfies Row[])),
  ...market.filters.map(
    ({ label }, i): Row => [`market_${i}`, label, "share", SHARE, inMarket("filters", i)],
  ),
  [
    "reach",
    "Share of the serviceable market won by year 3",
    "share",
    ofUsual(SHARE, 0, 0.2),
    inMarket("reach"),
  ],
  ...(market.others ?? []).flatMap(({ buyer }, i): Row[] => [
    [`base_${slug(buyer)}`, `Beside them, counted: ${buyer}`, "count", COUNT, inOther(i, "base")],
    [`won_${slug(buyer)}`, `Share of the ${buyer} won by year 3`, "share", SHARE, inOther(i, "won")],
  ]),
];

/** Every input that may be changed, grouped, in the order it is shown. */
export function editableAssumptions(a: Assumptions): EditableAssumption[] {
  const groups: [AssumptionGroup, Row[]][] = [
    ["Prices and sales", [...lineRows(a), ...capacityRows(a)]],
    ["Customers", demandRows],
    ["Costs", costRows(a)],
    ["People", peopleRows(a)],
    ["Cash", cashRows(a)],
    ["Market", marketRows(a)],
  ];
  return groups.flatMap(([group, rows]) =>
    rows.flatMap(([key, label, unit, bounds, { get, set }]) => {
      const assumed = get(a);
      return assumed ? [{ key, group, label, unit, bounds, assumed, set }] : [];
    }),
  );
}
