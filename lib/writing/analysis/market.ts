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
  return shown.length > 0 ? `The multiplication for ${m.name}: ${shown.join(" x ")}` : "";
}

/** "..., to be looked up at the national statistics office" */
function lookedUp(needs: string | undefined): string {
  const where = /\((?:where to look: )?([^()]+)\)/.exec(needs ?? "")?.[1];
  return where ? `, to be looked up at ${where}` : "";
}

function sizing(m: Material): string {
  const { market } = m.context.model;
  if (!market.sized || !m.show("tam"))
    return para(
      `The market of ${m.name} is not sized, because no honest count of ${m.who}${m.place ? ` in ${m.place}` : ""} is at hand`,
      `What ${m.name} needs is a count of them${lookedUp(market.needs)}`,
      t`With the placeholder count the sum is ${m.show("tam")} a year in total, ${m.show("sam")} that could be served and ${m.show("som")} that could be won by year 3; replace the first factor and the rest follows`,
      factorLine(m),
    );
  return para(
    factorLine(m),
    t`That makes a total market of ${m.show("tam")} a year, of which ${m.show("sam")} (${m.show("sam_customers")} ${m.customerNoun}) can be served and ${m.show("som")} (${m.show("som_customers")} ${m.customerNoun}) won within three years`,
  );
}

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(since|now|new (law|rule|regulation)|recently|this year|20\d\d)\b[^.]*\./i,
  )?.[0];
  if (stated && !m.foreign) return para(`Why now, in the founder's words: ${quote(stated.trim())}`);
  return para(
    `No reason for "why now" was stated for ${m.name}; ask ${m.who} what changed in the last two years, and use their answer rather than a trend report`,
  );
}

function sensitivity(m: Material): string {
  const { low, high } = m.context.model.scenarios;
  if (!low || !high) return "";
  return para(
    t`With price, acquisition cost, churn and ramp at their unfavourable end, ${m.name} comes to ${m.show("low_rev_y3")} in year 3; at their favourable end to ${m.show("high_rev_y3")}`,
    m.sensitiveIsTop
      ? t`The widest single swing comes from ${m.sensitive}: ${m.show("sensitivity_top_swing")} of cash at the end of year 3`
      : "",
  );
}

export function marketPotential(m: Material): string {
  const beachhead =
    m.foreign || m.vague
      ? ""
      : para(
          `The first segment of ${m.name} is ${m.segment}`,
          m.place ? `The start of ${m.name} is ${m.place}, before any second area` : "",
        );
  return text(beachhead, sizing(m), whyNow(m), sensitivity(m));
}

export const assumptionsInWords = (m: Material): string => {
  const { assumptions } = m.context.model;
  const roles = list([...new Set(assumptions.people.map(({ role }) => role.toLowerCase()))].slice(0, 4));
  const founder = m.prices ? `From your answers: ${m.prices}` : "None of the prices comes from your answers";
  return para(
    founder,
    t`Assumed for ${m.name}: the first sale in ${m.show("launch_month")}, ${m.show("churn")} of customers lost each month, ${m.show("cac_marketing")} of marketing money per new customer, ${m.show("marketing_month")} a month of marketing at the start and ${m.show("overhead_month")} of overhead`,
    assumptions.people.length > 0 ? `People in the model of ${m.name}: ${roles}` : "",
    `${cap(m.sensitive || "the price")} deserves the first test with ${m.who}`,
  );
};
