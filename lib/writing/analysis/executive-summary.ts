import { whatItIs } from "../concept";
import { languageName } from "../disclosures";
import { cap, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";

/** The result in words: year by year, break-even, cash. */
export function resultLine(m: Material): string {
  const { breakEvenMonth, ask } = m.context.model;
  const carried = breakEvenMonth
    ? `it carries its own costs from ${m.show("be_month")}`
    : "it does not carry its own costs inside 36 months";
  return para(
    t`In the base case ${m.name} reaches ${m.show("rev_y1")} of revenue in year 1, ${m.show("rev_y2")} in year 2 and ${m.show("rev_y3")} in year 3, with ${m.show("cust_y3")} ${m.customerNoun} at the end; ${carried}`,
    ask > 0
      ? t`The lowest point of cash is ${m.show("trough")} in ${m.show("trough_month")}, so it needs ${m.show("ask")} including a reserve of a quarter`
      : `Cash never falls below zero in the base case, so ${m.name} can be started without outside money`,
  );
}

export const unitLine = (m: Material) =>
  para(
    t`One customer of ${m.name} brings ${m.show("revenue_per_customer")} ${m.basis} and leaves ${m.show("contribution")} after delivery and payment fees`,
    t`Winning one costs ${m.show("cac")}, counting the time of people as well as the marketing budget${m.show("payback") ? `, and is earned back in ${m.show("payback")}` : ""}`,
  );

function verdict(m: Material, withCaution: boolean): string {
  const { stopsGrowth, warnings } = m.context.model;
  if (stopsGrowth)
    return `The growth story of ${m.name} stops here until one thing is settled: ${warnings.find((w) => w.rule === "unit-loss")?.text ?? "every sale loses money"}`;
  const first = m.sensitive
    ? `The assumption to test first is ${m.sensitive}, because it moves the cash of year 3 most`
    : "";
  return para(
    first && `${first}${m.sensitiveIsTop ? `, by up to ${m.show("sensitivity_top_swing")}` : ""}`,
    withCaution &&
      `Until then treat the figures of ${m.name} as arithmetic on assumptions, not as a forecast`,
  );
}

const MOST = 220;

/** The fullest version that keeps to 220 words. */
export function executiveSummary(m: Material): string {
  const versions = [summary(m, true, true), summary(m, true, false), summary(m, false, false)];
  return versions.find((version) => wordCount(version) <= MOST) ?? versions[2] ?? "";
}

function summary(m: Material, withProof: boolean, withCaution: boolean): string {
  const opening = m.foreign
    ? para(
        `${cap(m.name)} is ${m.kind.label}${m.place ? ` starting in ${m.place}` : ""}`,
        `The founder describes it in ${languageName(m.context.brief.language)}: ${quote(m.solutionQuote)}`,
      )
    : para(
        whatItIs(m),
        m.segment && !m.vague
          ? `The customers are ${m.segment}`
          : m.vague
            ? `The customers are not yet narrowed down: ${quote(m.segment)}`
            : "",
        t`What they put up with today: ${m.statistic ?? m.trouble}`,
        withProof && m.proofs[0] && wordCount(m.proofs[0]) <= 22
          ? `What speaks for it: ${third(m.proofs[0])}`
          : "",
      );
  return text(
    opening,
    para(
      m.prices
        ? `${cap(m.payer)} ${m.pay}`
        : t`No price is stated, so the model of ${m.name} works with ${m.show("price_main")}`,
    ) +
      " " +
      resultLine(m),
    `${unitLine(m)} ${verdict(m, withCaution)}`,
  );
}
