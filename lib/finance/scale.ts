import { COUNTRIES, type Country } from "@/lib/brief/data/countries";
import type { Brief } from "@/lib/brief/types";

/** The country whose prices the plan is in: the named one, else the first that uses the currency; null when unknown. */
export function homeCountry(brief: Brief): Country | null {
  const named = COUNTRIES.find((country) => country.code === brief.geography?.country);
  if (named && named.currency === brief.currency) return named;
  const byCurrency = COUNTRIES.filter((country) => country.currency === brief.currency);
  return byCurrency.find((country) => country.code === MAIN_COUNTRY[brief.currency]) ?? byCurrency[0] ?? null;
}

const MAIN_COUNTRY: Record<string, string> = { EUR: "DE", USD: "US", GBP: "GB" };

/** Amounts in the project's currency for one US dollar of default cost, by exchange rate and local cost level. */
export function costScale(brief: Brief): number {
  const country = homeCountry(brief);
  return country ? country.perUsd * country.costLevel : 1;
}

/** Like costScale for things bought on a world market, such as software and parts. */
export const exchangeScale = (brief: Brief): number => homeCountry(brief)?.perUsd ?? 1;
