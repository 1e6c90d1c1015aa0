import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { founder } from "../buyers/customers";
import { peopleOf } from "../buyers/market-count";
import { CUSTOMER_WORDS } from "../data/periods";
import { sentenceAround } from "../text/frequency";
import type { Brief, Clause } from "../types";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "./tag-numbers";
import type { Tag } from "./tags";

/** Of the whole business, of others or of the future: how often one customer buys is none of these. */
const OF_ALL: readonly Tag[] = ["sold", "customers", "staff", "market", "aim", "waiting"];
const SURE = 0.85;
const LIKELY = 0.75;
/** So sure that it need not be said who they are. */
const SUREST = 0.93;
/** "We can fold 400 bags a week" is a limit. */
const CAN = /\b(?:can|could|able to|up to|at most|holds?|room for|maximum)\b[^.;]{0,30}$/i;

/** Counts in the business model that tell surely of all customers together. */
export const notOfOneCustomer = (businessModel: string): readonly TaggedNumber[] =>
  tagNumbers(businessModel, "businessModel").filter(
    (number) =>
      number.kind === "count" &&
      likelyOneOf(number, OF_ALL) >= SURE &&
      !CAN.test(businessModel.slice(0, number.start)),
  );

interface ToldCount {
  value: number;
  /** What is counted, plural; "" where it was named before. */
  noun: string;
  sure: number;
  /** The count with its noun as it stands in the answer. */
  said: string;
  sentence: string;
}

/** "41 clinics", "1,700 eligible sites", "430 of them", "1,000 by June". */
const COUNTED =
  /^\s*(?:(?:of (?:them|those|these|us)\b|(?=(?:by|are|file|exist|live)\b|[.;,)]|$))|((?:(?!(?:of|in|on|at|and|or|to|by|for|from|with|who|that|are|is|have|a|an|the|per|each|every)\s)[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+(?:s|people|men|women|children|families))(?=\s|[.,;:)]|$))/iu;

/** "Since 2015". */
const A_YEAR_ITSELF = /^(?:19|20)\d\d$/;

function toldCounts(answers: QuizAnswers, fields: readonly AnswerField[], tag: Tag): ToldCount[] {
  return fields.flatMap((field) => {
    const text = answers[field];
    return tagNumbers(text, field)
      .filter(
        (number) =>
          number.kind === "count" &&
          !A_YEAR_ITSELF.test(text.slice(number.start, number.end)) &&
          (number.likely.get(tag) ?? 0) >= LIKELY,
      )
      .flatMap(({ value, start, end, likely }): ToldCount[] => {
        const behind = COUNTED.exec(text.slice(end));
        if (!behind) return [];
        const said = text.slice(start, end + behind[0].length);
        const noun = behind[1]?.toLowerCase() ?? "";
        return [
          { value, noun, said, sure: likely.get(tag) ?? 0, sentence: sentenceAround(text, start).text },
        ];
      });
  });
}

const lastWord = (noun: string) => noun.split(/\s/).at(-1) ?? "";
/** They are the buyers as the audience calls them. */
const areBuyers = ({ noun }: ToldCount, segments: readonly Clause[]) => {
  const one = singular(lastWord(noun));
  return one.length > 2 && (segments[0]?.text.toLowerCase() ?? "").includes(one);
};
const isOfBuyers = (count: ToldCount, segments: readonly Clause[]) =>
  count.sure >= SUREST || areBuyers(count, segments) || CUSTOMER_WORDS.has(singular(lastWord(count.noun)));
/** Things that are bought are no buyers. */
const isThing = ({ noun }: ToldCount, lines: readonly RevenueLine[]) =>
  noun !== "" && lines.some(({ label }) => label.toLowerCase().includes(singular(lastWord(noun))));

const FEWEST = 100;
const PLURAL = /(?:s|people|children|women|men)$/;
/** How many possible buyers there are, where only the words around the count tell that it is meant so. */
export function toldMarket(
  answers: QuizAnswers,
  segments: readonly Clause[],
): Brief["stated"]["marketCount"] {
  const count = toldCounts(answers, ["targetAudience"], "market").find(
    (each) => each.value >= FEWEST && (each.noun === "" || areBuyers(each, segments)),
  );
  if (!count) return undefined;
  const noun = count.noun || peopleOf(segments).toLowerCase();
  return PLURAL.test(noun) ? { ...founder(count.value, count.said), noun } : undefined;
}

/** Who pays today, where only the words around the count tell it. */
export function toldCustomers(
  answers: QuizAnswers,
  segments: readonly Clause[],
  lines: readonly RevenueLine[],
) {
  const count = toldCounts(
    answers,
    ["businessModel", "differentiator", "solution", "targetAudience"],
    "customers",
  ).find((each) => isOfBuyers(each, segments) && !isThing(each, lines));
  return count ? founder(count.value, count.said) : null;
}

const IN_TIME =
  /\b(?:in|within|after)\s(one|two|three|1|2|3)\s(years?)\b|\b(\d{1,2}|six|twelve|eighteen) months\b/i;
const MONTHS: Record<string, number> = { one: 12, "1": 12, two: 24, "2": 24, three: 36, "3": 36 };
const SPELT: Record<string, number> = { six: 6, twelve: 12, eighteen: 18 };
const A_YEAR = 12;
const HORIZON = 36;

/** How many customers are aimed at; within a year where only a season or a month is named. */
export function toldAim(
  answers: QuizAnswers,
  segments: readonly Clause[],
  lines: readonly RevenueLine[],
): Brief["stated"]["aim"] {
  const count = toldCounts(
    answers,
    ["businessModel", "differentiator", "solution", "targetAudience"],
    "aim",
  ).find((each) => isOfBuyers(each, segments) && !isThing(each, lines));
  if (!count) return undefined;
  const [, years, , months] = IN_TIME.exec(count.sentence) ?? [];
  const month = years
    ? (MONTHS[years.toLowerCase()] ?? A_YEAR)
    : months
      ? (SPELT[months.toLowerCase()] ?? Number(months))
      : A_YEAR;
  return { customers: count.value, month: Math.min(HORIZON, Math.max(1, month)), text: count.said };
}
