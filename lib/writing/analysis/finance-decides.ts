import { backWithFirstYear } from "@/lib/finance/told-time";
import { caseOf } from "../case";
import { type Sensitive, sensitivityOf } from "../data/sensitive";
import { ifAny, para, t } from "../frames";
import { isFreeAtFirst } from "../free-use";
import type { Material } from "../material";
import { paidLess, payInCases } from "./carrying";
import { isUnpaidTime } from "./no-advertising";

/** At what value each assumption brings down a plan that carries itself, found by trying. */
const TIPS: Record<string, (at: string, now: string) => string> = {
  cac: (at, now) => t`a customer won by marketing costs more than ${at} instead of ${now}`,
  churn: (at, now) => t`more than ${at} leave in a month instead of ${now}`,
  delivery: (at, now) => t`delivery takes more than ${at} of what comes in instead of ${now}`,
  unitCost: (at, now) => t`one costs you more than ${at} instead of ${now}`,
  usage: (at, now) => t`a customer buys no more than ${at} instead of ${now}`,
  averageOrder: (at, now) => t`an order is below ${at} instead of ${now}`,
  organicPerMonth: (at) => t`fewer than ${at} of those come who are planned without advertising`,
  attach: (at, now) => t`fewer than ${at} take it instead of ${now}`,
};

const tipped = (m: Material, key: string): string => {
  const [at, now] = [m.show(`tips_${key}`), m.show(`now_${key}`)] as const;
  const yearly = key === "churn" && m.show("not_renewing");
  const once = yearly
    ? t`more than ${at} do not renew instead of ${now}`
    : at && now
      ? TIPS[key]?.(at, now)
      : "";
  return once ? t`costs and your pay are no longer carried at the end of year 3 once ${once}` : "";
};

/** What each means for a plan that does not carry itself yet, or that it cannot bring down. */
const FAILS: Record<string, (m: Material) => string> = {
  price: (m) =>
    m.vary(
      "fails-price",
      t`A discount comes entirely out of the ${m.show("contribution")} that is left ${m.basis}, so ${m.name} cannot live on a price much below ${m.context.brief.lines.length > 0 ? "the one you name" : "the one assumed here"}`,
      t`Whatever is taken off the price is taken off the ${m.show("contribution")} left ${m.basis}, so be slow with discounts`,
    ),
  cac: (m) =>
    t`A channel whose customers cost more than the limit of ${m.show("cac_limit")} each is closed, however many it brings`,
  churn: (m) =>
    backWithFirstYear(m.context.model)
      ? t`A customer who does not renew after the first year has left ${m.show("contribution")} in all`
      : m.context.model.unit.paybackMonths === 0
        ? t`Every further ${m.show("churn")} who leave in a month have to be won anew at ${m.show("cac")} each`
        : t`A customer who leaves before ${m.show("payback")} have passed has cost ${m.name} more than was earned`,
  delivery: (m) =>
    t`Once serving a customer takes ${m.show("contribution")} more ${m.basis} than planned, nothing is left for ${m.name}`,
  unitCost: (m) =>
    t`If costs rise by ${m.show("contribution")} for each customer ${m.basis}, nothing is left for overhead, marketing and pay, and ${m.name} loses money well before that`,
  usage: (m) =>
    t`If customers buy half as often, each is worth half of the ${m.show("revenue_per_customer")} planned ${m.basis}, and ${m.name} needs twice as many`,
  averageOrder: (m) =>
    t`Smaller orders cut the ${m.show("revenue_per_customer")} that a customer brings ${m.basis}, while ${m.name} has the same work with each`,
  organicPerMonth: (m) =>
    (isUnpaidTime(m) &&
      (m.fact("cac_marketing")?.value ?? 0) > (m.fact("cac_limit")?.value ?? 0) &&
      t`An advertisement does not make up for those who stay away: it is assumed to take about ${m.show("cac_marketing")} for each, more than the limit of ${m.show("cac_limit")}`) ||
    m.vary(
      "fails-organic",
      t`If nobody comes without advertising, ${m.name} has to pay about ${m.show("cac_marketing")} for every customer`,
      t`Customers who do not come by themselves have to be bought at about ${m.show("cac_marketing")} each`,
    ),
  referral: (m) =>
    t`Without recommendations ${m.name} has to pay ${m.show("cac_marketing")} for every customer`,
  rampMonths: (m) =>
    t`Each month of delay adds ${m.show("overhead_month")} of overhead and puts your own pay off by as much`,
  attach: (m) =>
    isFreeAtFirst(m.context.brief)
      ? t`If half as many users pay, ${m.name} needs twice as many users for the same ${m.show("rev_y1")} in the first year`
      : t`If half as many customers take it, ${m.name} needs twice as many for the same ${m.show("rev_y1")} in the first year`,
};

