import { assumedUse } from "../assumed-use";
import { cap, list } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";

/** What makes revenue rise and fall, in the order in which a founder can act on it. */
function drivers(m: Material): string {
  const [each, money, cost] = [
    m.show("revenue_per_customer"),
    m.show("marketing_month"),
    m.show("cac_marketing"),
  ] as const;
  if (m.context.model.unit.basis !== "month")
    return para(
      m.vary(
        "drives-sale",
        t`Revenue of ${m.name} is the number of sales times ${each}`,
        t`${cap(m.name)} earns ${each} with each sale, so revenue follows the number of sales and nothing else`,
      ),
      t`Each of them needs a new customer, so the ${money} a month for marketing, at about ${cost} a customer, decides how fast it grows, and income stops soon after marketing does`,
    );
  return para(
    m.vary(
      "drives-month",
      t`Revenue of ${m.name} is the number of customers times ${each} a month, which is what an average customer brings`,
      t`An average customer of ${m.name} brings ${each} a month, so revenue follows the number of customers`,
    ),
    m.vary(
      "drives-number",
      t`That number grows by what marketing wins, ${money} a month at about ${cost} each to begin with, and shrinks by the ${m.show("churn")} who are assumed to leave every month`,
      t`Marketing adds to it, with ${money} a month at first and about ${cost} for each customer, and the ${m.show("churn")} assumed to leave each month take from it`,
    ),
  );
}

/** What is the founder's own and what is assumed. */
function sources(m: Material): string {
  const { assumptions, unit } = m.context.model;
  const use = unit.basis === "month" ? assumedUse(m) : "";
  const own = m.derived.fixed_stated;
  const overhead = own
    ? t`${m.show("overhead_month")} a month (${own.display} of it your own figure)`
    : t`${m.show("overhead_month")} a month`;
  return para(
    m.prices
      ? m.vary(
          "stated",
          t`The prices are yours (${m.prices}); overhead of ${overhead} and a first sale in ${m.show("launch_month")} are assumed`,
          t`From your answers come the prices (${m.prices}), while overhead of ${overhead} and the first sale in ${m.show("launch_month")} are assumptions`,
        )
      : t`Your answers name no price, so every figure here, ${m.show("rev_y3")} of revenue in year 3 included, is a placeholder`,
    t`Those who promised beforehand are in it: ${m.say("promised_start")} of the ${m.pledged?.people ?? ""} begin in the month of the first sale, which is assumed`,
    m.show("paying_share") &&
      t`Customers are those who pay: ${m.show("paying_share")} of all users, so ${m.show("cust_y1")} of them at the end of year 1 take about ${m.show("users_y1")} users, and serving the others is not costed yet`,
    use &&
      m.vary(
        "use",
        `How often a customer buys is not in your answers: the plan of ${m.name} takes ${use}, and that is the assumption to test first`,
        `The plan rests on ${assumedUse(m, " for each customer")}, which is assumed; count it before you believe any figure below`,
      ),
    /^Set so that/.test(assumptions.costs.marketingBase.note)
      ? t`That marketing is what it takes here to meet your aim: ${quote(assumptions.aim?.text ?? "")}`
      : "",
  );
}

/** What the founder lives on, and when somebody else can be paid. */
function pay(m: Material): string {
  const roles = [...new Set(m.context.model.assumptions.people.map(({ role }) => role.toLowerCase()))];
  const [first, ...others] = roles;
  const draw = m.show("founder_pay");
  if (!first || !draw) return "";
  const hired = (m.fact("headcount_y3")?.value ?? 1) > 1;
  const you = first === "founder" ? "you" : `the ${first}`;
  if (!hired || others.length === 0)
    return para(
      m.vary(
        "pay-alone",
        t`The plan pays ${you} ${draw} a month, taxes included, and nobody else in these three years, because ${m.show("rev_y3")} of revenue in year 3 does not carry a second person yet`,
        t`Only ${you} ${first === "founder" ? "are" : "is"} paid, ${draw} a month with taxes; with ${m.show("rev_y3")} of revenue in year 3 there is no room for a second salary`,
      ),
    );
  return para(
    m.vary(
      "pay",
      t`The plan pays ${you} ${draw} a month, taxes included, from the start, so you do not live on savings; ${list(others.slice(0, 2))} ${others.length > 1 ? "follow" : "follows"} when sales of ${m.name} can carry the pay`,
      t`From the first month ${you} ${first === "founder" ? "draw" : "draws"} ${draw}, taxes included; the next to be paid, once ${m.name} earns enough, ${others.length > 1 ? "are" : "is"} ${list(others.slice(0, 2))}`,
    ),
  );
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
  m.context.model.stopsGrowth ? [pilot(m)] : [drivers(m), `${sources(m)} ${pay(m)}`.trim()];
