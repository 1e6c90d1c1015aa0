import { type Bounds, COUNT, DAYS, MONEY, MONTHS, ofUsual, SHARE } from "./bounds";
import { capacityOf, equipmentOf, INPUT, otherBase, otherWon } from "./input-names";
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
  inSalesTax,
  inSeasonTimes,
  inWorking,
  type Lens,
} from "./lenses";
import { costOf, figureOf, namedApart, priceOf } from "./line-labels";
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
  namedApart(a.lines, a.currency).flatMap((line): Row[] => {
    const { id } = line;
    const of = (what: string) => figureOf(what, line);
    return [
      [`price_${id}`, priceOf(line), "price", MONEY, inLine(id, "price")],
      [`take_${id}`, of(INPUT.take), "share", ofUsual(SHARE, 0.01, 0.4), inLine(id, "takeRate")],
      [`order_${id}`, of(INPUT.order), "price", MONEY, inLine(id, "averageOrder")],
      [`units_${id}`, of(INPUT.units), "count", COUNT, inLine(id, "unitsPerCustomerMonth")],
      [`attach_${id}`, of(INPUT.attach), "share", SHARE, inLine(id, "attach")],
      [`free_${id}`, of(INPUT.free), "count", COUNT, inLine(id, "freeMonths")],
      [`quantity_${id}`, of(INPUT.quantity), "count", COUNT, inLine(id, "quantity")],
      [`sold_${id}`, of(INPUT.sold), "share", ofUsual(SHARE, 0.1, 0.9), inLine(id, "sellThrough")],
      [`cost_${id}`, costOf(line), "price", MONEY, inLine(id, "unitCost")],
      [`share_${id}`, of(INPUT.paidAway), "share", SHARE, inLine(id, "costShare")],
    ];
  });

const demandRows: Row[] = [
  ["paying", "Share of free users who pay", "share", ofUsual(SHARE, 0.005, 0.3), inPaying],
  ["cac", INPUT.cac, "money", MONEY, inDemand("cac")],
  ["organic", INPUT.organic, "count", COUNT, inDemand("organicPerMonth")],
  ["organic_growth", INPUT.organicGrowth, "share", ofUsual(SHARE, 0, 0.25), inDemand("organicGrowth")],
  ["referral", INPUT.referral, "share", ofUsual(SHARE, 0, 0.1), inDemand("referral")],
  ["churn", INPUT.churn, "share", ofUsual(SHARE, 0.003, 0.15), inDemand("churn")],
  ["customers", INPUT.customers, "count", COUNT, inDemand("startCustomers")],
  ["promised", INPUT.promised, "count", COUNT, inDemand("promised")],
  ["most_new", INPUT.mostNew, "count", COUNT, inDemand("mostNew")],
  ["launch", INPUT.launch, "months", ofUsual(MONTHS, 1, 18), inDemand("launchMonth")],
  ["ramp", INPUT.ramp, "months", ofUsual(MONTHS, 1, 18), inDemand("rampMonths")],
  ["cac_inflation", INPUT.cacInflation, "share", ofUsual(SHARE, 0, 0.5), inDemand("cacInflation")],
];

const seasonRows: Row[] = [
  ["season", INPUT.seasonTimes, "count", ofUsual({ min: 0, max: 50 }, 1, 8), inSeasonTimes],
];

const costRows = (a: Assumptions): Row[] => [
  ...namedApart(a.lines, a.currency).map(
    ({ id, ...line }): Row => [
      `delivery_${id}`,
      figureOf(INPUT.delivery, line),
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
  ["marketing", INPUT.marketing, "money", MONEY, inCosts("marketingBase")],
  ["marketing_share", INPUT.marketingShare, "share", SHARE, inCosts("marketingShare")],
  ["overhead", INPUT.overhead, "money", MONEY, inCosts("overhead")],
  ["overhead_share", INPUT.overheadShare, "share", SHARE, inCosts("overheadShare")],
  ["launch_cost", INPUT.launchCost, "money", MONEY, inCosts("launchOneOff")],
  ["payment_share", INPUT.paymentShare, "share", ofUsual(SHARE, 0, 0.06), inCosts("paymentShare")],
  ["payment_fixed", INPUT.paymentFixed, "price", MONEY, inCosts("paymentFixed")],
  ["sales_tax", INPUT.salesTax, "share", ofUsual(SHARE, 0, 0.27), inSalesTax("rate")],
  ["sales_tax_limit", INPUT.salesTaxLimit, "money", MONEY, inSalesTax("limit")],
  ["tax", INPUT.tax, "share", ofUsual(SHARE, 0, 0.45), inCosts("taxRate")],
];

const peopleRows = (a: Assumptions): Row[] =>
  [...new Set(a.people.map(({ role }) => role))].map((role) => [
    `pay_${slug(role)}`,
    `${INPUT.pay}: ${role}`,
    "money",
    MONEY,
    inPeople(role),
  ]);

const cashRows = (a: Assumptions): Row[] => [
  ["opening_cash", INPUT.openingCash, "money", MONEY, inFunding],
  ...a.capex.map(
    (item, i): Row => [`capex_${slug(item.label)}`, equipmentOf(item), "money", MONEY, inCapex(i)],
  ),
  [
    "first_lot",
    INPUT.lot,
    "money",
    MONEY,
    {
      get: (from) => from.lot?.cost,
      set: (into, next) => (into.lot ? { ...into, lot: { ...into.lot, cost: next } } : into),
    },
  ],
  ["receivable_days", INPUT.receivable, "days", DAYS, inWorking("receivableDays")],
  ["payable_days", INPUT.payable, "days", DAYS, inWorking("payableDays")],
  ["inventory_days", INPUT.inventory, "days", DAYS, inWorking("inventoryDays")],
];

const capacityRows = ({ capacity }: Assumptions): Row[] =>
  capacity
    ? [
        [
          "capacity",
          capacityOf(capacity.unit),
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
          INPUT.sellable,
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
  ["reach", INPUT.reach, "share", ofUsual(SHARE, 0, 0.2), inMarket("reach")],
  ...(market.others ?? []).flatMap(({ buyer }, i): Row[] => [
    [`base_${slug(buyer)}`, otherBase(buyer), "count", COUNT, inOther(i, "base")],
    [`won_${slug(buyer)}`, otherWon(buyer), "share", SHARE, inOther(i, "won")],
  ]),
];

/** Every input that may be changed, grouped, in the order it is shown. */
export function editableAssumptions(a: Assumptions): EditableAssumption[] {
  const groups: [AssumptionGroup, Row[]][] = [
    ["Prices and sales", [...lineRows(a), ...capacityRows(a), ...seasonRows]],
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
