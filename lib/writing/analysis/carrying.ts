import { causeOf } from "@/lib/finance/cause";
import { isWaiting } from "@/lib/finance/staffing";
import { cap } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { hasOwnPlace } from "../plan/own-place";

/** "paid": costs and the founder's pay are carried. "part": the costs, and something is left. "none": not even the costs. */
export type Carried = "paid" | "part" | "none";

/** So small a part of the pay is nothing to live on. */
const SOMETHING = 0.05;
const AS_GOOD_AS = 0.95;

export function carriedOf({ context: { model } }: Material): Carried {
  if (model.breakEvenMonth !== null) return "paid";
  const pay = model.months.at(-1)?.unpaid ?? 0;
  return (model.leftMonthly ?? 0) > SOMETHING * pay ? "part" : "none";
}

/** What the last month leaves is what the founder would be paid: no cause has to be looked for. */
export const isNearlyPaid = (m: Material): boolean =>
  carriedOf(m) === "part" &&
  (m.context.model.leftMonthly ?? 0) >=
    AS_GOOD_AS * (m.fact("founder_pay")?.value ?? Number.POSITIVE_INFINITY);

/** Where the founder's pay comes from: nobody has named it. */
export const payIs = (m: Material): string =>
  m.context.model.assumptions.people.find(isWaiting)?.monthly.provenance === "founder"
    ? "your pay is the sum you entered"
    : `that pay is assumed: a full-time month at the country's level of pay and rent, from no wage statistic (change it in the figures)`;

/** From when the founder is paid, or what there is instead. */
export function payLine(m: Material): string {
  const [pay, left] = [m.show("founder_pay"), m.show("left_month")] as const;
  switch (carriedOf(m)) {
    case "paid":
      return m.vary(
        "paid",
        t`You take nothing out at first; from ${m.show("pay_month")} on the plan pays you ${pay} a month, taxes included, because the month before leaves that much`,
        t`Until ${m.show("pay_month")} the plan pays you nothing, and from then on ${cap(m.name)} pays you ${pay} a month, taxes included`,
      );
    case "part":
      if (isNearlyPaid(m))
        return m.vary(
          "nearly-paid",
          t`Before your own pay ${m.name} covers its costs from ${m.show("covered_month")} and leaves ${left} a month in the last quarter of year 3, ${(m.context.model.leftMonthly ?? 0) < (m.fact("founder_pay")?.value ?? 0) ? "which comes close to" : "about"} the ${pay} planned for you`,
          t`In the last quarter of year 3 ${left} a month is left for you, about the ${pay} that is set as your pay; the costs themselves are covered from ${m.show("covered_month")}`,
          t`Its own costs are paid from ${m.show("covered_month")}, and in the last quarter of year 3 a month leaves ${left}, about the ${pay} that is planned as your pay`,
        );
      return m.vary(
        "part-paid",
        t`${cap(m.name)} pays its own bills from ${m.show("covered_month")} on. For you ${left} a month remain in the last quarter of year 3, against the ${pay} that the plan would pay you, so keep another income until then`,
        t`Before your own pay ${m.name} covers its costs from ${m.show("covered_month")} and leaves ${left} a month in the last quarter of year 3; that is a side income and not yet the ${pay} a month that the plan would pay you`,
        t`In the last quarter of year 3 a month leaves ${left} for you, which is less than the ${pay} the plan sets for your pay, so you would need other income beside ${m.name}`,
      );
    default:
      return t`You would work without any pay for three years: in their last quarter a month leaves ${left}, and your pay of ${pay} would come on top`;
  }
}

/** What a reader would not believe of a price. */
const THRICE = 3;

/** "a price of €35 instead of €19", where so much more is thinkable at all. */
function byPrice(m: Material): string {
  const [main] = m.lines;
  const share = main?.takeRate !== undefined;
  const now = m.fact(share ? `take_${main?.id}` : "price_main");
  const needed = m.fact("price_carries");
  if (!now || !needed || needed.value <= now.value || needed.value > THRICE * now.value) return "";
  return `a ${share ? "share" : "price"} of ${needed.display} instead of ${now.display}`;
}

