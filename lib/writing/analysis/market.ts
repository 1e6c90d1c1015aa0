import { count, money } from "@/lib/finance/money";
import { cap, list, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";

const ORIGIN = {
  founder: "your figure",
  parsed: "read from your answers",
  benchmark: "sourced",
  derived: "computed",
  assumption: "assumed",
} as const;

function factorLine(m: Material): string {
  const { factors } = m.context.model.market;
  const shown = factors.map(({ label, value, provenance }) => {
    const figure =
      value <= 1
        ? `${Number((value * 100).toPrecision(2))}%`
        : /revenue|value|spend/i.test(label)
          ? money(value, m.context.model.currency)
          : count(value);
    return `${figure} (${uncap(label, m.names).replace(/: (\p{Lu}\p{Ll})/u, (colon) => colon.toLowerCase())}; ${ORIGIN[provenance]})`;
  });
  const lead = m.vary(
    "factors",
    "The multiplication",
    "Counted from the bottom",
    "How the market is counted",
    "Factor by factor",
  );
  return shown.length > 0 ? `${lead}: ${shown.join(" x ")}` : "";
}

/** "..., to be looked up at the national statistics office" */
function lookedUp(needs: string | undefined): string {
  const where = /\((?:where to look: )?([^()]+)\)/.exec(needs ?? "")?.[1];
  return where ? `, to be looked up at ${where}` : "";
}

function sizing(m: Material): string {
  const { market } = m.context.model;
  const three = [m.show("tam"), m.show("sam"), m.show("som")] as const;
  if (!market.sized || !three[0])
    return para(
      m.vary(
        "not-sized",
        `The market is not sized, because no honest count of ${m.who}${m.place ? ` in ${m.place}` : ""} is at hand`,
        `How many ${m.who} there are${m.place ? ` in ${m.place}` : ""} is not known, so there is no sized market yet`,
        `Nobody has counted ${m.who}${m.place ? ` in ${m.place}` : ""} so far: the market is not sized`,
      ),
      m.vary(
        "count-needed",
        `What ${m.name} needs is a count of ${m.who}${lookedUp(market.needs)}`,
        `${cap(m.name)} misses one number, the count of ${m.who}${lookedUp(market.needs)}`,
        `The count of ${m.who} has to be found for ${m.name}${lookedUp(market.needs)}`,
      ),
      m.vary(
        "placeholder",
        t`With the placeholder count the sum is ${three[0]} a year in total, ${three[1]} that could be served and ${three[2]} that could be won by year 3; replace the first factor and the rest follows`,
        t`The placeholder gives ${three[0]} a year in all, ${three[1]} within reach and ${three[2]} to be won in three years; the first factor is the one to replace`,
        t`Put in as a placeholder it leads to ${three[0]}, then ${three[1]} for those who can be served, then ${three[2]} by year 3; these move with the first factor`,
      ),
      factorLine(m),
    );
  return para(
    factorLine(m),
    m.vary(
      "sized",
      t`That makes a total market of ${three[0]} a year, of which ${three[1]} (${m.show("sam_customers")} ${m.customerNoun}) can be served and ${three[2]} (${m.show("som_customers")} ${m.customerNoun}) won within three years`,
      t`The product is ${three[0]} a year; ${three[1]} of it, or ${m.show("sam_customers")} ${m.customerNoun}, can be served and ${three[2]}, or ${m.show("som_customers")}, won in three years`,
      t`In total ${three[0]} a year: ${m.show("sam_customers")} ${m.customerNoun} worth ${three[1]} are within reach, ${m.show("som_customers")} worth ${three[2]} by the end of year 3`,
    ),
  );
}

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(since|now|new (law|rule|regulation)|recently|this year|20\d\d)\b[^.]*\./i,
  )?.[0];
  if (stated && !m.foreign) return para(`Why now, in the founder's words: ${quote(stated.trim())}`);
  return para(
    m.vary(
      "why-now",
      `No reason for "why now" is stated; ask ${m.who} what has changed about ${m.kind.today[0]} in the last two years, and quote them`,
      `Why this is the moment is not said; ${m.who} know what has changed with ${m.kind.today[0]} in the last two years, so ask them`,
      `"Why now" stays open until ${m.who} say what has become harder with ${m.kind.today[0]}; a trend report does not know`,
    ),
  );
}

