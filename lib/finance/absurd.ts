import type { Warning } from "./doubts";
import { activeLines } from "./line-flow";
import type { FinancialModel } from "./model";
import { count, money, percent, priceMoney } from "./money";
import { perUsd } from "./scale";

type Body = Omit<FinancialModel, "warnings">;

/** What no plan can mean: nothing is decided on it, and nobody is asked for money. */
export const ABSURD = "absurd-";
export const isAbsurd = ({ rule }: Pick<Warning, "rule">) => rule.startsWith(ABSURD);

/** In US dollars: nobody runs a business for less from each customer in a year. */
const LEAST_A_YEAR = 2;
const PAID_BY_MANY = new Set(["audience", "take", "grant"]);

/** A year of one customer that is next to nothing: how often, or how many at once, was not read. */
function nextToNothing({ unit, currency, assumptions }: Body): Warning | null {
  const year = unit.revenue * (unit.basis === "month" ? 12 : 1);
  const lines = activeLines(assumptions.lines);
  if (year <= 0 || year / perUsd(currency) >= LEAST_A_YEAR) return null;
  if (lines.some(({ kind }) => PAID_BY_MANY.has(kind)) || assumptions.demand.paying) return null;
  return {
    rule: `${ABSURD}year-of-one`,
    text: `By this reading one customer pays ${priceMoney(year, currency)} ${unit.basis === "month" ? "a year" : "once and never again"}: how many are bought at once, or how often, is missing.`,
    question: "How many does one customer buy at a time, and how often in a year?",
  };
}

const MONTHS = 12;
/** A third year that brings less than one month of overhead is no plan of anybody. */
function lessThanAMonth({ years, even, currency, assumptions, stopsGrowth }: Body): Warning | null {
  const last = years[2];
  const overhead = even.slice(-MONTHS).reduce((sum, month) => sum + month.overhead, 0) / MONTHS;
  const paid = activeLines(assumptions.lines).length > 0;
  if (!last || !paid || stopsGrowth || overhead <= 0 || last.revenue >= overhead) return null;
  return {
    rule: `${ABSURD}revenue`,
    text: `Year 3 comes to ${money(last.revenue, currency)} of revenue, less than one month of overhead (${money(overhead, currency)}): what one customer pays in a year, or how many there are, was read too low.`,
    question: "How much does one customer pay you in a year, and how many such customers can you name?",
  };
}

/** Not even one customer: the count of them, or the share that can be won, is wrong. */
function fewerThanOne({ market, assumptions }: Body): Warning | null {
  const { demand } = assumptions;
  if (!market.sized || market.somCustomers >= 1 || demand.startCustomers.value >= 1) return null;
  return {
    rule: `${ABSURD}market`,
    text: `Of ${count(market.tamCustomers)} possible ${demand.noun} not even one could be won in three years: the count of them, or the share that can be served, was read too low.`,
    question: `How many such ${demand.noun} are there where you start, and how many of them can you serve?`,
  };
}

/** More than there are by the founder's own count. */
function moreThanCounted({ years, assumptions }: Body): Warning | null {
  const { base } = assumptions.market;
  const { noun, startCustomers } = assumptions.demand;
  const most = Math.max(startCustomers.value, years[2]?.customers ?? 0);
  const told = base.provenance === "founder" || base.provenance === "parsed";
  if (!told || base.value <= 0 || most <= base.value * 1.01) return null;
  return {
    rule: `${ABSURD}count`,
    text: `The plan has ${count(most)} ${noun}, and by your own count there are ${count(base.value)} in all: one of the two is misread.`,
    question: `How many ${noun} are there in all, and how many of them buy from you today?`,
  };
}

/** So many times the price no cost is of one piece. */
const COST_OF_MANY = 5;
function costOfMany({ assumptions, currency }: Body): Warning | null {
  const line = activeLines(assumptions.lines).find(
    ({ price, unitCost, kind }) =>
      kind !== "recurring" &&
      price &&
      unitCost &&
      price.value > 0 &&
      unitCost.value > price.value * COST_OF_MANY,
  );
  if (!line?.price || !line.unitCost) return null;
  return {
    rule: `${ABSURD}cost`,
    text: `By this reading one costs ${priceMoney(line.unitCost.value, currency)} and is sold for ${priceMoney(line.price.value, currency)}, ${percent(line.unitCost.value / line.price.value)} of the price: that cost is probably of several, of a whole group, or of a month.`,
    question: "How many does that cost pay for?",
  };
}

/** What cannot be meant, the gravest first. */
export const absurd = (body: Body): Warning[] =>
  [moreThanCounted, costOfMany, nextToNothing, fewerThanOne, lessThanAMonth].flatMap(
    (rule) => rule(body) ?? [],
  );
