import { openBy } from "@/lib/finance/demand";
import { buysOnce } from "@/lib/finance/line-flow";
import { notRenewing, paysByYear, TERM } from "@/lib/finance/paid-ahead";
import type { At } from "./grid";
import { type Plan, row, type Spec } from "./row";

/** Customers won, lost and held, month by month. */
export function demandRows({ assumptions, v, som, siteOf }: Plan): Spec[] {
  const limited = assumptions.demand.mostNew !== undefined;
  const promised = assumptions.demand.promised !== undefined;
  const most = () => (limited ? v("most_new") : Number.POSITIVE_INFINITY);
  const begun = (months: number) => (months > 0 ? Math.min(v("promised"), most() * months) : 0);
  const live = (at: { month: number }) => at.month >= v("launch");
  const startCustomers = Math.min(v("start_customers"), som);
  const once = buysOnce(assumptions);
  const sure = promised
    ? "MIN(som_customers,start_customers+promised)"
    : "MIN(som_customers,start_customers)";
  const open = (ref: At<string>) => (once ? ref("open") : "som_customers");
  const byYear = paysByYear(assumptions);
  const losing = (ref: At<string>) =>
    byYear ? `${ref("ended")}*(1-(1-churn)^${TERM})` : `${ref.before("customers")}*churn`;
  const losingNow = (at: At<number>) =>
    byYear ? at("ended") * notRenewing(v("churn")) : at.before("customers") * v("churn");
  const wanted = (ref: At<string>) => {
    const free = `MAX(0,${open(ref)}-${ref.before("customers")}+${losing(ref)})`;
    return limited ? `MIN(${free},most_new)` : free;
  };
  return [
    { heading: "Demand" },
    row(
      "month",
      "Month",
      "number",
      (ref) => String(ref.month),
      (at) => at.month,
    ),
    row(
      "sites",
      "Sites",
      "number",
      (ref) => String(siteOf(ref.month)),
      (at) => siteOf(at.month),
      { start: { formula: "1", value: 1 } },
    ),
    ...(byYear
      ? [
          row(
            "ended",
            "Customers whose paid year ends",
            "count",
            (ref) =>
              ref.month > TERM ? ref.ago("begun", TERM) : `MIN(start_customers,som_customers)/${TERM}`,
            (at) => (at.month > TERM ? at.ago("begun", TERM) : startCustomers / TERM),
          ),
        ]
      : []),
    row(
      "ramp",
      "Share of full demand",
      "share",
      (ref) => `IF(${ref("month")}>=launch,MIN(1,(${ref("month")}-launch+1)/MAX(1,ramp_months)),0)`,
      (at) => (live(at) ? Math.min(1, (at.month - v("launch") + 1) / Math.max(1, v("ramp_months"))) : 0),
    ),
    row(
      "cacnow",
      "Marketing money per new customer",
      "money",
      (ref) => `cac*(1+cac_inflation*MAX(0,${ref("month")}-launch)/12)`,
      (at) => v("cac") * (1 + (v("cac_inflation") * Math.max(0, at.month - v("launch"))) / 12),
    ),
    ...(once
      ? [
          row(
            "open",
            "Customers to be won by now",
            "count",
            (ref) => `${sure}+(som_customers-${sure})*MIN(1,${ref("month")}/${assumptions.horizon})`,
            (at) => openBy(assumptions, at.month, som),
          ),
        ]
      : []),
    row(
      "marketing",
      "Marketing",
      "money",
      (ref) =>
        `IF(${ref("month")}>=launch,MIN(IF(${ref("cacnow")}>0,${ref("cacnow")}*${wanted(ref)},1E+99),MAX(marketing_base*${ref("ramp")},marketing_share*${ref.before("revenue")})),marketing_base*0.25)`,
      (at) => {
        if (!live(at)) return v("marketing_base") * 0.25;
        const free = Math.max(0, (once ? at("open") : som) - at.before("customers") + losingNow(at));
        const left = at("cacnow") * Math.min(free, most());
        const planned = Math.max(
          v("marketing_base") * at("ramp"),
          v("marketing_share") * at.before("revenue"),
        );
        return at("cacnow") > 0 ? Math.min(left, planned) : planned;
      },
    ),
    row(
      "room",
      "Room left in the market",
      "share",
      (ref) =>
        assumptions.market.ofPlaces
          ? `IF(${ref.before("customers")}<${open(ref)},1,0)`
          : `IF(${open(ref)}>0,MAX(0,1-${ref.before("customers")}/${open(ref)}),0)`,
      (at) => {
        const reachable = once ? at("open") : som;
        if (assumptions.market.ofPlaces) return at.before("customers") < reachable ? 1 : 0;
        return reachable > 0 ? Math.max(0, 1 - at.before("customers") / reachable) : 0;
      },
    ),
    ...(promised
      ? [
          row(
            "due",
            "Of them those who promised",
            "count",
            (ref) => {
              const live = `(${ref("month")}-ROUNDUP(launch,0))`;
              return limited
                ? `IF(${ref("month")}<launch,0,MIN(promised,most_new*(${live}+1))-MIN(promised,most_new*${live}))`
                : `IF(${live}=0,promised,0)`;
            },
            (at) => begun(at.month - Math.ceil(v("launch")) + 1) - begun(at.month - Math.ceil(v("launch"))),
          ),
        ]
      : []),
    row(
      "new",
      "New customers",
      "count",
      (ref) =>
        `IF(OR(${ref("month")}<launch,${ref("room")}=0),0,MAX(0,MIN((IF(${ref("cacnow")}>0,${ref("marketing")}/${ref("cacnow")},0)+organic*${ref("ramp")}*(1+organic_growth)^(${ref("month")}-launch)+referral*${ref.before("customers")})*${ref("room")}${promised ? `+${ref("due")}` : ""},${open(ref)}-${ref.before("customers")}${limited ? ",most_new" : ""})))`,
      (at) => {
        if (!live(at) || at("room") === 0) return 0;
        const bought = at("cacnow") > 0 ? at("marketing") / at("cacnow") : 0;
        const organic = v("organic") * at("ramp") * (1 + v("organic_growth")) ** (at.month - v("launch"));
        return Math.max(
          0,
          Math.min(
            (bought + organic + v("referral") * at.before("customers")) * at("room") +
              (promised ? at("due") : 0),
            (once ? at("open") : som) - at.before("customers"),
            most(),
          ),
        );
      },
    ),
    row("lost", "Lost customers", "count", losing, losingNow),
    ...(byYear
      ? [
          row(
            "begun",
            "Years that begin, renewed ones included",
            "count",
            (ref) => `${ref("new")}+${ref("ended")}-${ref("lost")}`,
            (at) => at("new") + at("ended") - at("lost"),
          ),
        ]
      : []),
    row(
      "customers",
      "Customers at month end",
      "count",
      (ref) => `MAX(0,${ref.before("customers")}-${ref("lost")}+${ref("new")})`,
      (at) => Math.max(0, at.before("customers") - at("lost") + at("new")),
      { start: { formula: "MIN(start_customers,som_customers)", value: startCustomers }, total: true },
    ),
    row(
      "average",
      "Customers on average",
      "count",
      (ref) => `(${ref.before("customers")}+${ref("customers")})/2`,
      (at) => (at.before("customers") + at("customers")) / 2,
    ),
  ];
}
