import type { Brief } from "@/lib/brief/types";

/** The language in which customers live, where it is not English. */
export interface Tongue {
  code: string;
  name: string;
}

/** Countries where English is no language of everyday business; Belgium and Switzerland are told by their towns. */
const SPOKEN_IN: Readonly<Record<string, string>> = {
  "es Spanish": "ES MX CO AR CL PE EC BO PY UY VE GT SV HN NI CR PA DO CU",
  "pt Portuguese": "PT BR AO MZ",
  "fr French": "FR LU MC SN CI ML BF BJ TG NE GA CG CD MG HT MA TN DZ",
  "de German": "DE AT LI",
  "it Italian": "IT SM",
  "nl Dutch": "NL",
  "pl Polish": "PL",
  "cs Czech": "CZ",
  "da Danish": "DK",
  "sv Swedish": "SE",
  "nb Norwegian": "NO",
  "tr Turkish": "TR",
  "id Indonesian": "ID",
  "ms Malay": "MY BN",
  "sw Swahili": "TZ",
};
const PAID_IN_EUROPE = new Set("CZ PL DE AT IT ES FR NL DK SE NO PT".split(" "));
const PAID_ELSEWHERE = /^(?!.*(?:€|\beur|\bk[cč]\b|zł|\bkr\b)).*\$\d/is;
const BY_TOWN: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  BE: [
    [
      /ghent|gent\b|antwerp|bruges|brugge|leuven|hasselt|mechelen|kortrijk|ostend|flanders|flemish/i,
      "nl Dutch",
    ],
    [/brussels|li[eè]ge|namur|charleroi|mons\b|tournai|wallon/i, "fr French"],
  ],
  CH: [
    [/geneva|gen[eè]ve|lausanne|neuch[aâ]tel|fribourg|sion\b|vevey|montreux|vaud|romandy/i, "fr French"],
    [/lugano|bellinzona|locarno|ticino/i, "it Italian"],
    [/./, "de German"],
  ],
  CA: [[/montr[eé]al|qu[eé]bec|laval\b|gatineau|sherbrooke/i, "fr French"]],
};
/** Who comes from elsewhere is no speaker of the country's language. */
const FROM_ELSEWHERE =
  /\b(?:expats?|expatriates?|tourists?|travell?ers?|nomads?|foreigners?|international|english[- ]speaking|exchange students|visitors from|refugees|worldwide)\b/i;

const tongue = (told: string): Tongue => ({ code: told.slice(0, 2), name: told.slice(3) });

/** Where answers in English speak of customers who live in another language. */
export function tongueThere({ language, answers, buyersIn, geography, spoken }: Brief): Tongue | null {
  const own = spoken && Object.keys(SPOKEN_IN).find((told) => told.startsWith(spoken.language));
  if (own) return tongue(own);
  const there = buyersIn ?? geography;
  if (language !== "en" || !there?.country || FROM_ELSEWHERE.test(answers.targetAudience)) return null;
  const whole = Object.values(answers).join(" ");
  // "$16 an hour in Pilsen": a quarter of Chicago.
  if (PAID_IN_EUROPE.has(there.country) && PAID_ELSEWHERE.test(answers.businessModel)) return null;
  const town = BY_TOWN[there.country]?.find(([said]) => said.test(whole))?.[1];
  const found =
    town ??
    Object.entries(SPOKEN_IN).find(([, countries]) =>
      countries.split(" ").includes(there.country ?? ""),
    )?.[0];
  return found ? tongue(found) : null;
}

/** A language that lives beside English there, told by the country or its towns; where that is not sure there is none. */
const BESIDE: Readonly<Record<string, string>> = {
  KE: "sw Swahili",
  UG: "sw Swahili",
  PH: "tl Tagalog",
  NG: "pc Pidgin",
};
const IN_TWI = /kumasi|accra|ashanti|sunyani|koforidua|obuasi|tema\b|asafo|bantama/i;
const IN_HINDI =
  /delhi|jaipur|lucknow|kanpur|agra|varanasi|bhopal|indore|mumbai|pune|gurgaon|gurugram|noida|patna|udaipur|jodhpur/i;
export function tongueBeside(brief: Brief): Tongue | null {
  const country = (brief.buyersIn ?? brief.geography)?.country ?? "";
  if (brief.language !== "en" || FROM_ELSEWHERE.test(brief.answers.targetAudience)) return null;
  const whole = Object.values(brief.answers).join(" ");
  if (country === "GH" && IN_TWI.test(whole)) return tongue("ak Twi");
  if (country === "IN" && IN_HINDI.test(whole)) return tongue("hi Hindi");
  return BESIDE[country] ? tongue(BESIDE[country]) : null;
}

const ENGLISH_IN = new Set(
  "US GB IE CA AU NZ ZA NG GH KE UG IN PK SG PH JM TT MT ZM ZW BW NA RW SL LR GM BD LK HK AE QA".split(" "),
);
/** Who hears an English name as a foreign one: speakers of the language there, or customers of a country where it is another. */
export function strangersToEnglish(brief: Brief): string | null {
  const there = tongueThere(brief);
  const country = (brief.buyersIn ?? brief.geography)?.country;
  if (there) return `${there.name} speakers`;
  const elsewhere = brief.language !== "en" || FROM_ELSEWHERE.test(brief.answers.targetAudience);
  return !country || elsewhere || ENGLISH_IN.has(country) ? null : "customers there";
}

/** Whether customers there say a word of that language every day: "Pieza Lista" in Medellín. */
export const isSpokenThere = (gloss: string, brief: Brief): boolean =>
  gloss.includes(tongueThere(brief)?.name ?? "no language");

const LANGUAGES =
  "English|German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Arabic|Swedish|Polish|Turkish|Hindi|Czech|Danish";
/** "The foreign programs are in English": what is sold there in another language, told as a fault. */
const IN_ANOTHER = new RegExp(
  `\\b(?:are|is|comes?|come|written|speaks?|labels?|only|all|menus?)(?: (?:all|only|just|mostly|always))? (?:in )?(${LANGUAGES})\\b|\\b(?:not|nothing|none|never|no manual|no version|no support) in (?:${LANGUAGES})\\b|\\bin a (?:foreign|strange) language\\b`,
  "iu",
);
export function isForeignTongueTheFault(brief: Brief): boolean {
  const there = tongueThere(brief);
  if (!there) return false;
  const { differentiator, problem } = brief.answers;
  const [said, other] = IN_ANOTHER.exec(`${differentiator} ${problem}`) ?? [];
  return said !== undefined && other?.toLowerCase() !== there.name.toLowerCase();
}
