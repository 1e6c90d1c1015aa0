import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isRepeated } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { founder } from "../buyers/customers";
import { peopleAimedAt } from "../buyers/groups-aimed";
import { peopleOf } from "../buyers/market-count";
import { CUSTOMER_WORDS } from "../data/periods";
import { tellsOfNoPay } from "../evidence/no-pay";
import { isOrganisation } from "../prices/line-buyers";
import { ANSWER_FIELDS } from "../text/fields";
import { sentenceAround } from "../text/frequency";
import { literal } from "../text/literal";
import type { Brief, Clause } from "../types";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "./tag-numbers";
import { isMoney, TAGS, type Tag } from "./tags";

/** Money, or of the whole business, of others or of the future: how often one customer buys is none of these. */
const OF_ALL: readonly Tag[] = [
  ...(["sold", "customers", "staff", "market", "aim", "waiting"] as const),
  ...TAGS.filter(isMoney),
];
const SURE = 0.85;
/** Enough where the buyers are counted by their own name. */
const LIKELY = 0.5;
const LIKELIER = 0.75;
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

/** "One drone does 30 hectares a day": what can be done, said without "can". */
export const limitsTold = (businessModel: string): readonly TaggedNumber[] =>
  tagNumbers(businessModel, "businessModel").filter(
    (number) => number.kind === "count" && likelyOneOf(number, ["capacity"]) >= SURE,
  );

const OF_TODAY: readonly Tag[] = ["customers", "sales", "sold"];
const MEANT =
  /\b(?:want|wish|plan|hope|aim|target|goal|will|would|could|can|reach|raise|raising|seek\w*|need|if|once|until|by the end)\b/i;
/** "118 clinics run 164 probes today": it has been sold, as the numbers of the statement tell. */
export const countsToday = (statement: string): boolean => {
  if (MEANT.test(statement)) return false;
  if (OPEN_SINCE.test(statement)) return true;
  const enough = SAID_OF_NOW.test(statement) ? LIKELY : SUREST;
  return tagNumbers(statement, "businessModel").some((number) => likelyOneOf(number, OF_TODAY) >= enough);
};
const OPEN_SINCE = /\b(?:operating|open|running|trading|in business) since\b/i;
const SAID_OF_NOW =
  /\b(?:today|now|at (?:the|this) moment|currently|so far|to date|invoiced?|billed|on board)\b/i;

/** "We have nine therapists", "Rp 290,000 when they pay": of those who work for the business, or money, and of no buyers. */
export const areNoBuyers = (answers: QuizAnswers, count: number): boolean => {
  const numbers = ANSWER_FIELDS.flatMap((field) =>
    tagNumbers(answers[field], field).filter(({ value }) => value === count),
  );
  return (
    numbers.length > 0 &&
    numbers.every((number) => number.kind === "money" || (number.likely.get("staff") ?? 0) >= SURE)
  );
};

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

/** "The pots cost 350 each, twelve of them are bought": of what the sentence has just costed. */
const OF_WHAT_COSTS = /s costs? [^.;]*$/i;
/** "Since 2015". */
const A_YEAR_ITSELF = /^(?:19|20)\d\d$/;

function toldCounts(answers: QuizAnswers, fields: readonly AnswerField[], tags: readonly Tag[]): ToldCount[] {
  return fields.flatMap((field) => {
    const text = answers[field];
    return tagNumbers(text, field)
      .filter(
        (number) =>
          number.kind === "count" &&
          !A_YEAR_ITSELF.test(text.slice(number.start, number.end)) &&
          likelyOneOf(number, tags) >= LIKELY,
      )
      .flatMap(({ value, start, end, likely }): ToldCount[] => {
        const behind = COUNTED.exec(text.slice(end));
        if (!behind || (!behind[1] && OF_WHAT_COSTS.test(text.slice(0, start)))) return [];
        const said = text.slice(start, end + behind[0].length).trim();
        const noun = behind[1]?.toLowerCase() ?? "";
        return [
          {
            value,
            noun,
            said,
            sure: likely.get(tags[0] ?? "other") ?? 0,
            sentence: sentenceAround(text, start).text,
          },
        ];
      });
  });
}

const lastWord = (noun: string) => noun.split(/\s/).at(-1) ?? "";
/** They are the buyers as the audience calls them. */
const areBuyers = ({ noun }: ToldCount, segments: readonly Clause[]) => {
  const one = singular(lastWord(noun));
  const stem = literal(one).replace(/y$/, "(?:y|ie)");
  const named = new RegExp(`(?<!\\p{L})${stem}(?:e?s)?(?!\\p{L})`, "iu");
  return one.length > 2 && named.test(segments[0]?.text ?? "");
};
/** Who reads is no customer where firms pay to be read. */
const READS = /^(?:subscriber|reader|listener|follower)s?$/i;
const isOfBuyers = (count: ToldCount, segments: readonly Clause[]) =>
  !(READS.test(lastWord(count.noun)) && isOrganisation(segments[0]?.text ?? "")) &&
  isNamedBuyer(count, segments);
const isNamedBuyer = (count: ToldCount, segments: readonly Clause[]) =>
  count.sure >= SUREST ||
  areBuyers(count, segments) ||
  (count.sure >= LIKELIER && CUSTOMER_WORDS.has(singular(lastWord(count.noun))));
