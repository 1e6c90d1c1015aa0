import { percent } from "@/lib/finance/money";
import { backWithFirstYear } from "@/lib/finance/told-time";
import { cap, list, withArticle } from "../english";
import { firstPayment } from "../first-payment";
import { ifAny, para, t } from "../frames";
import { kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { isOnTop } from "../on-top";
import { eachWay } from "../ways-apart";
import { living } from "./beside-job";
import { carriedOf, coversOnlyCosts, isNearlyPaid } from "./carrying";
import { neverBelowZero, openingCash } from "./opening-cash";

const FEW_PAY = 0.3;

/** "earned back in 10 months", as the end of a sentence about what a customer costs. */
function repaid(m: Material): string {
  const { paybackMonths, ltvToCac } = m.context.model.unit;
  if (ltvToCac !== null && ltvToCac < 1) return ", more than that customer ever brings in";
  if (paybackMonths === 0) return ", which the first payment already covers";
  return earnedBack(m) && `, ${earnedBack(m)}`;
}

/** A swatch card beside a commission brings back nothing worth saying. */
const TELLING = 0.1;

/** "earned back in 10 months", what is paid once told apart; "" where it is never earned back. */
export function earnedBack(m: Material): string {
  const [start, months] = [m.show("contribution_start"), m.show("payback")] as const;
  if (!months) return "";
  if (backWithFirstYear(m.context.model)) return "earned back with the first year's payment";
  const { atStart, cac, equipment, paybackMonths } = m.context.model.unit;
  if (paybackMonths === 0) return "earned back with the first payment";
  return start && equipment === 0 && atStart >= TELLING * (cac ?? 0)
    ? `of which what is paid once at the start brings back ${start} and the payments after it the rest in ${months}`
    : t`${equipment > 0 ? t`with the ${m.show("equipment_each")} of what each one has on loan, ` : ifAny("")}earned back in ${months}`;
}

/** Who pays nothing, or for something else, is in the average: said before the figure. */
export function averageOf(m: Material): string {
  if (eachWay(m)) return "Averaged over all, whichever way they pay, a customer brings";
  if (m.mix) return "Over both kinds of customer together, each brings on average";
  const { lines } = m.context.model.assumptions;
  const sold = lines.filter(({ kind, later }) => !later && kind !== "grant" && kind !== "audience");
  const paying = sold.reduce((most, { attach }) => Math.max(most, attach?.value ?? 1), 0);
  // Who trades through a marketplace pays far more than what is kept of it.
  if (m.lines[0]?.paidBy || (sold[0]?.kind === "take" && sold.length === 1))
    return `In fees, a typical ${m.group.member} brings`;
  return paying < FEW_PAY
    ? `Only ${percent(paying)} of the users pay (assumed), so spread over all of them each brings`
    : "";
}

const MONTHS = 12;
/** The low has to lie so many months back before the account is said to rise. */
const SURELY_RISING = 2;
/** "A home cook brings $53 a year and a shop $1,400", where each kind is counted for itself. */
function yearOfEach(m: Material): string {
  const each = kindsOf(m).map(({ one, key }) => [withArticle(one), m.show(`${key}_year`)] as const);
  if (each.length === 0 || each.some(([, year]) => !year)) return "";
  return cap(
    list(each.map(([one, year], i) => (i === 0 ? `${one} brings ${year} a year` : `${one} ${year}`))),
  );
}

/** What one customer brings and what winning one costs. */
export function unitLine(m: Material): string {
  const { unit } = m.context.model;
  const [pays, leaves, cac] = [
    m.show("revenue_per_customer"),
    m.show("contribution"),
    m.show("cac"),
  ] as const;
  if (unit.basis !== "month")
    return m.vary(
      "unit",
      t`Each sale brings ${pays} and leaves ${leaves} after direct costs and fees; winning the customer costs about ${cac}`,
      t`Of the ${pays} from each sale, ${leaves} is left after direct costs and fees, against about ${cac} to win the customer`,
    );
  const each = yearOfEach(m);
  if (each)
    return unit.atStart > unit.contribution * MONTHS
      ? t`${each}; over both kinds together winning one costs about ${cac}${ifAny(repaid(m))}`
      : t`${each}; over both kinds of customer together ${leaves} ${m.basis} is left of each after direct costs and fees, and winning one costs about ${cac}${ifAny(repaid(m))}`;
  const apart = eachWay(m);
  if (apart) return t`${cap(apart)}; winning one costs about ${cac}`;
  const averaged = averageOf(m);
  if (averaged)
    return t`${averaged} ${pays} ${m.basis}, of which ${leaves} is left after direct costs and fees; winning one costs about ${cac}${ifAny(repaid(m))}`;
  const first = firstPayment(m);
  if (first)
    return t`A typical customer first pays ${first}, and then ${pays} ${m.basis}, which leaves ${leaves}; winning one costs about ${cac}${ifAny(repaid(m))}`;
  return m.vary(
    "unit",
    t`A typical customer pays ${pays} ${m.basis} and leaves ${leaves} after direct costs and fees; winning one costs about ${cac}${ifAny(repaid(m))}`,
    t`Of the ${pays} ${m.basis} that a typical customer pays, ${leaves} is left after direct costs and fees; it costs about ${cac} to win that customer${ifAny(repaid(m))}`,
    t`Each customer is worth ${leaves} ${m.basis} after direct costs and fees, out of ${pays} paid, and costs about ${cac} to win${ifAny(repaid(m))}`,
  );
}

function years(m: Material): string {
  if (m.context.model.stopsGrowth)
    return m.vary(
      "result-pilot",
      t`Until then the plan adds no marketing and no staff: it stays a pilot of ${m.show("cust_y1")} ${m.customerNoun} at the end of year 1, with ${m.show("rev_y1")} of revenue`,
      t`The plan is therefore held at a pilot, without marketing or hires: ${m.show("rev_y1")} of revenue in the first year and ${m.show("cust_y1")} ${m.customerNoun} at its end`,
    );
  const y = [m.show("rev_y1"), m.show("rev_y2"), m.show("rev_y3")] as const;
  const once = m.context.model.unit.basis === "purchase";
  const count = once
    ? `${m.show("new_customers_y3")} ${m.customerNoun} in the last of them`
    : `${m.show("cust_y3")} ${m.customerNoun} by the end`;
  const { years: rows } = m.context.model;
  const grows = (rows[2]?.revenue ?? 0) > (rows[1]?.revenue ?? 0);
  return m.vary(
    "result",
    grows
      ? t`In the base case revenue grows from ${y[0]} in year 1 to ${y[1]} in year 2 and ${y[2]} in year 3, with ${count}`
      : "",
    t`The base case shows revenue of ${y[0]} in year 1, ${y[1]} in year 2 and ${y[2]} in year 3, with ${count}`,
    t`Planned revenue is ${y[0]} in the first year, ${y[1]} in the second and ${y[2]} in the third, with ${count}`,
  );
}

function cash(m: Material): string {
  const { ask, breakEvenMonth } = m.context.model;
  const [low, month, need] = [m.show("trough"), m.show("trough_month"), m.show("ask")] as const;
  // What a plan that loses on every sale would need is no sum to ask anybody for.
  if (m.context.model.stopsGrowth) return "";
  if (ask <= 0)
    return m.vary(
      "no-cash",
      `${neverBelowZero(m.context.model)}, so the start needs no further money`,
      openingCash(m.context.model)
        ? `The ${openingCash(m.context.model)} that is there carries it through its lowest month`
        : `Sales come early enough that the plan needs no outside money`,
    );
  if (m.ownMoney)
    return m.vary(
      "cash-own",
      t`The start takes ${need}, a reserve included, which needs no investor`,
      t`The account falls to ${low} (${month}) at first, so ${need} of your own money, a reserve included, is enough`,
      t`With ${need} of your own, a reserve included, ${m.name} gets through its lowest month (${m.show("trough_month").replace("month ", "")})`,
    );
  if (
    !breakEvenMonth &&
    (m.fact("trough_month")?.value ?? 0) < m.context.model.assumptions.horizon - SURELY_RISING
  )
    return t`The account is lowest at ${low} in ${month} and rises after that, so ${need}, reserve included, carries ${m.name} through three years, yet without the planned pay for you`;
  if (!breakEvenMonth)
    return m.vary(
      "cash-open",
      t`${cap(m.name)} still loses cash when the plan ends, at ${low} in ${month}, so ${need} buys three years and not a business that pays for itself`,
      t`By ${month} ${m.name} stands at ${low} and still falls; the ${need} shown, reserve included, would last three years but not to break-even`,
    );
  if (m.lowAfterEven && m.context.model.assumptions.season)
    return t`Between two seasons the account falls to ${low} (${month}); with a quarter more in reserve the plan needs ${need}`;
  if (m.lowAfterEven)
    return m.vary(
      "cash-after",
      t`What every new customer needs first keeps the account falling after that, to ${low} in ${month}; with a quarter more in reserve the plan needs ${need}`,
      t`Growth goes on binding money after that: the account reaches ${low} in ${month}, so the plan needs ${need}, a reserve of a quarter included`,
    );
  return m.vary(
    "cash",
    t`Until then cash falls to ${low} (${month}); with a quarter more in reserve the plan needs ${need}`,
    t`At its lowest point, ${month}, the account stands at ${low}, so the plan needs ${need}, a reserve of a quarter included`,
    t`Getting there takes ${need}: the low of ${low} in ${month} plus a reserve of a quarter`,
  );
}

/** ", with 143 labels": who carries the costs at the break-even. */
export const withCustomers = (m: Material): string =>
  m.context.model.unit.basis === "month" ? t`, with ${m.show("be_customers")} ${m.customerNoun}` : "";

/** A month or two without pay need no word. */
const SOON = 3;
/** What the break-even leaves is paid out the month after. */
export const firstPaid = (m: Material): string => {
  const { payMonth, breakEvenMonth } = m.context.model;
  return payMonth !== null && breakEvenMonth !== null && payMonth > Math.max(SOON, breakEvenMonth)
    ? t`; your own pay begins in ${m.show("pay_month")}`
    : "";
};

/** Of numbers that nobody can win nothing is said in the summary. */
const FAR = 1.5;
/** "; a living would take 66 adults". */
const short = (m: Material) =>
  m.context.model.unit.basis === "month" &&
  (m.context.model.evenAt ?? 0) <= FAR * m.context.model.market.somCustomers
    ? t`; ${living(m)} would take ${m.show("be_customers")} ${m.customerNoun}`
    : "";

export const yearsLine = (m: Material): string => para(years(m));

/** What it takes to get through the plan. */
export const cashLine = (m: Material): string => para(cash(m));

/** When it carries its costs, and what is left at the end. */
export function carriedLine(m: Material): string {
  const even = m.context.model.breakEvenMonth
    ? m.vary(
        "carried",
        t`${cap(m.name)} covers its costs and your pay from ${m.show("be_month")}${ifAny(firstPaid(m))}`,
        t`Break-even, your pay included, comes in ${m.show("be_month")}${ifAny(withCustomers(m))}${ifAny(firstPaid(m))}`,
        t`${cap(m.name)} breaks even, with pay for you, in ${m.show("be_month")}${ifAny(withCustomers(m))}${ifAny(firstPaid(m))}`,
      )
    : carriedOf(m) === "part"
      ? isNearlyPaid(m)
        ? t`In the last quarter of year 3 a month leaves ${m.show("left_month")}, about the ${m.show("founder_pay")} that the plan assumes as your pay`
        : m.vary(
            "carried-part",
            t`Before your own pay ${m.name} covers its costs from ${m.show("covered_month")} and leaves ${m.show("left_month")} a month in the last quarter of year 3${ifAny(short(m))}`,
            t`In the last quarter of year 3 a month leaves ${m.show("left_month")} for you, less than the ${m.show("founder_pay")} that the plan assumes as your pay${ifAny(short(m))}`,
          )
      : coversOnlyCosts(m)
        ? t`${cap(m.name)} covers its costs in year 3 and leaves next to nothing for you${ifAny(short(m))}`
        : t`${cap(m.name)} does not cover its costs within the 36 months of the model, even without any pay for you${ifAny(short(m))}`;
  return para(even);
}

/** Year by year, break-even, cash. */
export function resultLine(m: Material): string {
  if (m.context.model.stopsGrowth) return para(years(m));
  return para(
    years(m),
    carriedLine(m),
    cash(m),
    isOnTop(m) && `Only new customers are counted: what those of today bring is not in these figures`,
  );
}