function byFrequency(m: Material): string {
  const needed = m.fact("often_carries");
  const now = m.lines.map(({ id }) => m.fact(`units_${id}`)).find(Boolean);
  if (!now || !needed || needed.value <= now.value || needed.value > THRICE * now.value) return "";
  return `customers who buy ${needed.display} instead of ${now.display}`;
}

/** Far enough from what a customer leaves that nobody could work the number out without it. */
const GROWN = 0.95;
const further = (m: Material): string =>
  (m.fact("left_further")?.value ?? 0) < GROWN * (m.fact("contribution")?.value ?? 0)
    ? t` (each further one leaves ${m.show("left_further")} ${m.basis} once overhead and marketing have grown with it)`
    : "";

function byNumber(m: Material): string {
  const { evenAt, market, unit, assumptions } = m.context.model;
  const monthly = unit.basis === "month";
  const most = monthly
    ? market.somCustomers
    : Math.min(
        market.somCustomers / assumptions.horizon,
        assumptions.demand.mostNew?.value ?? Number.POSITIVE_INFINITY,
      );
  if (evenAt === null || evenAt > most) return "";
  return monthly
    ? t`${m.show("be_customers")} ${m.customerNoun} instead of the ${m.show("cust_y3")} it ends with${ifAny(further(m))}`
    : t`${m.show("be_customers")} sales a month`;
}

/** What would let it carry itself and pay the founder, each with all else unchanged; "" where nothing within reach does. */
export function wouldCarry(m: Material): string {
  if (carriedOf(m) === "paid" || m.context.model.stopsGrowth) return "";
  const ways = [byNumber(m), byPrice(m), byFrequency(m)].filter(Boolean).slice(0, 2);
  if (ways.length === 0)
    return isUncounted(m)
      ? t`No single change near what is assumed turns ${m.show("left_month")} a month into a living, so until customers are counted run it beside a wage and spend nothing that you could not lose`
      : t`No single change near what is assumed turns ${m.show("left_month")} a month into a living: either each customer brings several times as much, or it stays work beside a wage`;
  return m.vary(
    "would",
    `To pay you as well it would take ${ways.join(", or ")}, with everything else unchanged`,
    `What would carry ${m.name} and its founder, all else being equal, is ${ways.join(", or ")}`,
    `With ${ways.join(", or with ")} and nothing else changed, ${m.name} would pay you too`,
  );
}

/** How far down the price may go before the plan no longer carries itself. */
function lowestPrice(m: Material): string {
  const [now, least] = [m.fact("price_main"), m.fact("price_carries")];
  if (carriedOf(m) !== "paid" || !now || !least || least.value >= now.value || m.lines[0]?.takeRate)
    return "";
  return m.vary(
    "least-price",
    t`With everything else unchanged, costs and pay are still carried in year 3 at a price of ${least.display} instead of ${now.display}; below that they are not`,
    t`The price has room down to ${least.display}: with the same customers at less than that, year 3 would no longer carry costs and pay`,
  );
}

/** With how few customers it would still do so. */
function fewestCustomers(m: Material): string {
  const [least, year3] = [m.show("fewest_customers"), m.show("cust_y3")] as const;
  return m.context.model.unit.basis === "month"
    ? t`Fewer than ${least} ${m.customerNoun} instead of the ${year3} at the end would not carry it either`
    : t`Fewer than ${least} sales a month in year 3 would not carry it either`;
}

/** "Of about 224": how many there are was not counted by anybody, so no verdict may rest on it. */
const isUncounted = ({ context: { model } }: Material) =>
  !model.market.sized || model.assumptions.market.base.provenance === "assumption";
const countFirst = (m: Material) =>
  t`by an estimate that nobody has counted yet, about ${m.show("som_customers")} ${m.customerNoun} can be won by year 3; count them first`;

