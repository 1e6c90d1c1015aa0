import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { COUNT, multiplierAt, NUMBER, parseNumber } from "../text/number-words";
import type { Brief, Clause, NumberMention } from "../types";
import { founder } from "./customers";

const ABOUT =
  "(?:(?:about|around|some|roughly|nearly|almost|over|more than|at least|approximately|approx\\.?|an estimated|estimated|circa|ca\\.?|~|rund|etwa|ungefähr|unos|unas|environ)\\s*)";
const THERE =
  "(?:(?:there (?:are|is)|they (?:are|number)|(?:we|i)(?:['’]ve| have)? (?:count(?:ed)?|identified|found|listed|mapped|estimate(?:d)?))\\s+)";
const OF_THEM =
  "\\s+(?:of (?:them|those|these|this|that (?:size|kind|sort))|such \\p{L}+s|altogether|in (?:all|total)|Stück)";
const WHERE =
  "\\s+(?:nationwide|worldwide|(?:a|per|each|every) year|(?:in|across) (?:the |all )?[\\p{L}][\\p{L} ]{2,30}|(?:from|by|according to) [\\p{L}][\\p{L} ]{2,40})";
/** "60 companies running 9,000 lines": what they have stands beside how many they are. */
const FIRMS =
  "(?:\\s+(?:firms|companies|businesses|offices|outlets|households|operators|practices|farms)(?:\\s(?:running|operating|owning|managing|holding)\\s[^.;()]*)?)";
const WHO_DO = "\\s+(?:do|sit|take|learn|live|join|start|move|graduate|retire)(?!\\p{L})[^,;.()]*";
const FACTOR = "(?:\\s?(?:k|m|thousand|million|lakh)(?!\\p{L}))?";
/** "..., there are about 2,900 of them", "... (around 900 in Wales)", ". Some 14,000 of that size": how many of those just named there are. */
const TAIL = new RegExp(
  `(?:^|[,;(–—]|\\s-|(?<=[.!?]))\\s*(?:and\\s+)?(?:${THERE}${ABOUT}?(${NUMBER})${FACTOR}(?:${OF_THEM}|${FIRMS}|${WHO_DO})?|${ABOUT}(${NUMBER})${FACTOR}(?:${OF_THEM}|${FIRMS}|${WHO_DO})?|(${NUMBER})${FACTOR}${OF_THEM})(?:${WHERE})?(?=\\s*(?:[).;,](?!\\d)|$))\\)?`,
  "iu",
);

/** Where the audience answer stops naming who they are and says how many. */
export const countsFrom = (said: string) => {
  const found = TAIL.exec(said);
  if (!found) return -1;
  const rest = said.slice(found.index + found[0].length);
  // "(about 1,150 of them, 8,900 units)": what they have stands beside it.
  const closed = found[0].trimStart().startsWith("(") ? rest.replace(/^,[^()]*\)/, "") : rest;
  return /^[\s.)]*$/.test(closed) ? found.index : -1;
};

/** "There are 310 ski schools in Austria": the count stands before who they are. */
export const COUNTS_FIRST = new RegExp(
  `^(?:${THERE}${ABOUT}?|${ABOUT})(${NUMBER})${FACTOR}\\s+(?=\\p{L}{3,})`,
  "iu",
);

