import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { PLATFORM_NAMES } from "../data/known-names";
import { detectLanguage } from "../text/language";
import { literal } from "../text/literal";
import type { Geography } from "../types";
import { COUNTRY_NAMES, COUNTRY_PATTERN, joinNames, PLACE_BY_NAME, PLACE_PATTERN } from "./place-names";
import { townNamed } from "./towns";

const WORD = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const NAME = `${WORD}(?:\\s(?:(?:de|la|le|del|da|do|das|dos|am|an der|im|upon|on|sur|of)\\s)?${WORD}){0,2}`;
const AND = "(?:and|or|und|oder|y|e|et|ou|o|en|og|och|&)";
const LIST = `${NAME}(?:, (?:the )?${NAME})*(?:,? ${AND} (?:the )?${NAME})?`;
const KINDS =
  "(?:cities|towns|villages|districts|suburbs|municipalities|boroughs|quarters|neighbou?rhoods|estates|counties|provinces|valleys|islands|communes|city|town|village|district|suburb|municipality|parish|county|province)";
/** "Within 15 miles of", "an hour from". */
const NEAR =
  "(?:\\d+|an?|one|half an) (?:miles?|km|kilomet(?:re|er)s?|minutes?|hours?)(?: (?:drive|ride|walk))? (?:of|from|around)";
/** "In", "around", "in the five districts of", "em", "bei". */
const THERE = `(?:(?:across|throughout|within|outside|from|bei|à|dans|rund um|cerca de)|${NEAR}|${KINDS} (?:of|called)|${KINDS}[,:])`;
const OF_IT =
  "(?:(?:the|a|and around|greater|central|downtown|inner|rural|northern|southern|eastern|western|old|upper|lower|city|town|village|municipality|district|county|province|of|called|\\d+|two|three|four|five|nine)\\s)*";
const LOCATED = new RegExp(
  `(?<![\\p{L}])((?:[Ii]n|[Ee]m|[Aa]round|[Nn]ear)(?=\\s)|${THERE})\\s(${OF_IT})(${LIST})(?![\\p{L}'’-]|\\s?\\d)`,
  "gu",
);
/** "In Excel sheets": what stands before a thing names it. */
export const NAMES_A_THING = new RegExp(
  `^(?: ${WORD})* (?!(?:and|or|but|who|that|which|where|when|with|without|to|for|by|is|are|was|were|has|have|had|do|does|on|from|at|of|in|near|they|we|i|you|he|she|it|there|since|because|as|so|after|before|every|each|all|now|today|first|then|later|only|mostly|mainly|area|prefecture|phases?|city|county|region|market|whose|while|if|say|said|lose|loses|pay|pays|buy|buys|want|wants|need|needs|must|can|could|cannot|drive|live|work|und|oder|y|e|et|die|der|das|que|qui|che|todo|tem|não|les?|la)\\b)\\p{Ll}`,
  "u",
);
const NO_PLACE = new RegExp(
  `^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\\p{L}+day|Spring|Summer|Autumn|Winter|Christmas|Easter|Ramadan|Eid|Lent|Diwali|English|Spanish|German|French|Italian|Portuguese|Dutch|Polish|Czech|Turkish|Russian|Japanese|Chinese|Korean|Vietnamese|Thai|Hindi|Arabic|Urdu|Bengali|Tamil|Kannada|Telugu|Marathi|Punjabi|Tagalog|Waray|Swahili|Mandarin|Cantonese|Yoruba|Hausa|Igbo|Zulu|Amharic|Farsi|Hebrew|Catalan|Basque|Welsh|Gaelic|Braille|Word|Google|Messenger|Python|Android|Windows|Bluetooth|React|I|Our|My|The|A|An|We|You|They|He|She|It|This|These|Facebook|Year|Grade|Primary|Secondary|Sec|Class|Form|Series|Part|Phase|Level|Chapter|Type|General|God|Bitcoin|${PLATFORM_NAMES.map(literal).join("|")})(?![\\p{L}])`,
  "u",
);
const ABBREVIATED = /^\p{Lu}{2,5}s?$/u;
const LANGUAGE = /^(?:\p{L}+ese|Danish|Swedish|Finnish|Flemish|Irish|Yiddish)$/u;
const isName = (name: string) => ![NO_PLACE, ABBREVIATED, LANGUAGE].some((not) => not.test(name));
/** "Western Victoria" is no town of that name. */
const PART_OF = /\b(?:rural|northern|southern|eastern|western) $/;
const A_REGION = /\b(?:Valley|Bay|County|Province|Coast|Highlands|Islands?|Peninsula|Hills)$/;

const GOING = new RegExp(`\\b(?:in|to|from|of|near|around) (${WORD})(?![\\p{L}'’-])`, "gu");

interface Known {
  country: string;
  population: number;
  scale: "city" | "region";
}
const knownIn = (name: string, countries: readonly string[] | null): Known | null => {
  const listed = PLACE_BY_NAME.get(name);
  if (listed && (countries === null || countries.includes(listed.country))) return listed;
  const town = townNamed(name, countries);
  return town && { ...town, scale: "city" };
};

/** Of the countries that have a town of these names, the one that has most of them; among equals that of the first name. */
function countryOf(names: readonly string[], likely: readonly string[]): string | null {
  const among = names.flatMap((name) => {
    const [any, there] = [knownIn(name, null), likely.length > 0 ? knownIn(name, likely) : null];
    return [there?.country, any?.country].filter((country) => country !== undefined);
  });
  const known = (country: string) => names.filter((name) => knownIn(name, [country])).length;
  return [...among].sort((a, b) => known(b) - known(a))[0] ?? null;
}

