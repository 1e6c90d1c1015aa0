import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { times } from "../costs/cost-sums";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { PricedLine } from "./line-plans";

const BOUGHT_AGAIN = new Set<PricedLine["line"]["kind"]>(["perUse", "unitSale", "capacity", "take"]);
/** Told of one who buys. */
const OF_A_CUSTOMER =
  /\b(?:customers?|clients?|people|person|patients?|famil(?:y|ies)|households?|homes?|owners?|members?|guests?|buyers?|everybody|everyone|most|they|an? (?:ordinary|typical|average|usual|normal|regular) \p{L}+)\b/iu;
const OF_US = /\b(?:we|I|my|our|us)(?:['’]\p{L}+)? (?:\p{L}+ ){0,6}$/iu;
const NO_PURCHASE =
  /\b(?:pay|paid|invoice|bill|report|update|newsletter|check|meeting|trained|renew)\w* (?:\p{L}+ ){0,3}$/iu;
/** Nobody buys more often than every day: that is told of all together. */
const DAILY = 31;
const NAMELESS = /^(?:about |around )?(?:once|twice|(?:\S+ times))\b/i;
/** "Away about twice a year" and "a visit every day for about 7 days". */
const A_STAY = new RegExp(
  `\\b(?:every|each|a|per) (day|night)(?:,)? for (?:about |around |some |up to )?(?:(an?|${COUNT}) (days?|nights?|weeks?))\\b`,
  "iu",
);
const AWAY = /\b(?:away|on holiday|travel(?:s|ling)?|on (?:a )?trips?|abroad)\b/i;
const sentences = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

/** "An ordinary client should bid four times a year": so often one of them buys, where nothing else tells it. */
export function withCustomerRhythm(rows: readonly PricedLine[], answers: QuizAnswers): void {
  const open = rows.filter(({ line }) => !line.later && BOUGHT_AGAIN.has(line.kind));
  if (open.length === 0 || open.some(({ line }) => line.unitsPerCustomerMonth)) return;
  const all = sentences(`${answers.businessModel} ${answers.targetAudience}`);
  const stay = all.map((said) => A_STAY.exec(said)).find(Boolean);
  const away = stay
    ? all.filter((said) => AWAY.test(said)).flatMap((said) => findFrequencies(said))[0]
    : undefined;
  if (stay && away) {
    const days =
      (/^an?$/i.test(stay[2] ?? "") ? 1 : countOf(stay[2] ?? "")) * (/^week/i.test(stay[3] ?? "") ? 7 : 1);
    for (const { line } of open) line.unitsPerCustomerMonth = times(frequencyStated(away), days, stay[0]);
    return;
  }
  for (const said of sentences(answers.businessModel)) {
    const found = findFrequencies(said).find(
      ({ noun, text, start, isLimit, perMonth }) =>
        noun === null &&
        perMonth <= DAILY &&
        !isLimit &&
        NAMELESS.test(text) &&
        !OF_US.test(said.slice(0, start)) &&
        !NO_PURCHASE.test(said.slice(0, start)),
    );
    if (!found) continue;
    const own = open.filter(({ line }) => said.includes(line.evidence) || line.evidence.includes(said));
    if (own.length === 0 && !OF_A_CUSTOMER.test(said)) continue;
    for (const { line } of own.length > 0 ? own.slice(0, 1) : open)
      if (line.kind !== "take" || open.length === 1) line.unitsPerCustomerMonth = frequencyStated(found);
    return;
  }
}