/** The root of a plan that does not carry itself, and what to do about it. */
export function causeLine(m: Material): string {
  const { model } = m.context;
  const needs = m.show("be_customers");
  switch (causeOf(model)) {
    case "hours":
      return t`The limit is hours: it would take ${needs} ${model.unit.basis === "month" ? m.customerNoun : "sales a month"}, and one pair of hands can ${model.unit.basis === "month" ? "serve" : "do"} about ${m.show("hands_customers")}; only a higher price for the same hour, or a second person who brings in more than the pay, changes that`;
    case "places":
      return t`The limit is your own: it would take ${needs} sales a month, and by your figures there is room for ${m.show("places_year")} in a whole year; only a higher price, larger groups or somebody who does the same work beside you changes that`;
    case "acquisition":
      return t`The cause is the small sum that each customer brings: ${m.show("ltv")} in all, less than the ${m.show("cac_marketing")} an advertisement for one costs; so sell each of them more or win them without advertising`;
    case "tax":
      return t`The cause is the ${model.assumptions.salesTax?.name} in the prices: ${m.show("sales_tax_y3")} of what customers pay in year 3 belongs to the tax office, and without it the plan would pay you; ask which rate your sales have, and set the price with the tax in it`;
    case "margin":
      return t`The cause is how little of each sale is left, ${m.show("contribution")} ${m.basis} of ${m.show("revenue_per_customer")} (${m.show("contribution_margin")}): the levers are what the goods and their delivery cost, the price, and the dearer of your offers; saving on overhead alone makes it no living`;
    case "overhead":
      return hasOwnPlace(m.context.brief) || m.context.brief.stated.fixedMonthly
        ? t`The cause is overhead: without its ${m.show("overhead_month")} a month the plan would pay you, so ask what of your fixed costs can wait, be shared or be paid by the day until sales carry them`
        : t`The cause is overhead: without its ${m.show("overhead_month")} a month the plan would pay you, so start in a borrowed place or with fewer tools until sales carry it`;
    case "market":
      if (isUncounted(m))
        return model.unit.basis === "month"
          ? t`At ${m.show("contribution")} ${m.basis} from each it would take ${needs} ${m.customerNoun}, and ${countFirst(m)}, and only if so few remain, sell each of them more or find a second place or group`
          : t`${cap(`${needs}`)} sales a month would be needed, and ${countFirst(m)}, and only if so few remain, look for a second place or group, or for larger sales`;
      return model.unit.basis === "month"
        ? t`The cause is how little one customer leaves: at ${m.show("contribution")} ${m.basis} it would take ${needs} ${m.customerNoun}, and about ${m.show("som_customers")} can be won by year 3; so sell each of them more, or find a second place or group`
        : t`The cause is the number of sales: ${needs} a month would be needed, and about ${m.show("som_customers")} ${m.customerNoun} can be won in all three years; that takes a second place or group, or larger sales`;
    case "pace":
      return m.vary(
        "cause-pace",
        t`The cause is time: customers come too slowly to carry a person within three years, although each leaves ${m.show("contribution")} ${m.basis}; find the channel that brings them fastest before you give up other income`,
        t`Nothing is wrong with the single customer, who leaves ${m.show("contribution")} ${m.basis}; there are too few of them by month 36, so what is needed first is a faster way to the next one`,
        t`With ${m.show("contribution")} left of each customer ${m.basis} the sums are right and only the number is too small after three years, so the speed of winning customers decides whether ${m.name} becomes a living`,
      );
    default:
      return "";
  }
}

/** All of it, for the full analysis. */
export const carriedInWords = (m: Material): string =>
  m.context.model.stopsGrowth
    ? ""
    : para(
        m.show("founder_pay") && payLine(m),
        t`${cap(payIs(m))}; taken out from the first month on, it makes the results of the three years ${m.show("after_pay_y1")}, ${m.show("after_pay_y2")} and ${m.show("after_pay_y3")}`,
        !isNearlyPaid(m) && causeLine(m),
        !isNearlyPaid(m) && m.show("founder_pay") && wouldCarry(m),
        lowestPrice(m),
        fewestCustomers(m),
      );

/** What the plan comes to, in one sentence. */
export function inOneSentence(m: Material): string {
  if (m.context.model.stopsGrowth)
    return "As priced today, every sale loses money, so the plan stays a small pilot until that is mended";
  return m.context.model.breakEvenMonth
    ? m.vary(
        "concept-result",
        t`On these figures it covers its costs and the pay planned for you from ${m.show("be_month")} and reaches ${m.show("rev_y3")} of revenue in year 3`,
        t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and pays its own way, and you, from ${m.show("be_month")}`,
      )
    : carriedOf(m) === "part"
      ? t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and leaves ${m.show("left_month")} a month before your own pay, so it begins as a side income`
      : t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and does not cover its costs even without pay for you, so the offer or its price has to change`;
}
