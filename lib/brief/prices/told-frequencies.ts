import { type Frequency, findFrequencies } from "../text/frequency";
import type { Span } from "../text/sentences";
import { limitsTold, notOfOneCustomer } from "../told-numbers/counts";
import type { TaggedNumber } from "../told-numbers/tag-numbers";

const FREE_BEHIND = /^\s(?:are |is |for )?free\b/i;
/** "Ten hours a day" is how long somebody works. */
const OF_TIME = /^(?:hour|hr|minute|day|week|month|time)s?$/i;
const within = (numbers: readonly TaggedNumber[], { start, end }: Span) =>
  numbers.some((number) => number.start < end && number.end > start);

/** How often something happens in a business model, but for money and counts of all customers; what is a limit is marked. */
export function frequenciesOf(
  businessModel: string,
  sums: readonly Span[],
  language: string,
): readonly Frequency[] {
  const english = language === "en";
  const others = english ? notOfOneCustomer(businessModel) : [];
  const limits = english ? limitsTold(businessModel) : [];
  return findFrequencies(businessModel, sums)
    .filter((found) => !FREE_BEHIND.test(businessModel.slice(found.end)) && !within(others, found))
    .map((found) =>
      !OF_TIME.test(found.noun ?? "") && within(limits, found) ? { ...found, isLimit: true } : found,
    );
}
