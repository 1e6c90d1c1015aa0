import { cap } from "../english";
import { para, t, text } from "../frames";
import type { Material } from "../material";
import { assumptionsInWords } from "./market";

function years(m: Material): string {
  const line = (n: 1 | 2 | 3) =>
    t`Year ${n}: revenue ${m.show(`rev_y${n}`)}, gross profit ${m.show(`gp_y${n}`)}, operating result ${m.show(`ebitda_y${n}`)}, ${m.show(`cust_y${n}`)} ${m.customerNoun} at the end`;
  return para(line(1), line(2), line(3));
}

function breakEven(m: Material): string {
  const { breakEvenMonth, ask } = m.context.model;
  return para(
    breakEvenMonth
      ? t`${cap(m.name)} breaks even in ${m.show("be_month")}, the first of three months in a row that carry their own costs`
      : `${cap(m.name)} does not break even inside 36 months on these assumptions`,
    ask > 0
      ? t`Cash is lowest in ${m.show("trough_month")} at ${m.show("trough")}; with a quarter of reserve that makes ${m.show("ask")}`
      : "",
    ask > 0 ? t`That sum lasts ${m.show("runway")} in the base case of ${m.name}` : "",
  );
}

function unit(m: Material): string {
  return para(
    t`Per customer of ${m.name}: revenue ${m.show("revenue_per_customer")} ${m.basis}, contribution ${m.show("contribution")} (${m.show("contribution_margin")})`,
    t`Lifetime value is ${m.show("ltv")} (contribution over churn, at most 60 months) against ${m.show("cac")} to win one (marketing and the sales share of pay, over new customers)${m.show("ltv_cac") ? `: a ratio of ${m.show("ltv_cac")}` : ""}`,
    t`The money for winning one is back after ${m.show("payback")}`,
  );
}

function scenarios(m: Material): string {
  return para(
    t`Unfavourable case of ${m.name}: ${m.show("low_rev_y3")} of revenue in year 3 and ${m.show("low_cash_y3")} of cash before funding`,
    t`Base case: ${m.show("base_rev_y3")} and ${m.show("base_cash_y3")}`,
    t`Favourable case: ${m.show("high_rev_y3")} and ${m.show("high_cash_y3")}`,
  );
}

/** The model's warnings about this plan, tied to it by name. */
export function warningLines(m: Material): string {
  const warnings = m.context.model.warnings.filter(({ rule }) => rule !== "not-sized");
  return warnings.length > 0
    ? para(`What the model of ${m.name} warns about: ${warnings.map(({ text: said }) => said).join(" ")}`)
    : "";
}

export const financialProjections = (m: Material) =>
  text(assumptionsInWords(m), years(m), breakEven(m), unit(m), scenarios(m), warningLines(m));

export const financeBrief = (m: Material) => text(years(m), `${breakEven(m)} ${unit(m)}`);