interface Deciding extends Sensitive {
  key: string;
}

/** The two that move the cash of year 3 most, of those a pilot can measure. */
export function deciding(m: Material): Deciding[] {
  const { form } = caseOf(m);
  return m.context.model.sensitivity
    .map(({ key }) => ({ key, found: sensitivityOf(key, form, m.lines, !isUnpaidTime(m), m.context.brief) }))
    .flatMap(({ key, found }) => (found ? [{ ...found, key }] : []))
    .slice(0, 2);
}

/** On what the plan stands, and at which value it falls. */
export function whatDecides(m: Material): string {
  const [first, second] = deciding(m);
  if (!first || m.context.model.stopsGrowth) return "";
  const swing = m.show("sensitivity_top_swing");
  const tips = [first, second].map((one) => (one ? tipped(m, one.key) : ""));
  const fails = (one: Deciding | undefined, at: number) => {
    const tip = tips[at] ?? "";
    if (!one) return "";
    if (!tip) return FAILS[one.key]?.(m);
    return at > 0 && tips[0]
      ? tip.replace(/^.* once /, "The same happens once ")
      : `All else as planned, ${tip}`;
  };
  const moves = swing && `, which alone can move the cash after three years by ${swing}`;
  return para(
    second
      ? m.vary(
          "decide",
          `Two things weigh most: ${first.label}${moves}, and after it ${second.label}`,
          `Most depends on ${first.label}${moves}, and next on ${second.label}`,
          `The two assumptions to doubt first are ${first.label}${moves}, and ${second.label}`,
        )
      : `One thing weighs more than all others: ${first.label}${moves}`,
    fails(first, 0),
    fails(second, 1),
  );
}

/** What happens when everything goes wrong at once, and what to conclude. */
export function scenariosInWords(m: Material): string {
  const { low, base } = m.context.model.scenarios;
  if (m.context.model.stopsGrowth || !low || !base) return "";
  // A bad case that only comes later can sell more in its third year: then the cash tells.
  if (low.revenueY3 >= base.revenueY3)
    return para(
      t`If the main assumptions all turn out badly, the cash after three years is ${m.show("low_cash_y3")} instead of ${m.show("base_cash_y3")}; if they all turn out well, ${m.show("high_cash_y3")}, always before funding and ${payInCases(m, "your")}`,
    );
  const better = m.show("high_rev_y3") !== m.show("base_rev_y3");
  return para(
    t`In the bad case year 3 brings ${m.show("low_rev_y3")} of revenue instead of ${m.show("base_rev_y3")} and the account stands at ${m.show("low_cash_y3")} instead of ${m.show("base_cash_y3")}, before funding and ${payInCases(m, "your").replace(/^before /, "")}`,
    low.ask > base.ask
      ? t`It would then take ${m.show("low_ask")} in all${ifAny(paidLess(m) ? ", and pay you less" : "")}`
      : paidLess(m) && "It would then pay you less",
    better &&
      t`In the good case it is ${m.show("high_rev_y3")} of revenue and ${m.show("high_cash_y3")} on the account`,
  );
}
