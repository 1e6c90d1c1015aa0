const OFFICES: Record<string, string> = {
  US: "Census Bureau, Statistics of U.S. Businesses",
  GB: "Office for National Statistics, UK business counts",
  CA: "Statistics Canada, Canadian Business Counts",
  AU: "Australian Bureau of Statistics, Counts of Australian Businesses",
};
const EUROSTAT = new Set("AT BE BG CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV NL PL PT RO SE".split(" "));

/** Where an official count can be looked up. */
export function statisticsOffice(country: string | null): string {
  if (country && OFFICES[country]) return OFFICES[country];
  if (country && EUROSTAT.has(country)) return "Eurostat, Structural Business Statistics";
  return "the national statistics office";
}
