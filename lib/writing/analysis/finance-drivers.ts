import { namedWithoutSum } from "@/lib/brief/costs/named-costs";
import { isDated } from "@/lib/brief/told-numbers/counts";
import { soldAlready } from "@/lib/finance/assume-costs";
import { hoursFrom } from "@/lib/finance/hands";
import { activeLines } from "@/lib/finance/line-flow";
import { whatFor } from "@/lib/finance/needed-by-kind";
import { assumedUse, assumedUses } from "../assumed-use";
import { cap, list, uncap } from "../english";
import { optionalThing } from "../extra-thing";
import { ifAny, para, quote, t } from "../frames";
import type { Material } from "../material";
import { daysInPlan } from "./aim-in-pieces";
import { averageInWords } from "./average";
import { isUnpaidTime } from "./no-advertising";
import { pace } from "./pace";
import { placesLimit } from "./places-limit";
import { leftToday, startsWith } from "./starts-with";
import { termsInWords } from "./terms";

/** What makes revenue rise and fall, in the order in which a founder can act on it. */
function drivers(m: Material): string {
  const [each, money, cost] = [
    m.show("revenue_per_customer"),
    m.show("marketing_month"),
    m.show("cac_marketing"),
  ] as const;
  if (m.context.model.unit.basis !== "month")
    return para(
      t`Revenue is the number of sales times ${each}`,
      isUnpaidTime(m)
        ? para(
            t`Each needs a new customer, won by your own time and by word of mouth: about ${pace(m)}`,
            daysInPlan(m),
          )
        : t`Each needs a new customer, so growth follows the ${money} a month for marketing, at about ${cost} a customer`,
    );
  const later = m.show("marketing_share");
  const byYear = m.show("not_renewing");
  const leave = (said: string) => ifAny(byYear ? "" : said);
  const free = m.fact("organic_month")?.value ?? 0;
  const full = m.show("ramp") && ` in full from ${m.show("ramp")} on`;
  const alone =
    free < 1
      ? ""
      : t`about ${m.say("organic_month")} a month come through your own calls and visits and by recommendation (assumed)`;
  return para(
    t`Revenue is the number of customers times ${each} ${m.basis}`,
    averageInWords(m),
    isUnpaidTime(m)
      ? m.vary(
          "drives-time",
          t`You and word of mouth win about ${pace(m)}${leave(`, and ${m.show("churn")} of all are assumed to leave each month`)}`,
          t`Your own calls and word of mouth win about ${pace(m)}${leave(`, while ${m.show("churn")} of all are assumed to leave each month`)}`,
        )
      : para(
          t`Marketing is ${money} a month${ifAny(full)}${ifAny(later && `, later ${later} of revenue`)}, at about ${cost} for each customer it wins${ifAny(alone && `; ${alone}`)}`,
          byYear ? "" : t`${m.show("churn")} of all are assumed to leave each month`,
        ),
    isUnpaidTime(m) ? "" : comesFree(m),
    t`Nobody leaves before a year ends, and ${byYear} of those whose year does are assumed not to renew`,
    t`Each year is paid at its start: at the end of year 1 the account holds ${m.show("paid_ahead_y1")} for months still to come, which is no profit yet`,
  );
}

const WEIGHTY = 0.5;
const DEARER = 1.15;
/** How much of the growth no money pays for, and what marketing then comes to for one. */
function comesFree(m: Material): string {
  const [free, all] = [m.fact("free_customers")?.value ?? 0, m.fact("all_new_customers")?.value ?? 0];
  const first = m.fact("cac_marketing")?.value ?? 0;
  const third = m.fact("marketing_each_y3")?.value ?? 0;
  return para(
    free > WEIGHTY * all
      ? t`Of ${m.show("all_new_customers")} new ones in three years, ${m.show("free_customers")} are assumed to come without marketing`
      : "",
    third > DEARER * first ? t`By year 3 each costs ${m.show("marketing_each_y3")} of marketing` : "",
  );
}

/** What is the founder's own and what is assumed. */
function sources(m: Material): string {
  const { assumptions, unit } = m.context.model;
  const use = unit.basis === "month" ? assumedUse(m) : "";
  const own = m.derived.fixed_stated;
  const [, forWhat = ""] = /^(Rent, [^.]+)\./.exec(assumptions.costs.overhead.note) ?? [];
  const unpriced = namedWithoutSum(m.context.brief.answers.businessModel).map(({ said }) => said);
  const beside = ifAny(unpriced.length > 0 ? `, with an assumed sum for ${list(unpriced.map(quote))}` : "");
  const overhead = own
    ? t`${m.show("overhead_month")} a month (${own.display} of it your own figure${beside})`
    : t`${m.show("overhead_month")} a month${ifAny(forWhat && ` for ${uncap(forWhat)}`)}`;
  const { traded } = m.context.brief.stated;
  const sells = soldAlready(m.context.brief);
  const first = sells ? "" : t`first sale in ${m.show("launch_month")}`;
  return para(
    sells ? startsWith(m) : leftToday(m),
    m.prices
      ? m.vary(
          "stated",
          t`The prices are yours; overhead of ${overhead}${ifAny(first && ` and a ${first}`)} ${first ? "are" : "is"} assumed`,
          t`Assumed beside your prices: overhead of ${overhead}${ifAny(first && ` and a ${first}`)}`,
        )
      : t`Your answers name no price, so every figure here, ${m.show("rev_y3")} of revenue in year 3 included, is a placeholder`,
    overheadGrows(m),
    t`Those who promised beforehand are in it: ${m.say("promised_start")} of the ${m.pledged?.people ?? ""} begin in the month of the first sale, which is assumed`,
    m.show("paying_share") &&
      t`Customers are those who pay: ${m.show("paying_share")} of all users, so ${m.show("cust_y1")} of them at the end of year 1 take about ${m.show("users_y1")} users, and serving the others is not costed yet`,
    use && traded && assumedUses(m).length === 1
      ? `The plan rests on ${use}, which is assumed: put a name beside each of the ${traded.said} in your books, divide, and enter your own number`
      : use &&
          m.vary(
            "use",
            `How often a customer buys is not in your answers: the plan takes ${use}, which is assumed and has to be counted`,
            `The plan rests on ${assumedUse(m, " for each customer")}, which is assumed; count it before you believe any figure below`,
          ),
    takenBy(m),
    /^Set so that/.test(assumptions.costs.marketingBase.note)
      ? t`That marketing is what it takes here to meet your aim${assumptions.aim && isDated(assumptions.aim) ? ", which the plan takes as the end of its first year" : ""}: ${quote(assumptions.aim?.text ?? "")}`
      : "",
  );
}