interface Located {
  at: number;
  names: string[];
  country: string | null;
  /** As many of them as a list knows. */
  known: number;
  /** False behind "outside". */
  inside: boolean;
  place: Geography;
}

/** Lists of places behind "in", "around", "within 15 miles of", "the districts of", as they stand; those of a `likely` country come first among namesakes. */
export function locatedIn(text: string, likely: readonly string[] = []): Located[] {
  // German writes every noun with a capital.
  const isGerman = detectLanguage(text) === "de";
  return [...text.matchAll(LOCATED)].flatMap((match) => {
    const [said = "", preposition = "", before = "", list = ""] = match;
    const end = match.index + said.length;
    const all = list.split(new RegExp(`,? ${AND} (?:the )?(?=\\p{Lu})|, (?:the )?`, "u"));
    const isThing = NAMES_A_THING.test(text.slice(end));
    const names = all.filter(
      (name, i) => isName(name) && !(isThing && i === all.length - 1 && !knownIn(name, null)),
    );
    const [first] = names;
    if (!first || first !== all[0] || names.some((name) => COUNTRY_NAMES.has(name))) return [];
    if (isGerman && !names.some((name) => knownIn(name, null))) return [];
    const part = PART_OF.exec(before)?.[0] ?? "";
    const country = part ? null : countryOf(names, likely);
    const known = country ? names.flatMap((name) => knownIn(name, [country]) ?? []) : [];
    if (preposition === "from" && known.length === 0) return [];
    const article = known.length === 0 && /\bthe $/.test(before) ? "the " : "";
    const isRegion =
      known.length > 0
        ? known.every(({ scale }) => scale === "region")
        : article !== "" || part !== "" || A_REGION.test(first);
    const place: Geography = {
      label: article + part + joinNames(names),
      country,
      population: known.length > 0 ? known.reduce((sum, { population }) => sum + population, 0) : null,
      scale: isRegion || known.some(({ scale }) => scale === "region") ? "region" : "city",
    };
    const inside = preposition !== "outside";
    return [{ at: match.index, names, country, known: known.length, inside, place }];
  });
}

/** Of a list of towns that begins before any other place is named, and that the short list does not know whole. */
export function townsListed(text: string): Geography | null {
  const [first] = locatedIn(text);
  if (!first || first.known === 0) return null;
  const before = text.slice(0, first.at);
  const listed = first.names.flatMap((name) => PLACE_BY_NAME.get(name) ?? []);
  return before.search(PLACE_PATTERN) < 0 &&
    before.search(COUNTRY_PATTERN) < 0 &&
    listed.length < first.names.length &&
    listed.every(({ country }) => country === first.country)
    ? first.place
    : null;
}

/** Places that no list knows, as the founder calls them. */
export const unheardOf = (text: string): Geography | null =>
  locatedIn(text).find(({ known }) => known === 0)?.place ?? null;

/** "In Akureyri and Dalvík. There are 64 of them in Iceland": the towns are where it begins. */
export function unheardBefore(text: string, { country }: Geography): Geography | null {
  const [first] = locatedIn(text);
  return first?.known === 0 && text.slice(0, first.at).search(COUNTRY_PATTERN) < 0
    ? { ...first.place, country }
    : null;
}

/** What is named only once may be a program or a language. */
export const isNamedOften = ({ label }: Geography, answers: QuizAnswers): boolean =>
  label.split(/, | and /).some((name) => Object.values(answers).join(" ").split(name).length > 2);

/** Where something is to be driven to, bought or worked beside it. */
const AWAY =
  /\b(?:nearest|closest|drive|drives|hours?|minutes|instead of|live|lives|agenc(?:y|ies)|only|but not|moved|studied|worked)\b/i;
const JUST_BEFORE = 40;
/** The one town that the founder speaks of beside its districts. */
export function townAround(
  { problem, solution, targetAudience }: QuizAnswers,
  part: string,
): Geography | null {
  const named = (text: string) =>
    locatedIn(text).filter(
      ({ at, names: [name = "", ...others], inside, place }) =>
        others.length === 0 &&
        inside &&
        place.scale === "city" &&
        !part.includes(name) &&
        !AWAY.test(text.slice(Math.max(0, at - JUST_BEFORE), at)),
    );
  const known = [problem, solution, targetAudience].flatMap(named).find((each) => each.known === 1);
  return (known ?? named(problem)[0])?.place ?? null;
}

/** The one country in which every place lies that the answers name and a list knows. */
export function countryOfAll(answers: QuizAnswers): string | null {
  const text = Object.values(answers).join(" ");
  const listed = [...text.matchAll(PLACE_PATTERN)].flatMap(
    ([name]) => PLACE_BY_NAME.get(name)?.country ?? [],
  );
  const named = [...text.matchAll(COUNTRY_PATTERN)].flatMap(([name]) => COUNTRY_NAMES.get(name)?.code ?? []);
  const towns = [...text.matchAll(GOING)].flatMap(([, name = ""]) => townNamed(name, null)?.country ?? []);
  const [country, ...others] = new Set([...listed, ...named, ...towns]);
  return others.length === 0 ? (country ?? null) : null;
}
