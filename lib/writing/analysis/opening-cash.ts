import type { FinancialModel } from "@/lib/finance/model";
import { money } from "@/lib/finance/money";

/** Money that is there before the first sale, savings or a promised grant; null where none was named. */
export function openingCash({ assumptions, currency }: FinancialModel): string | null {
  const { value } = assumptions.funding.openingCash;
  return value > 0 ? money(value, currency) : null;
}

/** Why a plan without a cash need has none. */
export function neverBelowZero(model: FinancialModel): string {
  const there = openingCash(model);
  return there
    ? `With the ${there} it starts with, the account never falls below zero`
    : "The account never falls below zero";
}