/** Of a rise this small nobody asks. */
const FELT = 1.05;
/** What the overhead of the first month becomes, and what the launch adds, so that the years can be added up. */
function overheadGrows(m: Material): string {
  const [now, then] = [m.fact("overhead_month")?.value ?? 0, m.fact("overhead_y3_month")?.value ?? 0];
  const launch = m.show("launch_cost");
  const { costs, capex } = m.context.model.assumptions;
  const what = whatFor(costs.launchOneOff);
  const equipped = capex.some(({ cost, month }) => month > 0 && what !== "" && whatFor(cost) === what);
  const goes = what && (equipped ? `, beside the equipment (${what})` : `, for ${what}`);
  return para(
    then > FELT * now
      ? t`Overhead grows to ${m.show("overhead_y3_month")} a month in year 3${ifAny(launch && `, and the launch costs ${launch} once${goes}`)}`
      : t`The launch costs ${launch} once${ifAny(goes)}`,
  );
}

/** Who does not buy everything is told where the plan is told: a price below says nothing of how many pay it. */
function takenBy(m: Material): string {
  const part = activeLines(m.context.model.assumptions.lines).find(
    ({ id, attach, buyer, later }) =>
      attach &&
      attach.value < 0.95 &&
      attach.provenance !== "founder" &&
      !buyer &&
      !later &&
      !/^plan-/.test(id),
  );
  if (!part?.price && !part?.averageOrder) return "";
  const price = m.show(`price_${part.id}`) || m.show(`order_${part.id}`);
  const thing = optionalThing(part.evidence);
  const what = thing ? `the ${thing} for ${price}` : `what costs ${price}`;
  return t`Not everybody takes everything: ${what} is taken by ${m.show(`attach_${part.id}`)} of them in this plan, which is assumed`;
}

/** When somebody beside the founder can be paid, or how far one pair of hands reaches. */
function hired(m: Material): string {
  const { hands, market, own } = m.context.model.assumptions;
  const roles = [...new Set(m.context.model.assumptions.people.map(({ role }) => role.toLowerCase()))];
  const others = roles.filter((role) => role !== "founder").slice(0, 2);
  const grows = (m.fact("headcount_y3")?.value ?? 1) > 1 && others.length > 0;
  if (grows)
    return t`${cap(list(others))} ${others.length > 1 ? "follow" : "follows"} when sales can carry the pay`;
  const [most, hours] = [m.say("hands_customers"), m.show("hands_hours")] as const;
  const how = hands?.told ? `by your figure: ${quote(hands.told)}` : hands ? hoursFrom(hands) : "";
  if (!hands || !most) return "";
  // The sixty days ask for fewer hours than the work that follows them.
  const selves = hands.people > 1 ? "yourselves" : "yourself";
  const yours = hands.workers
    ? `The ${hands.workers} do the work, paid out of each sale, and the plan reckons with a team of four of them at most`
    : `You do the work ${selves}${own?.job ? " beside your job" : hands.hours.provenance === "founder" ? "" : ", full time once the sixty days are over"}${own?.alone ? ` and hire nobody, as you say (${quote(own.alone)})` : ""}`;
  if (m.context.model.unit.basis !== "month")
    return m.show("hands_year")
      ? t`${yours}: about ${hours} hours a month with customers allow for about ${m.show("hands_year")} sales a year (${how}), and the plan counts no more`
      : t`${yours}: about ${hours} hours a month with customers allow for about ${most} sales a month (${how}), and the plan counts no more`;
  return market.ofHands
    ? t`${yours}: with about ${hours} hours a month for customers ${hands.workers ? "they" : "you"} can serve about ${most} ${m.customerNoun} (${how}), and the plan wins no more`
    : "";
}

/** A pilot that loses on every sale has other assumptions than a plan. */
const pilot = (m: Material) =>
  para(
    m.prices && `Your own prices are in the model of ${m.name}: ${m.prices}`,
    t`Because each sale loses money, the plan spends nothing on marketing and hires nobody: it counts ${m.show("overhead_month")} a month of overhead, a first sale in ${m.show("launch_month")} and about one new customer a month, so that you can measure what a customer really costs`,
    m.mend &&
      `What would let the plan grow again: ${m.mend}. Set it among the assumptions and every figure follows`,
  );

/** How the money comes in, on what that rests, and who is paid. */
export const driversInWords = (m: Material): string[] =>
  m.context.model.stopsGrowth
    ? [pilot(m), termsInWords(m)]
    : [drivers(m), para(sources(m), hired(m), placesLimit(m)), termsInWords(m)];
