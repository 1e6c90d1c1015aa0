import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import { findAmounts } from "../amounts/amounts";
import { resolveCurrency } from "../amounts/currency";
import { readTail, type Tail } from "../amounts/price-tail";
import { PERIOD_WORDS } from "../data/periods";
import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import { type Span, sentenceSpans } from "../text/sentences";
import { statementAround } from "./told-today";

/** What the buyers pay, lose or spend time on today, as the founder tells it: a new price is held against that. */
export interface PaidToday {
  kind: "paid" | "lost" | "hours";
  /** From who pays to what for: "night nannies cost €250 a night". */
  said: string;
  /** Money in the project's currency; for "hours" the hours or days of one month. */
  amount: number;
  /** What one such sum is for: "night", a period, or null where it is not said; "hour" or "day" for time. */
  per: Pick<Tail, "period" | "unit">;
  /** The sum is lost each time that something goes wrong, and how often that is, where it is said: one crown in twelve. */
  mishap?: { oneIn?: { every: number; one: string } };
}

const FIELDS: readonly AnswerField[] = ["problem", "differentiator"];

const APPROX =
  "(?:(?:about|around|roughly|over|more than|almost|nearly|up to|at least|from|an average of|on average|some|only|just|as much as|between|another|easily|well over|anything from)\\s)*";
const A_FEW = "(?:(?!(?:and|but|or|so|because)\\s)[\\p{L}\\p{N}'’-]+\\s)";
/** "costs a club £90", "lawyers want £90", "an average repair is £90". */
const CHARGED = new RegExp(
  `\\b(?:(?:costs?|charges?|bills?)\\s${A_FEW}{0,3}?|(?:asks?(?: for)?|takes?|adds?|starts? (?:at|from)|sells? for|is|are|wants?|runs? (?:at|to))\\s)${APPROX}$`,
  "iu",
);
const PAID = new RegExp(
  `(?<!\\b(?:to|have|has|had|already) )\\b(?:pay|pays|spend|spends)\\s${A_FEW}{0,6}?${APPROX}$`,
  "iu",
);
const LOST = new RegExp(
  `\\b(?:los(?:e|es|t)|wast(?:e|es|ed)|forgets?|miss(?:es)?|throws?(?: away)?|writes? off)\\s${A_FEW}{0,4}?${APPROX}$`,
  "iu",
);
/** What nobody buys. */
const MISHAP =
  /\b(?:no-shows?|mistakes?|errors?|breakdowns?|missed|lost|late|delay\w*|closed|injur\w*|accidents?|fine[ds]?|penalt\w+|damage[ds]?|waste[ds]?|idle|empty|wrong|fail\w*|broken?|stolen|theft|spoil\w*|cancel\w*|remakes?|(?:made|done|printed|sewn|fired|baked|cut|built) again|returns?|leaks?|downtime|sick)\b/i;
const EACH_TIME = /\b(?:each|every) time\b/i;
/** "About one crown in twelve", "every twelfth" is not read. */
const ONE_IN = new RegExp(`\\bone (\\p{Ll}[\\p{L}-]+) in (?:every )?(${COUNT}|${SPELT_NUMBER})\\b`, "iu");

const HOURS = new RegExp(
  `\\b(?:spends?|loses?|takes?|wastes?)\\s${A_FEW}{0,4}?${APPROX}(${COUNT}|${SPELT_NUMBER})\\s(hour|day)s?\\s(?:a|per|each|every)\\s(week|month|year)\\b`,
  "giu",
);

interface Found extends Omit<PaidToday, "said"> {
  at: Span;
}

const sentenceOf = (text: string, { start }: Span) =>
  sentenceSpans(text).find((span) => span.start <= start && start < span.end);

function sums(text: string, { currency, country }: { currency: string; country: string | null }): Found[] {
  return findAmounts(text).flatMap((amount): Found[] => {
    const sentence = sentenceOf(text, amount);
    if (!sentence || amount.kind !== "money" || amount.value <= 0) return [];
    if (resolveCurrency(amount.currency, country, currency) !== currency) return [];
    const before = text.slice(sentence.start, amount.start);
    const charged = CHARGED.test(before);
    const lost = LOST.test(before) || (charged && MISHAP.test(before));
    if (!charged && !lost && !PAID.test(before)) return [];
    const { period, unit, length } = readTail(text.slice(amount.end, sentence.end));
    const at = { start: amount.start, end: amount.end + length };
    const each = lost && period === null && (charged || EACH_TIME.test(text.slice(amount.end, sentence.end)));
    return [
      {
        ...{ kind: lost ? "lost" : "paid", amount: amount.value, per: { period, unit }, at },
        ...(each ? { mishap: oneIn(before) } : {}),
      },
    ];
  });
}

/** How often it goes wrong, where that is told beside the sum. */
function oneIn(said: string): NonNullable<PaidToday["mishap"]> {
  const [, one = "", many = ""] = ONE_IN.exec(said) ?? [];
  const every = /\d/.test(many) ? countOf(many) : spelt(many);
  return one && every > 1 ? { oneIn: { every, one } } : {};
}

function hours(text: string): Found[] {
  return [...text.matchAll(HOURS)].flatMap((match): Found[] => {
    const [said, many = "", unit = "", time = ""] = match;
    const each = /\d/.test(many) ? countOf(many) : spelt(many);
    const amount = each * chargesPerMonth(PERIOD_WORDS[time.toLowerCase()]);
    const at = { start: match.index, end: match.index + said.length };
    return amount > 0 ? [{ kind: "hours", amount, per: { period: null, unit: unit.toLowerCase() }, at }] : [];
  });
}

/** What buyers pay, lose or spend time on today; in English answers, in the order it is told. Never throws. */
export function readPaidToday(
  answers: QuizAnswers,
  told: { currency: string; country: string | null; lines: readonly RevenueLine[] },
): PaidToday[] {
  const asked = told.lines.flatMap(({ price, averageOrder }) => [price?.value, averageOrder?.value]);
  return FIELDS.flatMap((field) => {
    const text = answers[field];
    return [...sums(text, told), ...hours(text)]
      .sort((a, b) => a.at.start - b.at.start)
      .flatMap(({ at, ...found }): PaidToday[] => {
        const sentence = sentenceOf(text, at);
        const span = sentence && statementAround(text, sentence, at);
        if (!span || asked.includes(found.amount)) return [];
        return [{ ...found, said: text.slice(span.start, span.end) }];
      });
  });
}
