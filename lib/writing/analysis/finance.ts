import { para, t, text } from "../frames";
import type { Material } from "../material";
import { assumptionsInWords } from "./market";
import { risks } from "./risks";

/** One line a year, in figures: read as a table, so its form stays the same. */
function years(m: Material): string {
  const line = (n: 1 | 2 | 3) =>
    t`Year ${n}: revenue ${m.show(`rev_y${n}`)}, gross profit ${m.show(`gp_y${n}`)}, operating result ${m.show(`ebitda_y${n}`)}, ${m.show(`cust_y${n}`)} ${m.customerNoun} at the end`;
  return para(line(1), line(2), line(3));
}

function breakEven(m: Material): string {
  const { breakEvenMonth, ask } = m.context.model;
  return para(
    breakEvenMonth
      ? m.vary(
          "even",
          t`Break-even comes in ${m.show("be_month")}, the first of three months in a row that carry their own costs, on the way to ${m.show("ebitda_y3")} of operating result in year 3`,
          t`Break-even: ${m.show("be_month")}, counted as the first of three months that pay their own way; year 3 then leaves ${m.show("ebitda_y3")}`,
          t`From ${m.show("be_month")} on, three months in a row carry their costs; that counts as break-even here, and year 3 closes with ${m.show("ebitda_y3")}`,
        )
      : m.vary(
          "not-even",
          t`There is no break-even inside 36 months on these assumptions: the operating result of year 3 is still ${m.show("ebitda_y3")}`,
          t`On these assumptions 36 months pass without a break-even, and year 3 ends with ${m.show("ebitda_y3")} from operations`,
        ),
    ask > 0
      ? m.vary(
          "need",
          t`Before enough ${m.customerNoun} pay, cash is lowest in ${m.show("trough_month")} at ${m.show("trough")}; with a quarter of reserve that makes ${m.show("ask")}, enough for ${m.show("runway")}`,
          t`Until enough ${m.customerNoun} pay, the account falls to its lowest point, ${m.show("trough")}, in ${m.show("trough_month")}; a quarter on top gives a need of ${m.show("ask")}, enough for ${m.show("runway")}`,
          t`${m.show("ask")} covers, while ${m.customerNoun} are still few, the low of ${m.show("trough")} in ${m.show("trough_month")} with a quarter to spare, enough for ${m.show("runway")}`,
        )
      : "",
  );
}

function unit(m: Material): string {
  const ratio = `${m.show("ltv_cac") ? `: a ratio of ${m.show("ltv_cac")}` : ""}${m.show("payback") ? `, and the money is back after ${m.show("payback")}` : ""}`;
  return para(
    m.vary(
      "unit-long",
      t`Per customer: revenue ${m.show("revenue_per_customer")} ${m.basis}, contribution ${m.show("contribution")} (${m.show("contribution_margin")})`,
      t`One customer stands for ${m.show("revenue_per_customer")} ${m.basis} and a contribution of ${m.show("contribution")}, which is ${m.show("contribution_margin")}`,
      t`Of ${m.show("revenue_per_customer")} ${m.basis} from each customer, the business keeps ${m.show("contribution")} as contribution (${m.show("contribution_margin")})`,
    ),
    m.vary(
      "lifetime",
      t`Lifetime value is ${m.show("ltv")} (contribution over churn, at most 60 months) against ${m.show("cac")} to win one (marketing and the sales share of pay, over new customers)${ratio}`,
      t`Over the whole relationship that is ${m.show("ltv")}, worked out as contribution divided by churn with a limit of 60 months; winning one takes ${m.show("cac")} of marketing and selling time${ratio}`,
      t`Contribution divided by churn, cut off at 60 months, puts the lifetime value at ${m.show("ltv")}; the cost of a new customer, budget and selling time included, at ${m.show("cac")}${ratio}`,
    ),
  );
}

function scenarios(m: Material): string {
  return para(
    m.vary(
      "bad",
      t`Unfavourable case: ${m.show("low_rev_y3")} of revenue in year 3 and ${m.show("low_cash_y3")} of cash before funding`,
      t`If it goes badly, year 3 brings ${m.show("low_rev_y3")} of revenue and ends at ${m.show("low_cash_y3")} before any funding`,
      t`The cautious version ends year 3 with ${m.show("low_rev_y3")} of revenue and ${m.show("low_cash_y3")} in the account, funding left out`,
    ),
    t`Base case: ${m.show("base_rev_y3")} and ${m.show("base_cash_y3")}`,
    m.vary(
      "good",
      t`Favourable case: ${m.show("high_rev_y3")} and ${m.show("high_cash_y3")}`,
      t`If it goes well: ${m.show("high_rev_y3")} and ${m.show("high_cash_y3")}`,
    ),
  );
}

/** The model's warnings about this plan, tied to it by name. */
export function warningLines(m: Material): string {
  const warnings = m.context.model.warnings.filter(({ rule }) => rule !== "not-sized");
  return warnings.length > 0
    ? para(
        `Before anybody believes ${m.show("rev_y3")} in year 3, what the model itself warns about. ${warnings.map(({ text: said }) => said).join(" ")}`,
      )
    : "";
}

export const financialProjections = (m: Material) =>
  text(assumptionsInWords(m), years(m), breakEven(m), unit(m), scenarios(m), warningLines(m), risks(m));

export const financeBrief = (m: Material) => text(years(m), `${breakEven(m)} ${unit(m)}`);
