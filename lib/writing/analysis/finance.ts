import { doubtOf } from "@/lib/finance/doubts";
import { beliefsInWords } from "../beliefs";
import { cap, list, uncap } from "../english";
import { para, t, text } from "../frames";
import type { Material } from "../material";
import { aimInWords } from "./aim-in-pieces";
import { carriedInWords } from "./carrying";
import { cashInWords } from "./finance-cash";
import { deciding, scenariosInWords, whatDecides } from "./finance-decides";
import { driversInWords } from "./finance-drivers";
import { unitInWords } from "./finance-unit";
import { risks } from "./risks";
import { salesTaxInWords } from "./sales-tax";
import { seasonInWords } from "./season-in-words";
import { toAccount } from "./to-account";
import { figuresOfVague, figuresOfVagueInShort } from "./vague";

/** One line a year, in figures: read as a table, so its form stays the same. */
function years(m: Material): string {
  const once = m.context.model.unit.basis === "purchase";
  const served = (n: number) =>
    once
      ? t`, ${m.show(`new_customers_y${n}`)} ${m.customerNoun} in the year`
      : t`, ${m.show(`cust_y${n}`)} ${m.customerNoun} at the end`;
  /** What a launch costs once is no overhead of its year. */
  const overhead = (n: number) =>
    m.context.model.months.slice(12 * (n - 1), 12 * n).some(({ oneOff }) => oneOff > 0)
      ? "overhead and launch"
      : "overhead";
  /** What is spent on nothing is left out. */
  const spent = (n: number) =>
    list(
      [
        [`payroll_y${n}`, "pay"],
        [`marketing_y${n}`, "marketing"],
        [`other_y${n}`, overhead(n)],
      ].flatMap(([key = "", what]) => (m.fact(key)?.value ? [`${m.show(key)} ${what}`] : [])),
    );
  const line = (n: 1 | 2 | 3) =>
    para(
      t`Year ${n}: revenue ${m.show(`rev_y${n}`)}, gross profit ${m.show(`gp_y${n}`)}, less ${spent(n)}: operating result ${m.show(`ebitda_y${n}`)}${served(n)}`,
    );
  return [line(1), line(2), line(3)].join("\n");
}

/** When the years turn from loss to profit. */
function turn(m: Material): string {
  const first = m.context.model.years.find(({ ebitda }) => ebitda > 0);
  if (m.context.model.stopsGrowth) return "";
  if (!first)
    return t`None of the three years ends with a profit; the loss of year 3 (${m.show("ebitda_y3")}) shows how far the costs still are from the income`;
  const { payMonth } = m.context.model;
  const paid =
    payMonth === null
      ? "before any pay for you"
      : payMonth > 12 * first.year
        ? t`before any pay for you, which begins in ${m.show("pay_month")}`
        : t`counted after what it pays you from ${m.show("pay_month")} on`;
  if (first.year === 1)
    return t`${cap(m.name)} ends its first year above zero already, with ${m.show("ebitda_y1")}, ${paid}`;
  const [before, after] = [m.show(`ebitda_y${first.year - 1}`), m.show(`ebitda_y${first.year}`)] as const;
  return m.vary(
    "turn",
    t`Year ${first.year} is the first above zero: the operating result turns from ${before} to ${after}, ${paid}`,
    t`The operating result turns from ${before} to ${after} in year ${first.year}, the first in which ${m.name} earns more than it spends, ${paid}`,
  );
}

/** The model's warnings about this plan. */
function warningLines(m: Material): string {
  const { stopsGrowth } = m.context.model;
  const { warnings } = m.context.model;
  const said = warnings.filter(({ rule }) =>
    stopsGrowth
      ? rule === "unit-loss"
      : !["not-sized", "no-break-even", "ltv-below-cac", "ltv-too-good"].includes(rule),
  );
  const [first, ...others] = said.map(({ text: warned }) => warned);
  return first
    ? `${m.vary("warned", `Read this before you rely on ${m.show("rev_y3")} in year 3`, `What the model warns about, before anybody relies on ${m.show("rev_y3")}`)}: ${[uncap(first, m.names), ...others].join(" ")}`
    : "";
}

/** As a controller would explain it: what drives it, one customer, the years, the cash, what decides, what can go wrong. */
export const financialProjections = (m: Material) => {
  if (m.vague) return figuresOfVague(m);
  const warned = warningLines(m);
  const doubted = doubtOf(m.context.model) !== null;
  const told = [
    ...driversInWords(m),
    unitInWords(m),
    salesTaxInWords(m),
    years(m),
    para(turn(m), toAccount(m)),
    aimInWords(m),
    carriedInWords(m),
    seasonInWords(m),
    cashInWords(m),
    whatDecides(m),
    scenariosInWords(m),
  ];
  return text(beliefsInWords(m), ...(doubted ? [warned, ...told] : [...told, warned]), risks(m));
};

/** What the table means: when it pays its own way, and which assumption has to hold for that. */
function inShort(m: Material): string {
  return m.context.model.stopsGrowth || !deciding(m)[0]
    ? ""
    : para(`These sums move most with the open question that the verdict above names`);
}

/** What comes of the three years; how each comes about is told in the full analysis. */
const outcome = (m: Material) =>
  para(
    t`Operating results by year: ${m.show("ebitda_y1")}, ${m.show("ebitda_y2")} and ${m.show("ebitda_y3")}`,
  );

/** The outcome and what it means. */
export const financeBrief = (m: Material) =>
  m.vague ? figuresOfVagueInShort() : text(outcome(m), inShort(m));
