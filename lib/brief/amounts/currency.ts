import { COUNTRIES } from "../data/countries";
import { SHARED_FALLBACK, SHARED_NAMES } from "../data/currencies";
import { areaCurrency } from "../places/geography";
import type { Geography } from "../types";
import type { Amount } from "./amounts";

/** Where a language alone tells the currency well enough for a first plan. */
const OF_LANGUAGE: Record<string, string> = {
  de: "EUR",
  fr: "EUR",
  it: "EUR",
  nl: "EUR",
  el: "EUR",
  ja: "JPY",
  ko: "KRW",
  th: "THB",
  he: "ILS",
};

const KNOWN = new Set(COUNTRIES.map(({ currency }) => currency));

/** A sign that several countries use takes the launch country's currency. */
export function resolveCurrency(mark: string, country: string | null, fallback: string): string {
  const shared = SHARED_NAMES[mark];
  if (shared) return (country && shared[country]) || SHARED_FALLBACK[mark] || fallback;
  return mark === "cent" ? fallback : mark;
}

/** The project's currency: of the prices first, then of all amounts, then of the launch area; US dollars when nothing speaks. */
export function projectCurrency(
  priced: readonly Pick<Amount, "kind" | "currency">[],
  others: readonly Pick<Amount, "kind" | "currency">[],
  geography: Geography | null,
  language: string,
): string {
  const country = geography?.country ?? null;
  const home =
    COUNTRIES.find(({ code }) => code === country)?.currency ??
    areaCurrency(geography) ??
    (geography ? null : OF_LANGUAGE[language]) ??
    "USD";
  for (const amounts of [priced, others]) {
    const votes = new Map<string, number>();
    for (const { kind, currency } of amounts) {
      if (kind !== "money" || currency === "cent") continue;
      const resolved = resolveCurrency(currency, country, home);
      if (KNOWN.has(resolved)) votes.set(resolved, (votes.get(resolved) ?? 0) + 1);
    }
    const best = [...votes.entries()].sort((a, b) => b[1] - a[1])[0];
    if (best) return best[0];
  }
  return home;
}
