import { causeOf } from "@/lib/finance/cause";
import { whoseHands } from "@/lib/finance/hands";
import { isWaiting } from "@/lib/finance/staffing";
import { foundersTold } from "@/lib/finance/who-works";
import { cap, inWords } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { hasOwnPlace } from "../plan/own-place";
import { besideHours, keptJob, living, paidBeside, partBeside, payBeside, staysBeside } from "./beside-job";

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

/** Costs alone are covered in the third year, with next to nothing for whoever runs it. */
export const coversOnlyCosts = (m: Material): boolean =>
  carriedOf(m) === "none" && (m.fact("ebitda_y3")?.value ?? -1) >= 0;

/** What the last month leaves is what the founder would be paid: no cause has to be looked for. */
export const isNearlyPaid = (m: Material): boolean =>
  carriedOf(m) === "part" &&
  (m.context.model.leftMonthly ?? 0) >=
    AS_GOOD_AS * (m.fact("founder_pay")?.value ?? Number.POSITIVE_INFINITY);

/** On which basis the cash of the cases is told: the one that the base case has everywhere else. */
export const payInCases = (
  { context: { model } }: Pick<Material, "context">,
  whose: "your" | "our",
): string =>
  model.payMonth === null
    ? `before ${whose} own pay`
    : `with the same pay for ${whose === "your" ? "you" : "us"}`;

/** A case that falls short of what that pay takes: "" where the sum it needs covers it. */
export const paidLess = (m: Pick<Material, "context">): boolean => {
  const { payMonth, scenarios } = m.context.model;
  return payMonth !== null && -scenarios.low.cashSamePay > scenarios.low.ask;
};

/** Where the founder's pay comes from: nobody has named it. */
export const payIs = (m: Material): string =>
  m.context.model.assumptions.people.find(isWaiting)?.monthly.provenance === "founder"
    ? "that pay is the sum you entered"
    : staysBeside(m)
      ? payBeside(m)
      : foundersTold(m.context.brief) > 1
        ? `that pay is assumed, ${inWords(foundersTold(m.context.brief))} full-time months at the country's level of pay, one for each of you`
        : m.vary(
            "pay-is",
            "that pay is assumed, a full-time month at the country's level of pay",
            "nobody has named that pay: it is what a full-time month usually brings in the country",
            "the pay is our assumption of a full-time month in the country, to be changed in the figures",
          );

/** So large a part of a year's revenue that is still out is no rounding. */
const OWING = 0.05;
/** What was put in and is not back when the plan ends; "" where all of it is. */
export function owedAtEnd(m: Material): string {
  const year = m.context.model.years[2];
  return year && year.cash < -OWING * year.revenue ? m.show("cash_y3").replace(/^[−-]/, "") : "";
}

/** From when the founder is paid, or what there is instead. */
export function payLine(m: Material): string {
  const [pay, left] = [m.show("founder_pay"), m.show("left_month")] as const;
  switch (carriedOf(m)) {
    case "paid":
      if (keptJob(m)) return paidBeside(m);
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
      if (keptJob(m)) return partBeside(m);
      return m.vary(
        "part-paid",
        t`${cap(m.name)} pays its own bills from ${m.show("covered_month")} on and leaves ${left} a month for you at the end of year 3; ${pay} a month is what the plan would pay you, so keep another income until then`,
        t`Before your own pay ${m.name} covers its costs from ${m.show("covered_month")} and leaves ${left} a month at the end of year 3: a side income, and not yet the ${pay} planned for you`,
      );
    default:
      return t`${keptJob(m) ? "Beside your job it would bring you nothing" : "You would work without any pay"} for three years: in their last quarter a month leaves ${left}, and your pay of ${pay} would come on top`;
  }
}

/** Further than this nobody can move a price or a habit with all else unchanged. */
const WITHIN_REACH = 1.4;

/** "a price of €25 instead of €19", where so much more is thinkable at all. */
function byPrice(m: Material): string {
  const [main] = m.lines;
  const share = main?.takeRate !== undefined;
  const now = m.fact(share ? `take_${main?.id}` : "price_main");
  const needed = m.fact("price_carries");
  if (!now || !needed || needed.value <= now.value || needed.value > WITHIN_REACH * now.value) return "";
  return `a ${share ? "share" : "price"} of ${needed.display} instead of ${now.display}`;
}

function byFrequency(m: Material): string {
  const needed = m.fact("often_carries");
  const now = m.lines.map(({ id }) => m.fact(`units_${id}`)).find(Boolean);
  if (!now || !needed || needed.value <= now.value || needed.value > WITHIN_REACH * now.value) return "";
  return `customers who buy ${needed.display} instead of ${now.display}`;
}

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
    ? t`${m.show("be_customers")} ${m.customerNoun} instead of the ${m.show("cust_y3")} it ends with`
    : m.show("be_year")
      ? t`${m.show("be_year")} sales a year`
      : t`${m.show("be_customers")} sales a month`;
}

/** What would let it carry itself and pay the founder, each with all else unchanged; "" where nothing within reach does. */
export function wouldCarry(m: Material): string {
  if (carriedOf(m) === "paid" || m.context.model.stopsGrowth) return "";
  const ways = [byNumber(m), byPrice(m), byFrequency(m)].filter(Boolean).slice(0, 2);
  if (ways.length === 0)
    return keptJob(m)
      ? "As priced it brings less than that pay, however it is grown: it stays something beside your job unless each customer brings far more"
      : "As priced the offer cannot pay a founder: it stays work beside a wage unless each customer brings far more";
  return `To pay you as well it would take ${ways.join(", or ")}, all else unchanged`;
}

