import { doubtOf } from "@/lib/finance/doubts";
import { beliefsInWords } from "../beliefs";
import { list, uncap } from "../english";
import { para, t, text } from "../frames";
import type { Material } from "../material";
import { aimInWords } from "./aim-in-pieces";
import { carriedInWords } from "./carrying";
import { cashInWords } from "./finance-cash";
import { scenariosInWords, whatDecides } from "./finance-decides";
import { driversInWords } from "./finance-drivers";
import { unitInWords } from "./finance-unit";
import { risks } from "./risks";
import { salesTaxInWords } from "./sales-tax";
import { seasonInWords } from "./season-in-words";
import { toAccount } from "./to-account";
import { figuresOfVague } from "./vague";

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
    ? `Before you rely on ${m.show("rev_y3")} in year 3: ${[uncap(first, m.names), ...others].join(" ")}`
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
    toAccount(m),
    aimInWords(m),
    carriedInWords(m),
    seasonInWords(m),
    cashInWords(m),
    whatDecides(m),
    scenariosInWords(m),
  ];
  return text(beliefsInWords(m), ...(doubted ? [warned, ...told] : [...told, warned]), risks(m));
};