/** Things that are bought are no buyers; of what is paid for month by month each has one. */
const isThing = ({ noun }: ToldCount, lines: readonly RevenueLine[]) =>
  noun !== "" &&
  lines.some(
    ({ label, kind }) => kind !== "recurring" && label.toLowerCase().includes(singular(lastWord(noun))),
  );

/** "The town is about 25,000 people, the valley more like 110,000": who lives there. */
const OF_A_PLACE =
  /\b(?:town|city|valley|county|municipality|village|region|district|island|area) (?:is|has|of|with|more|about|around)\b|\b(?:population|inhabitants|residents)\b/i;
/** "Villages of under 500 inhabitants": how large one of them is. */
const isSizeOfEach = ({ said, sentence }: ToldCount) =>
  OF_EACH.test(sentence.slice(0, sentence.indexOf(said)));
const OF_EACH =
  /s (?:of|with|having) (?:(?:under|below|over|above|about|around|fewer than|less than|more than|at least|at most|up to) )?$/i;
const FEWEST = 100;
const PLURAL = /(?:s|people|children|women|men)$/;
/** How many possible buyers there are, where only the words around the count tell that it is meant so. */
export function toldMarket(
  answers: QuizAnswers,
  segments: readonly Clause[],
): Brief["stated"]["marketCount"] {
  const count = toldCounts(answers, ["targetAudience"], ["market"]).find(
    (each) =>
      each.value >= FEWEST &&
      each.sure >= LIKELIER &&
      !(each.noun === "" && OF_A_PLACE.test(each.sentence)) &&
      !isSizeOfEach(each) &&
      (each.noun === "" || areBuyers(each, segments)),
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
    // Who they are is not seen by the number: "for 40 factories" may be partners as well.
    ["customers", "staff"],
  ).find(
    (each) =>
      isOfBuyers(each, segments) &&
      !isThing(each, lines) &&
      tellsOfPay(each) &&
      !(LEFT.test(each.sentence) && lines.some((line) => !line.later && isRepeated(line))),
  );
  return count ? founder(count.value, count.said) : null;
}

/** Who has been there in a time that is over need not be there today. */
const OVER = /\b(?:last|past) (?:year|season|summer|winter|autumn|spring|term|session|one)\b|\bthrough\b/i;
/** "Twenty-eight women have finished the course": gone, where others pay again and again. */
const LEFT = /\b(?:have|has) (?:finished|completed|graduated|passed)\b/i;
const FEW = 5;
/** "Two families whom we pay" sell to us. */
const tellsOfPay = ({ value, sentence }: ToldCount) =>
  !/\b(?:we|i) pay\b/i.test(sentence) &&
  !tellsOfNoPay(sentence) &&
  !OVER.test(sentence) &&
  (value >= FEW ||
    /\b(?:pay|paying|paid|subscrib\w+|clients?|customers?)\b|\b(?:we|i) have \d [^.;]*\bsince\b/i.test(
      sentence,
    ));

const IN_TIME =
  /\b(?:in|within|after)\s(one|two|three|1|2|3)\s(years?)\b|\b(\d{1,2}|six|twelve|eighteen) months\b/i;
const MONTHS: Record<string, number> = { one: 12, "1": 12, two: 24, "2": 24, three: 36, "3": 36 };
const SPELT: Record<string, number> = { six: 6, twelve: 12, eighteen: 18 };
const A_YEAR = 12;
const HORIZON = 36;

const DATED =
  /^[^.;]{0,24}?\b(?:by|until|before|in) (?:the (?:end|start|spring|summer|autumn|fall|winter) of )?(?:\p{Lu}\p{L}{2,} )?20\d\d\b/u;
/** "80 schools by September 2027": the date belongs to the aim. */
const untilWhen = (said: string, sentence: string): string => {
  const end = sentence.indexOf(said) + said.length;
  return `${said}${DATED.exec(sentence.slice(end))?.[0] ?? ""}`;
};
/** An aim with a date in the calendar; a plan that knows no day takes it as the end of its first year. */
export const isDated = ({ text }: { text: string }): boolean => /\b20\d\d$/.test(text);

/** How many customers are aimed at; within a year where only a season or a month is named. */
export function toldAim(
  answers: QuizAnswers,
  segments: readonly Clause[],
  lines: readonly RevenueLine[],
): Brief["stated"]["aim"] {
  const count = toldCounts(
    answers,
    ["businessModel", "differentiator", "solution", "targetAudience"],
    ["aim"],
  ).find((each) => isOfBuyers(each, segments) && !isThing(each, lines));
  const customers =
    count && peopleAimedAt(count.value, lastWord(count.noun), Object.values(answers).join(" "));
  if (!count || !customers) return undefined;
  const [, years, , months] = IN_TIME.exec(count.sentence) ?? [];
  const month = years
    ? (MONTHS[years.toLowerCase()] ?? A_YEAR)
    : months
      ? (SPELT[months.toLowerCase()] ?? Number(months))
      : A_YEAR;
  return {
    customers,
    month: Math.min(HORIZON, Math.max(1, month)),
    text: untilWhen(count.said, count.sentence),
  };
}