/** Less room than this is none. */
const ROOM = 0.95;

/** How far down the price may go before the plan no longer carries itself. */
function lowestPrice(m: Material): string {
  const [now, least] = [m.fact("price_main"), m.fact("price_carries")];
  if (carriedOf(m) !== "paid" || !now || !least || least.value > ROOM * now.value || m.lines[0]?.takeRate)
    return "";
  return m.vary(
    "least-price",
    t`All else unchanged, year 3 still carries costs and pay at a price of ${least.display} instead of ${now.display}, and no longer below that`,
    t`The price has room down to ${least.display}: below that the same customers no longer carry costs and pay in year 3`,
    t`With as many customers at ${least.display} instead of ${now.display} costs and pay would just be carried in year 3`,
  );
}

/** How many there are was not counted by anybody, so no verdict may rest on it. */
const isUncounted = ({ context: { model } }: Material) =>
  !model.market.sized || model.assumptions.market.base.provenance === "assumption";

/** The customers or sales that a living takes beside those whom the market allows. */
function tooFew(m: Material): string {
  const monthly = m.context.model.unit.basis === "month";
  const needs = monthly
    ? `${m.show("be_customers")} ${m.customerNoun}`
    : `${m.show("be_customers")} sales a month`;
  const most = isUncounted(m) ? "our uncounted estimate allows for" : "can be won by year 3:";
  return para(
    t`At ${m.show("contribution")} left ${m.basis} ${living(m)} takes ${needs}, and ${most} about ${m.show("som_customers")}${ifAny(monthly ? "" : ` ${m.customerNoun}`)}`,
    isUncounted(m)
      ? "Count them first; if the estimate holds, each has to bring more, or a second place or group has to follow"
      : "So each of them has to bring more, or a second place or group has to follow",
  );
}

/** The root of a plan that does not carry itself, and what to do about it. */
export function causeLine(m: Material): string {
  const { model } = m.context;
  const needs = m.show("be_customers");
  const monthly = model.unit.basis === "month";
  const { hands } = model.assumptions;
  const who = hands ? whoseHands(hands) : "your own hands";
  switch (causeOf(model)) {
    case "hours":
      return m.show("hands_year") && m.show("be_year")
        ? t`The limit is hours: ${living(m)} takes ${m.show("be_year")} sales a year, and ${who} can do about ${m.show("hands_year")}. ${besideHours(m)}`
        : t`The limit is hours: ${living(m)} takes ${needs} ${monthly ? m.customerNoun : "sales a month"}, and ${who} can ${monthly ? "serve" : "do"} about ${m.show("hands_customers")}. ${besideHours(m)}`;
    case "places":
      return t`The limit is your own: ${living(m)} takes ${needs} sales a month, and by your figures there is room for ${m.show("places_year")} in a whole year. Only a higher price${m.context.model.assumptions.own?.alone ? " or larger groups change" : ", larger groups or somebody beside you changes"} that`;
    case "acquisition":
      return t`Each customer brings too little: ${m.show("ltv")} in all, less than the ${m.show("cac_marketing")} an advertisement for one costs. Sell each of them more, or win them without advertising`;
    case "tax":
      return t`The ${model.assumptions.salesTax?.name} in the prices decides: ${m.show("sales_tax_y3")} of what customers pay in year 3 belongs to the tax office, and without it the plan would pay you. Ask which rate your sales have, and set the price with the tax in it`;
    case "margin":
      return t`Too little of each sale is left, ${m.show("contribution")} of ${m.show("revenue_per_customer")} ${m.basis}. What helps is a lower cost of the goods and their delivery, a higher price, or more of the dearer offer; saving on overhead does not`;
    case "overhead":
      return hasOwnPlace(m.context.brief) || m.context.brief.stated.fixedMonthly
        ? t`The cause is overhead of ${m.show("overhead_month")} a month: without it the plan would pay you. Ask what of it can wait, be shared or be paid by the day until sales carry it`
        : t`The cause is overhead of ${m.show("overhead_month")} a month: without it the plan would pay you. Start with less until sales carry it`;
    case "market":
      return tooFew(m);
    case "pace":
      return m.vary(
        "cause-pace",
        t`Customers come too slowly: each leaves ${m.show("contribution")} ${m.basis}, but there are too few of them after three years. A faster way to the next one comes first`,
        t`The single customer pays, leaving ${m.show("contribution")} ${m.basis}; after three years there are too few of them. What is missing is a faster way to the next one`,
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
        m.show("founder_pay") && cap(payIs(m)),
        !isNearlyPaid(m) && causeLine(m),
        !isNearlyPaid(m) && m.show("founder_pay") && wouldCarry(m),
        lowestPrice(m),
      );

/** What the plan comes to, in one sentence. */
export function inOneSentence(m: Material): string {
  if (m.context.model.stopsGrowth)
    return "As priced today, every sale loses money, so the plan stays a small pilot until that is mended";
  const owed = owedAtEnd(m);
  return m.context.model.breakEvenMonth
    ? t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and carries its costs and your pay from ${m.show("be_month")}${ifAny(owed && `; after three years ${owed} of the money put in is not back`)}`
    : carriedOf(m) === "part"
      ? t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and leaves ${m.show("left_month")} a month before your own pay, so it begins as a side income`
      : coversOnlyCosts(m)
        ? t`The plan reaches ${m.show("rev_y3")} of revenue in year 3, which pays its costs and leaves next to nothing for you, so the offer or its price has to change`
        : t`The plan reaches ${m.show("rev_y3")} of revenue in year 3 and does not cover its costs even without pay for you, so the offer or its price has to change`;
}
