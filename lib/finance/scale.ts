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

/** Amounts in the project's currency for one US dollar of default cost: its exchange rate and the launch country's cost level. */
export function costScale(brief: Brief): number {
  const home = homeCountry(brief);
  const place = COUNTRIES.find((country) => country.code === brief.geography?.country);
  if (!home) return 1;
  if (!place) return home.perUsd * home.costLevel;
  const abroad = place !== home && place.currency !== brief.currency;
  // Who works in one country and is paid in another, both named, has costs in both.
  const payers = COUNTRIES.find((country) => country.code === brief.buyersIn?.country);
  const inBoth = brief.geography?.label.includes(home.name) || payers?.currency === brief.currency;
  if (abroad && inBoth) return home.perUsd * ((place.costLevel + home.costLevel) / 2);
  // A town has namesakes; a currency of a single country has none.
  return home.perUsd * (abroad && !MAIN_COUNTRY[brief.currency] ? home : place).costLevel;
}

/** Units of a currency for one US dollar, rounded for planning; 1 where it is not known. */
export const perUsd = (currency: string): number =>
  COUNTRIES.find((country) => country.currency === currency)?.perUsd ?? 1;
