import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { CUSTOMER_WORDS } from "../data/periods";
import { countOf, multiplierAt, NUMBER, parseNumber } from "../text/number-words";
import { sentencesOf } from "../text/sentences";
import type { Brief, Clause } from "../types";
import { readAimOfPace } from "./aim-of-pace";
import { peopleAimedAt } from "./groups-aimed";
import { withoutSizes } from "./market-count";
import { asCustomers, isHadBy } from "./today";

const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3 };
const MEANT =
  /\b(?:plan(?:ned|s|ning)?|expect\w*|aim\w*|goals?|targets?|want|hope|reach|would like|['’]d like|get to|grow to|dream|forecast|projected|(?:we|i)(?:['’]ll| will) (?:have|get|win|sign)|by the end of|estimated?|ziel|objetivo|objectif|obiettivo|meta)\b/i;
/** "300 members planned at end of year 1", "We expect 40 schools by month 18". */
const AIM = new RegExp(
  `(?<![\\d.,\\p{Sc}])(${NUMBER}(?:\\s?(?:k|m|thousand|million|lakh|crore)(?!\\p{L}))?)\\s+((?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]+)\\s+(?:(?:are\\s+)?(?:planned|expected|targeted)\\s+)?(?:by|at|after|within|until|in|nach|tras|dopo|après|em)\\s+(?:the\\s+)?(?:end\\s+of\\s+)?(?:the\\s+)?(?:(first|second|third)\\s+year|year\\s+(one|two|three|1|2|3)|month\\s+(\\d{1,2})|(\\d{1,2}|six|twelve|eighteen)\\s+(?:months|monaten|meses|mois|mesi)|(one|two|three|zwei|drei|dos|tres|deux|trois|due|tre|dois|três)\\s+(?:years?|jahren|años|ans|anni|anos))\\b`,
  "iu",
);
const WHO_BUYS =
  /^(?:advertisers|sponsors|runners|riders|players|learners|couples|mothers|women|men|adults|seniors|growers|makers|artists|readers|cooks|gardeners|travellers|owners|tenants|pubs|bars|caf[ée]s|hotels|farms|bakeries|museums|libraries)$/;
const MONTHS: Record<string, number> = { six: 6, twelve: 12, eighteen: 18 };
const HORIZON = 36;

function monthOf(ordinal?: string, year?: string, month?: string, months?: string, years?: string): number {
  if (years) return countOf(years) * 12;
  if (ordinal) return (ORDINALS[ordinal.toLowerCase()] ?? 1) * 12;
  if (year) return countOf(year) * 12;
  return Number(month) || MONTHS[months?.toLowerCase() ?? ""] || Number(months);
}

/** How many customers the founder means to have, and by which month (1 to 36); undefined when none is said. */
function readAim(answers: QuizAnswers, segments: readonly Clause[]): Brief["stated"]["aim"] {
  const audience = withoutSizes(segments.map(({ text }) => text.toLowerCase()).join(" "));
  const told = Object.values(answers).join(" ");
  const fields = ["businessModel", "differentiator", "solution", "targetAudience"] as const;
  for (const { text } of fields.flatMap((field) => sentencesOf(field, answers[field]))) {
    const found = MEANT.test(text) ? AIM.exec(text) : null;
    if (!found) continue;
    const noun = found[2]?.split(" ").pop()?.toLowerCase() ?? "";
    const month = monthOf(found[3], found[4], found[5], found[6], found[7]);
    const many = found[1] ?? "";
    const digits = /^[\d.,]*\d/.exec(many)?.[0] ?? "";
    const customers = parseNumber(digits, true) * multiplierAt(many, digits.length).factor;
    // "300 units" of hosts with 3 to 25 units: as many hosts as have them.
    if (isHadBy(noun, answers.targetAudience) && month >= 1 && month <= HORIZON) {
      const those = asCustomers(customers, noun, answers);
      return those ? { customers: those, month, text: found[0] } : undefined;
    }
    // "300 groups" of members who pay are no 300 customers.
    const [buyers = ""] = audience.split(/,| and | or /);
    const people = buyers.includes(singular(noun)) ? customers : peopleAimedAt(customers, noun, told);
    if (people === null) return undefined;
    const counted = CUSTOMER_WORDS.has(noun) || WHO_BUYS.test(noun) || audience.includes(singular(noun));
    if (counted && noun.length > 2 && customers > 0 && month >= 1 && month <= HORIZON)
      return { customers: people, month, text: found[0] };
  }
  return undefined;
}

/** The customers meant, or else those that `told` finds; "150 rentals a month" are so many sales, and no 150 customers. */
export function aimOf(
  answers: QuizAnswers,
  segments: readonly Clause[],
  told: () => Brief["stated"]["aim"],
): Brief["stated"]["aim"] {
  const meant = readAim(answers, segments) ?? told();
  return meant && readAimOfPace(answers)?.said.startsWith(meant.text) ? undefined : meant;
}