function sensitivity(m: Material): string {
  const { low, high } = m.context.model.scenarios;
  if (!low || !high) return "";
  return para(
    m.vary(
      "range",
      t`With price, acquisition cost, churn and ramp at their unfavourable end, year 3 comes to ${m.show("low_rev_y3")}; at their favourable end to ${m.show("high_rev_y3")}`,
      t`If everything assumed turns out badly at once, year 3 brings ${m.show("low_rev_y3")}; if it all turns out well, ${m.show("high_rev_y3")}`,
      t`Year 3 lies between ${m.show("low_rev_y3")} and ${m.show("high_rev_y3")}, depending on price, acquisition cost, churn and ramp together`,
    ),
    m.sensitiveIsTop
      ? m.vary(
          "swing",
          t`The widest single swing comes from ${m.sensitive}: ${m.show("sensitivity_top_swing")} of cash at the end of year 3`,
          t`Taken alone, ${m.sensitive} moves the cash of year 3 by ${m.show("sensitivity_top_swing")}, more than anything else`,
          t`No single input weighs as much as ${m.sensitive}, worth ${m.show("sensitivity_top_swing")} of cash after three years`,
        )
      : "",
  );
}

export function marketPotential(m: Material): string {
  const beachhead =
    m.foreign || m.vague
      ? ""
      : para(
          m.vary(
            "first-segment",
            `The first segment: ${m.segment}`,
            `It begins with ${m.segment}`,
            `Those to win first: ${m.segment}`,
          ),
          m.place && !m.segment.includes(m.place)
            ? m.vary(
                "first-place",
                `The start is ${m.place}, before any second area`,
                `It begins in ${m.place} and nowhere else`,
                `${m.place} comes first, other areas when it works`,
              )
            : "",
        );
  return text(beachhead, sizing(m), whyNow(m), sensitivity(m));
}

export const assumptionsInWords = (m: Material): string => {
  const { assumptions } = m.context.model;
  const roles = list([...new Set(assumptions.people.map(({ role }) => role.toLowerCase()))].slice(0, 4));
  const founder = m.prices
    ? `From your answers: ${m.prices}`
    : `None of the prices of ${m.name} comes from your answers`;
  return para(
    founder,
    m.vary(
      "assumed",
      t`Assumed: the first sale in ${m.show("launch_month")}, ${m.show("churn")} of customers lost each month, ${m.show("cac_marketing")} of marketing money per new customer, ${m.show("marketing_month")} a month of marketing at the start and ${m.show("overhead_month")} of overhead`,
      t`The model adds what you did not state: selling begins in ${m.show("launch_month")}, ${m.show("churn")} of customers leave a month, marketing starts at ${m.show("marketing_month")} a month and costs ${m.show("cac_marketing")} per new customer, overhead is ${m.show("overhead_month")}`,
      t`Not yours but planning values: ${m.show("launch_month")} for the first sale, a monthly loss of ${m.show("churn")} of customers, ${m.show("marketing_month")} for marketing, ${m.show("cac_marketing")} of it for each customer won, and ${m.show("overhead_month")} of overhead`,
    ),
    assumptions.people.length > 0
      ? m.vary(
          "people",
          `People in the model for the first ${m.say("gate60_customers")} ${m.customerNoun} and after: ${roles}`,
          `On the payroll of ${m.name} over time: ${roles}`,
          `${cap(m.name)} hires as revenue allows: ${roles}`,
        )
      : "",
    m.vary(
      "test",
      `${cap(m.sensitive || "the price")} deserves the first test with ${m.who}`,
      `One of these should be measured with ${m.who} first: ${m.sensitive || "the price"}`,
      `The weakest of these is ${m.sensitive || "the price"}, until ${m.who} have been asked`,
    ),
  );
};
