import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { exactly } from "../amounts/usual-count";
import { findFrequencies } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { withCustomerRhythm } from "./customer-rhythm";
import type { PricedLine } from "./line-plans";
import { pluralOf } from "./stated-count";
import { usualOf } from "./volume-of-need";
import { sameThing } from "./volume-speaker";

/** Said of one customer, and not of the business or of all of them together. */
const OF_ONE =
  /\b(?:typical(?:ly)?|average|usual(?:ly)?|normal(?:ly)?|each|every|an?|one|most|per|they|about|around)\b/i;
const NOT_OF_ONE =
  /\b(?:we|i|our|my|in total|together|altogether|all of them|nationwide|worldwide)\b[^.;]{0,40}$/i;
/** "A typical agent I have spoken to lists 12 homes a year". */
const OF_A_TYPICAL = /^\s*(?:an?|the|each|every|one) (?:typical|average|usual|normal|regular)\b/i;
/** "Households; small cafés that use three a week" tells of the cafés. */
const OF_A_FURTHER_GROUP = /;[^.;]*$/;
/** "Most of them want me 3 days a week", where each visit is paid: so many of them a week. */
const WANTS_DAYS =
  /\b(?:them|they|most|people|clients|customers|owners|families|parents|couples|(?:an?|each|every) (?:typical |average |usual )?(?:regular|customer|client|guest|person|family|household|member)|\p{L}{4,}s)\b[^.;]{0,24}\b(?:want|need|book|use|come|have)s?\b[^.;\d]{0,16}$/iu;
const ON_A_DAY =
  /\b(?:walk|visit|session|class|lesson|ride|clean|cleaning|meal|lunch|dinner|breakfast|day|appointment|trip|delivery|treatment)$/;
/** "A typical agent lists around 12 homes a year", where each listing is paid. */
const isDeedOf = (before: string, unit: string) => {
  const verb = /(\p{L}{4,}?)e?s\s(?:about |around |roughly |some )?$/iu.exec(before)?.[1]?.toLowerCase();
  return verb !== undefined && unit.endsWith("ing") && unit.slice(0, -3) === verb;
};
const COUNTED = new Set(["perUse", "unitSale", "capacity", "oneOff", "take"]);

const unitsOf = ({ unit, line }: PricedLine) =>
  line.kind === "take" ? [unit, line.tail?.split(" ").pop() ?? ""] : [unit];

/** "A typical integration would run 2,500 checks a month", told of those who buy: so often one of them pays. */
export function withToldByAudience(rows: readonly PricedLine[], answers: QuizAnswers): void {
  const { targetAudience } = answers;
  const days = findFrequencies(targetAudience).find(
    ({ start, noun, text }) =>
      (noun === "day" || noun === "time" || (noun === null && /\btimes\b|\btwice\b|\bonce\b/i.test(text))) &&
      WANTS_DAYS.test(targetAudience.slice(0, start)),
  );
  const told = findFrequencies(targetAudience).filter(({ start, noun }) => {
    const sentence = sentenceSpans(targetAudience).find((span) => span.start <= start && start < span.end);
    const said = targetAudience.slice(sentence?.start ?? 0, sentence?.end);
    return (
      noun !== null &&
      OF_ONE.test(said) &&
      !OF_A_FURTHER_GROUP.test(targetAudience.slice(0, start)) &&
      (OF_A_TYPICAL.test(said) || !NOT_OF_ONE.test(targetAudience.slice(sentence?.start ?? 0, start)))
    );
  });
  for (const row of rows) {
    const { line } = row;
    if (line.later || line.unitsPerCustomerMonth || !COUNTED.has(line.kind)) continue;
    const often = told.find(
      ({ noun, start }) =>
        unitsOf(row).some((unit) => sameThing(noun ?? "", unit)) ||
        isDeedOf(targetAudience.slice(0, start), row.unit),
    );
    if (often) {
      line.unitsPerCustomerMonth = usualOf(often);
      delete line.quantity;
      if (line.kind === "oneOff") line.kind = "perUse";
      continue;
    }
    const isVisit = days?.noun === "day" ? ON_A_DAY.test(row.unit) : /^(?:perUse|unitSale)$/.test(line.kind);
    if (days && line.kind !== "take" && isVisit) {
      line.unitsPerCustomerMonth = usualOf(days);
      if (line.kind === "oneOff") line.kind = "perUse";
      continue;
    }
    // "A small one would start with 250 boxes".
    const noun = row.unit.split(" ").pop() ?? "";
    const first =
      noun !== "" && line.kind === "unitSale" && line.quantity?.provenance !== "founder"
        ? new RegExp(
            `\\b(?:start|begin)s? with (?:about |around |some )?(${COUNT}) ${pluralOf(noun)}(?![\\p{L}])`,
            "iu",
          ).exec(targetAudience)
        : null;
    if (first && countOf(first[1] ?? "") > 1) line.quantity = exactly(countOf(first[1] ?? ""), first[0]);
  }
  withCustomerRhythm(rows, answers);
}
