import { tidy } from "./assumed";
import { countFact, moneyFact, monthFact, shareFact } from "./fact";
import { INPUT } from "./input-names";
import type { Fact } from "./ledger";
import { gateFacts } from "./ledger-gates";
import { comeFree } from "./ledger-growth";
import type { FinancialModel } from "./model";

/** Deals that one provider can take on beside other work. */
const DEALS_EACH = 8;
const FEWEST_PROVIDERS = 5;

/** The other side of a marketplace: how many providers the trades of month 6 need. */
function supplyFacts({ lines }: FinancialModel["assumptions"], customers: number): Fact[] {
  const take = lines.find(({ kind, later }) => kind === "take" && !later);
  if (!take) return [];
  const deals = customers * (take.attach?.value ?? 1) * (take.unitsPerCustomerMonth?.value ?? 1);
  return [
    countFact(
      "supply_month6",
      "Providers needed by month 6",
      Math.max(FEWEST_PROVIDERS, Math.ceil(deals / DEALS_EACH)),
      "providers",
      {
        formula: `trades of month 6 / ${DEALS_EACH} that each provider takes on (assumed), at least ${FEWEST_PROVIDERS}`,
      },
    ),
  ];
}

/** What the first lot costs, how many are in it, and when it is paid. */
function lotFacts({ assumptions: { lot, demand }, currency, months }: FinancialModel): Fact[] {
  if (!lot) return [];
  const sold = Math.floor(((months.at(-1)?.usedOfLots ?? 0) / lot.cost.value) * lot.pieces);
  const month = Math.max(1, Math.round(demand.launchMonth.value) - 1);
  return [
    moneyFact(currency)("first_lot", INPUT.lot, lot.cost.value, { formula: lot.cost.note }),
    countFact("first_lot_pieces", "Pieces in one lot", lot.pieces, "pieces", { formula: lot.cost.note }),
    countFact("lot_sold", "Pieces of lots sold by the end of year 3", sold, "pieces", {
      formula: "pieces sold, month by month",
    }),
    ...(sold < lot.pieces
      ? [
          countFact(
            "lot_unsold",
            "Pieces of the first lot unsold at the end of year 3",
            lot.pieces - sold,
            "pieces",
            {
              formula: "pieces in one lot − pieces sold",
              inputs: ["first_lot_pieces", "lot_sold"],
            },
          ),
        ]
      : []),
    monthFact("first_lot_month", "The first lot is paid in", month, {
      formula: "the month before the first sale",
      inputs: ["launch_month"],
    }),
  ];
}

/** Customers over time, the first months' demand, and the thresholds of the 60-day plan. */
export function launchFacts(model: FinancialModel): Fact[] {
  const { months, years, assumptions, currency, unit } = model;
  const { noun, launchMonth } = assumptions.demand;
  const amount = moneyFact(currency);
  const at = (month: number) => months[month - 1];
  const launch = Math.round(launchMonth.value);
  const selling = model.even.slice(launch - 1, launch + 11);
  const facts = years.map((year) =>
    countFact(
      `cust_y${year.year}`,
      unit.basis === "month"
        ? `Customers at the end of year ${year.year}`
        : `Customers served by the end of year ${year.year}`,
      year.customers,
      noun,
      { formula: "customers before − lost + new, month by month" },
    ),
  );
  facts.push(
    ...lotFacts(model),
    ...years.map((year) =>
      countFact(
        `new_customers_y${year.year}`,
        `New customers in year ${year.year}`,
        year.newCustomers,
        noun,
        { formula: "sum of the monthly new customers" },
      ),
    ),
  );
  const { paying } = assumptions.demand;
  if (paying && paying.value > 0)
    facts.push(
      shareFact("paying_share", "Free users who pay", paying.value, { formula: paying.note }),
      countFact(
        "users_y1",
        "Free and paying users at the end of year 1",
        (years[0]?.customers ?? 0) / paying.value,
        "users",
        { formula: "customers at the end of year 1 / share who pay", inputs: ["cust_y1", "paying_share"] },
      ),
    );
  const { promised } = assumptions.demand;
  if (promised)
    facts.push(
      countFact("promised_start", "Promised customers who begin at the launch", promised.value, noun, {
        formula: promised.note,
      }),
    );
  const base = assumptions.costs.marketingBase;
  // Who sells already spends a share of what comes in from the first months on.
  const spent = assumptions.demand.startCustomers.value > 0 ? (at(launch + 1)?.marketing ?? 0) : 0;
  const share = assumptions.costs.marketingShare;
  const last = at(assumptions.horizon)?.marketing ?? 0;
  if (share.value > 0 && last > base.value)
    facts.push(
      shareFact("marketing_share", INPUT.marketingShare, share.value, {
        formula: share.note,
      }),
    );
  facts.push(
    monthFact("launch_month", "First month of sales", launch, { formula: launchMonth.note }),
    amount("marketing_month", "Marketing budget a month at the start", Math.max(base.value, tidy(spent)), {
      formula:
        spent > base.value
          ? `share of the revenue of the month before; ${assumptions.costs.marketingShare.note}`
          : base.note,
    }),
    amount("overhead_month", INPUT.overhead, assumptions.costs.overhead.value, {
      formula: assumptions.costs.overhead.note,
    }),
    countFact(
      "organic_month",
      "New customers a month won without advertising, in the first year of sales",
      Math.max(1, comeFree(selling) / selling.length),
      noun,
      {
        formula: `new customers − marketing / its cost for one, mean of months ${launch} to ${launch + selling.length - 1}; ${assumptions.demand.organicPerMonth.note}`,
      },
    ),
    countFact("new_customers_month6", "New customers in month 6", at(6)?.newCustomers ?? 0, noun, {
      formula: "marketing / acquisition cost + organic + referrals",
      inputs: ["marketing_month", "cac_marketing"],
    }),
    countFact("customers_month12", "Customers in month 12", at(12)?.customers ?? 0, noun, {
      formula: "customers before − lost + new",
    }),
    ...gateFacts(model),
    ...supplyFacts(assumptions, at(6)?.customers ?? 0),
    countFact("headcount_y3", "People on pay at the end of year 3", years[2]?.headcount ?? 0, "people", {
      formula: "hires whose trigger has fired",
    }),
  );
  return facts;
}