/** So few are no market; "(about 30)" is an age. */
const FEWEST = 100;
/** "About 60 companies" are firms by their name, and no age. */
const ARE_FIRMS = new RegExp(`\\d${FIRMS}`, "iu");
const FEWEST_OF_WHOM = 20;
const FEWEST_UNSAID = 500;
/** Who buys, in the fewest words. */
export function peopleOf(segments: readonly Clause[]): string {
  const whole =
    (segments[0]?.text ?? "").split(/ (?:in|with|who|that|of|at|from|aged|near|across) |[;(.]/i)[0] ?? "";
  const people = whole.split(",")[0]?.trim() ?? "";
  // "Cleaning, security and facilities contractors": only the last word says who.
  return PLURAL.test(people) || !PLURAL.test(whole) ? people : whole.trim();
}
const PLURAL = /(?:s|people|children|women|men)$/i;

/** "11,000 beekeepers, of whom around 900 have more than 30 hives": the narrower count is of those it is for. */
const OF_WHOM = new RegExp(
  `\\bof (?:whom|which|them|these|those),? ${ABOUT}?(${NUMBER})${FACTOR} (?:have|are|run|keep|own|work|make|sell|use|do|live|would|could)\\b[^.;]*`,
  "iu",
);
/** "8,400 units in the five towers we counted". */
const AS_WE_COUNTED = new RegExp(
  `(?:^|[.;,(]\\s*)${ABOUT}?(${NUMBER})${FACTOR}\\s([\\p{L}-]+(?:\\s[\\p{L}-]+)?s)\\s(?:in|on|along|around|within|across)\\s[^.;,]{2,40}?\\b(?:that |which )?(?:we|i)(?: have|['’]ve)? (?:counted|listed|found|know|walked)\\b`,
  "iu",
);
const valueAt = (text: string, found: RegExpExecArray, said: string) => {
  const after = found.index + found[0].indexOf(said) + said.length;
  return parseNumber(said, true) * multiplierAt(text, after).factor;
};

function countedApart(
  { targetAudience }: QuizAnswers,
  segments: readonly Clause[],
): Brief["stated"]["marketCount"] {
  const narrower = OF_WHOM.exec(targetAudience);
  const buyers = peopleOf(segments).toLowerCase();
  const fewer = narrower ? valueAt(targetAudience, narrower, narrower[1] ?? "") : 0;
  if (narrower && fewer >= FEWEST_OF_WHOM && PLURAL.test(buyers))
    return { ...founder(fewer, narrower[0].trim()), noun: buyers };
  const ours = AS_WE_COUNTED.exec(targetAudience);
  const counted = ours ? valueAt(targetAudience, ours, ours[1] ?? "") : 0;
  if (ours && counted >= FEWEST)
    return { ...founder(counted, ours[0].replace(/^[\s.;,(]+/, "")), noun: (ours[2] ?? "").toLowerCase() };
  const found = TAIL.exec(targetAudience) ?? COUNTS_FIRST.exec(targetAudience);
  const said = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || !said) return undefined;
  const value = valueAt(targetAudience, found, said);
  const people = peopleOf(segments);
  const fewest = ARE_FIRMS.test(found[0]) ? FEWEST_OF_WHOM : FEWEST;
  if (value < fewest || !PLURAL.test(people)) return undefined;
  return { ...founder(value, found[0].replace(/^[\s,;(–—-]+|[\s)]+$/g, "")), noun: people.toLowerCase() };
}

const SO_MANY = `${COUNT}(?:\\s*(?:to|-|–)\\s*${COUNT})?`;
/** "Events of 100 to 500 guests", "hosts with 3 to 25 units": the size of one of them counts no customers. */
const SIZES = new RegExp(
  `\\b(?:of|with|for|under|below|up to|between|seating|holding)\\s+(?:about |around |at least |more than |fewer than |up to |under |over )?${SO_MANY}\\s+[\\p{L}-]+|${COUNT}\\s*(?:to|-|–)\\s*${COUNT}\\s+[\\p{L}-]+`,
  "giu",
);
export const withoutSizes = (audience: string) => audience.replace(SIZES, "");

const MEASURE =
  /^(?:square|feet|foot|metres?|meters?|sqm|hectares?|acres?|litres?|kilos?|tonnes?|downloads?|years?)$/i;

/** "Pharmacies" is named by "pharmacy"; "boxes" is by no other word that begins with "bo". */
const isNamedIn = (audience: string, unit: string) => {
  const one = singular(unit);
  return new RegExp(`(?<!\\p{L})${literal(one.length > 4 ? one.slice(0, -1) : one)}`, "iu").test(audience);
};

/** "Private" of "1.2 million private pools in Spain" is no noun. */
const wholeNoun = (unit: string, said: string): string =>
  unit.endsWith("s")
    ? unit
    : (new RegExp(`(?<!\\p{L})${literal(unit)}(?:\\s\\p{L}+)?\\s\\p{L}+s(?!\\p{L})`, "iu").exec(said)?.[0] ??
      unit);

/** "There are 120,000 independent pharmacies in the US": a count of possible customers, when its noun is in the audience. */
function countedByName(
  numbers: readonly NumberMention[],
  segments: readonly Clause[],
): Brief["stated"]["marketCount"] {
  const audience = withoutSizes(segments.map(({ text }) => text.toLowerCase()).join(" "));
  for (const { value, unit, role, clause } of numbers) {
    if (MEASURE.test(unit)) continue;
    // What was done so far is counted among the differences, and is no market.
    if (clause.field === "differentiator" && !/\bthere are\b/i.test(clause.text)) continue;
    const least = /\bthere are\b/i.test(clause.text) ? FEWEST_OF_WHOM : FEWEST_UNSAID;
    if (value < least || role !== "count" || unit.length < 4 || !isNamedIn(audience, unit)) continue;
    if (
      !/\b(?:there are|about|around|some|roughly|nearly|over|more than|has|have|total of|rund|etwa|unos|hay|existen|es gibt|il y a|ci sono)\b/i.test(
        clause.text,
      ) ||
      /\b(?:with|of|between|to)\s+[\d,.]+\s*(?:to|-|–)?\s*[\d,.]*\s*employees\b/i.test(clause.text)
    )
      continue;
    return { ...founder(value, clause.text), noun: wholeNoun(unit, clause.text) };
  }
  return undefined;
}

/** "About 900 weddings every month": others each month, so twelve times as many in a year. */
const EACH_MONTH = new RegExp(
  `(?:${NUMBER})${FACTOR}\\s(?:[\\p{L}-]+\\s){1,3}(?:an?|per|each|every) month\\b`,
  "iu",
);
function byTheYear(
  count: Brief["stated"]["marketCount"],
  { targetAudience }: QuizAnswers,
): Brief["stated"]["marketCount"] {
  const [said] = count ? (EACH_MONTH.exec(targetAudience) ?? []) : [];
  return count && said && count.note.includes(/\d[\d,.]*/.exec(said)?.[0] ?? said)
    ? { ...founder(count.value * 12, `${said}, by the year`), noun: count.noun }
    : count;
}

/** How many possible customers there are, as the founder says it. */
export const readMarketCount = (
  answers: QuizAnswers,
  numbers: readonly NumberMention[],
  segments: readonly Clause[],
) => byTheYear(countedApart(answers, segments) ?? countedByName(numbers, segments), answers);
