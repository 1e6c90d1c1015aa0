import type { Fact } from "./ledger";
import { count, money, percent, priceMoney } from "./money";

export interface Source {
  formula: string;
  inputs?: string[];
}

const fact = (
  key: string,
  label: string,
  value: number,
  unit: string,
  display: string,
  { formula, inputs = [] }: Source,
): Fact => ({ key, label, value, unit, display, formula, inputs });

export const moneyFact = (currency: string) => (key: string, label: string, value: number, source: Source) =>
  fact(key, label, value, currency, money(value, currency), source);

export const priceFact = (currency: string) => (key: string, label: string, value: number, source: Source) =>
  fact(key, label, value, currency, priceMoney(value, currency), source);

export const shareFact = (key: string, label: string, value: number, source: Source) =>
  fact(key, label, value, "%", percent(value), source);

export const countFact = (key: string, label: string, value: number, noun: string, source: Source) =>
  fact(key, label, Math.round(value), noun, count(Math.round(value)), source);

export const ratioFact = (key: string, label: string, value: number, source: Source) =>
  fact(key, label, value, "x", `${value < 10 ? value.toFixed(1) : value.toFixed(0)}x`, source);

/** A point in time of the plan. */
export const monthFact = (key: string, label: string, month: number, source: Source) =>
  fact(key, label, month, "month", `month ${month}`, source);

/** A duration. */
export const monthsFact = (key: string, label: string, months: number, source: Source) => {
  const rounded = months < 10 ? Math.round(months * 10) / 10 : Math.round(months);
  const display = months < 1 ? "less than a month" : `${rounded} ${rounded === 1 ? "month" : "months"}`;
  return fact(key, label, months, "months", display, source);
};

export const textFact = fact;
