import { doubtOf } from "@/lib/finance/doubts";
import { assumedUse } from "../assumed-use";
import { cap, list, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { averageOf, earnedBack, enough, withCustomers } from "./result";
import { risks } from "./risks";

/** What is the founder's, what is assumed, and who is paid. */
function assumptionsInWords(m: Material): string {
  const { assumptions } = m.context.model;
  const leaves = m.context.model.unit.basis === "month";
  const use = leaves ? assumedUse(m) : "";
  const own = m.derived.fixed_stated;
  const overhead = own
    ? t`${m.show("overhead_month")} (${own.display} of it your own figure)`
    : m.show("overhead_month");
  const lost = leaves ? `, ${m.show("churn")} of customers leaving each month` : "";
  if (m.context.model.stopsGrowth)
    return para(
      `Your own prices are in the model: ${m.prices}`,
      t`Because each sale loses money, the plan spends nothing on marketing and hires nobody: it counts ${m.show("overhead_month")} a month of overhead, a first sale in ${m.show("launch_month")} and about one new customer a month, so that you can measure what a customer really costs`,
      m.mend &&
        `What would let the plan grow again: ${m.mend}. Set it among the assumptions and every figure follows`,
    );
  return para(
    m.prices
      ? m.vary(
          "stated",
          `Your own prices are in the model: ${m.prices}`,
          `From your answers come the prices: ${m.prices}`,
        )
      : `No price comes from your answers, so every figure here, ${m.show("rev_y3")} of revenue in year 3 included, is a placeholder`,
    m.vary(
      "assumed",
      t`The rest is assumed: a first sale in ${`${m.show("launch_month")}${lost}`}, ${m.show("marketing_month")} a month for marketing at about ${m.show("cac_marketing")} per new customer, and overhead of ${overhead} a month`,
      t`What you did not state is assumed: ${m.show("marketing_month")} of marketing a month, about ${m.show("cac_marketing")} of it per ${`new customer${lost}`}, overhead of ${overhead}, and the first sale in ${m.show("launch_month")}`,
      t`Assumed, because your answers do not say: selling starts in ${m.show("launch_month")}, a new customer takes ${m.show("cac_marketing")} of marketing out of a budget of ${m.show("marketing_month")} a month, overhead is ${`${overhead}${lost}`}`,
    ),
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
    staff(m, [...new Set(assumptions.people.map(({ role }) => role.toLowerCase()))]),
  );
}

function staff(m: Material, roles: string[]): string {
  const [first, next, ...others] = roles;
  if (!first) return "";
  const later = [next, ...others.slice(0, 2)].filter((role): role is string => role !== undefined);
  const draw = m.show("founder_pay");
  const hired = (m.fact("headcount_y3")?.value ?? 1) > 1;
  if (!next) return t`The only pay in the model is ${draw} a month for the ${first}`;
  return hired
    ? m.vary(
        "people",
        t`The plan pays the ${first} ${draw} a month, taxes included, from the start; the next to join, once sales can carry them, are ${list(later)}`,
        t`Only the ${first} is paid at first, ${draw} a month with taxes; ${list(later)} follow when the gross profit (${m.show("gp_y1")} in year 1) covers their pay`,
      )
    : m.vary(
        "people-alone",
        t`Within the three years, which end at ${m.show("rev_y3")} of revenue, sales carry only the ${first}, at ${draw} a month with taxes; the next hire (${next}) comes after that`,
        t`For all three years the plan pays nobody but the ${first} (${draw} a month with taxes), because ${m.show("rev_y3")} of revenue in year 3 does not carry the next hire (${next})`,
      );
}

/** One line a year, in figures: read as a table, so its form stays the same. */
function years(m: Material): string {
  const once = m.context.model.unit.basis === "purchase";
  const served = (n: number) =>
    once
      ? t`, ${m.show(`new_customers_y${n}`)} ${m.customerNoun} in the year`
      : t`, ${m.show(`cust_y${n}`)} ${m.customerNoun} at the end`;
  const line = (n: 1 | 2 | 3) =>
    para(
      t`Year ${n}: revenue ${m.show(`rev_y${n}`)}, gross profit ${m.show(`gp_y${n}`)}, operating result ${m.show(`ebitda_y${n}`)}${served(n)}`,
    );
  return [line(1), line(2), line(3)].join("\n");
}

/** How long a plan that does not break even goes on needing money. */
const until = (m: Material) =>
  (m.context.model.unit.basis === "month" &&
    t`until there are ${m.show("be_customers")} ${m.customerNoun}`) ||
  "after them";

function breakEven(m: Material): string {
  const { breakEvenMonth, ask, stopsGrowth } = m.context.model;
  const [low, month, need] = [m.show("trough"), m.show("trough_month"), m.show("ask")] as const;
  return para(
    breakEvenMonth
      ? m.vary(
          "even",
          t`Break-even comes in ${m.show("be_month")}${withCustomers(m)}, the first of three months in a row in which ${m.name} covers its costs; year 3 ends with an operating result of ${m.show("ebitda_y3")}`,
          t`From ${m.show("be_month")}${withCustomers(m)} ${m.name} covers its costs three months running, which is what break-even means here; the operating result of year 3 is ${m.show("ebitda_y3")}`,
        )
      : m.vary(
          "not-even",
          t`${cap(m.name)} does not break even within 36 months: the operating result of year 3 is still ${m.show("ebitda_y3")}`,
          t`There is no break-even in these 36 months, and the third year closes with an operating result of ${m.show("ebitda_y3")}`,
        ),
    enough(m),
    ask <= 0 || stopsGrowth
      ? ""
      : breakEvenMonth
        ? m.vary(
            "need",
            t`Cash is lowest in ${month}, at ${low}; with a quarter more as a reserve, ${need} is enough for ${m.show("runway")}`,
            t`The account reaches its low of ${low} in ${month}, so the plan needs ${need} including a reserve of a quarter, which lasts ${m.show("runway")}`,
          )
        : m.vary(
            "need-open",
            t`By ${month} cash stands at ${low} and is still falling; ${need} pays for three years, and more would be needed ${until(m)}`,
            t`Cash ends at ${low} in ${month}, so ${need} would finance 36 months, and more would be needed ${until(m)}`,
          ),
  );
}

function unit(m: Material): string {
  const { unit: each } = m.context.model;
  const [pays, leaves, margin] = [
    m.show("revenue_per_customer"),
    m.show("contribution"),
    m.show("contribution_margin"),
  ] as const;
  const back = each.paybackMonths === 0 ? "the first order pays that back" : earnedBack(m);
  const ratio = m.show("ltv_cac") && `${m.show("ltv_cac")} what it cost to win`;
  const times = ratio && `, ${ratio}`;
  const averaged = averageOf(m);
  if (averaged && each.contribution > 0)
    return para(
      t`${averaged} ${pays} ${m.basis}, of which ${leaves} (${margin}) is left after delivery and fees`,
      t`Winning one costs ${m.show("cac")}, the time for selling included${back ? `, ${back}` : ""}; over the whole time it brings ${m.show("ltv")}${times}`,
    );
  if (each.contribution <= 0)
    return para(
      t`Each customer pays ${pays} ${m.basis} and costs more than that to serve, which leaves ${leaves}`,
    );
  return para(
    m.vary(
      "unit-long",
      t`A customer pays ${pays} ${m.basis}, of which ${leaves} (${margin}) is left after delivery, shares paid away and payment fees`,
      t`Of the ${pays} that a customer pays ${m.basis}, ${leaves} or ${margin} remains once delivery and fees are paid`,
      t`Each customer brings ${pays} ${m.basis}, of which you keep ${leaves} (${margin}) after delivery and fees`,
    ),
    each.basis === "month"
      ? m.vary(
          "lifetime",
          t`While an average customer stays, that adds up to ${m.show("ltv")}${times}; winning one costs ${m.show("cac")}, selling time included${back && `, ${back}`}`,
          t`It takes ${m.show("cac")} of marketing and selling time to win a customer${back && ` (${back})`}, who brings ${m.show("ltv")} before leaving${times}`,
          t`Winning a customer costs ${m.show("cac")} with selling time included${back && `, ${back}`}; over the whole relationship that customer brings ${m.show("ltv")}${times}`,
        )
      : t`Winning that customer costs ${m.show("cac")}, selling time included, so the sale brings ${ratio}`,
    (m.fact("cac")?.value ?? 0) < (m.fact("cac_marketing")?.value ?? 0)
      ? t`Those who come without advertising are counted in it, which is why it is less than ${m.show("cac_marketing")}`
      : "",
  );
}

function scenarios(m: Material): string {
  const { low, base } = m.context.model.scenarios;
  if (m.context.model.stopsGrowth) return "";
  // A bad case that only comes later can sell more in its third year: then the cash tells.
  if (low && base && low.revenueY3 >= base.revenueY3)
    return para(
      t`If the main assumptions all turn out badly, cash after three years is ${m.show("low_cash_y3")} instead of ${m.show("base_cash_y3")}; if they all turn out well, ${m.show("high_cash_y3")}, always before any funding`,
    );
  return para(
    m.vary(
      "bad",
      t`If the main assumptions all turn out badly, year 3 brings ${m.show("low_rev_y3")} of revenue and cash ends at ${m.show("low_cash_y3")} before any funding`,
      t`In the bad case revenue in year 3 is ${m.show("low_rev_y3")} and the account stands at ${m.show("low_cash_y3")} before any funding`,
      t`Should price, cost and demand all disappoint, year 3 brings ${m.show("low_rev_y3")} and cash ends at ${m.show("low_cash_y3")}, funding left out`,
    ),
    m.show("high_rev_y3") !== m.show("base_rev_y3") &&
      m.vary(
        "good",
        t`In the good case it is ${m.show("high_rev_y3")} and ${m.show("high_cash_y3")}, against ${m.show("base_rev_y3")} and ${m.show("base_cash_y3")} in the base case`,
        t`The base case ends at ${m.show("base_rev_y3")} and ${m.show("base_cash_y3")}, the good case at ${m.show("high_rev_y3")} and ${m.show("high_cash_y3")}`,
      ),
  );
}

/** The model's warnings about this plan. */
function warningLines(m: Material): string {
  const { stopsGrowth } = m.context.model;
  const { warnings } = m.context.model;
  const said = warnings.filter(({ rule }) => (stopsGrowth ? rule === "unit-loss" : rule !== "not-sized"));
  const [first, ...others] = said.map(({ text: warned }) => warned);
  return first
    ? `${m.vary("warned", `Read this before you rely on ${m.show("rev_y3")} in year 3`, `What the model warns about, before anybody relies on ${m.show("rev_y3")}`)}: ${[uncap(first, m.names), ...others].join(" ")}`
    : "";
}

export const financialProjections = (m: Material) => {
  const warned = warningLines(m);
  const doubted = doubtOf(m.context.model) !== null;
  const rest = [assumptionsInWords(m), years(m), breakEven(m), unit(m), scenarios(m)];
  return text(...(doubted ? [warned, ...rest] : [...rest, warned]), risks(m));
};

export const financeBrief = (m: Material) => text(years(m), `${breakEven(m)} ${unit(m)}`);
