import type { Brief } from "@/lib/brief/types";

/** Where a language is that of everyday life. */
const SPOKEN_IN: Readonly<Record<string, string>> = {
  Spanish: "ES MX CO AR CL PE EC BO PY UY VE GT SV HN NI CR PA DO CU PR",
  Portuguese: "PT BR AO MZ",
  French: "FR BE LU SN CI",
  German: "DE AT CH LU",
  Italian: "IT",
  Dutch: "NL BE",
  Danish: "DK",
};

/** Whether customers there say such a word every day: "Pieza Lista" in Medellín. */
export function isSpokenThere(gloss: string, { buyersIn, geography }: Brief): boolean {
  const country = (buyersIn ?? geography)?.country;
  return Object.entries(SPOKEN_IN).some(
    ([language, countries]) => country && gloss.includes(language) && countries.split(" ").includes(country),
  );
}
