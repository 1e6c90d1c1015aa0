import type { Brief } from "@/lib/brief/types";
import type { FinancialModel } from "@/lib/finance/model";

/** "Free for clubs under 50 members", "a trial month"; not "sugar-free", "ad free", "free time" or "free delivery". */
export const FREE_USE =
  /(?<!-)(?<!\b(?:ads?|hands|sugar|gluten|dairy|plastic|tax|duty|smoke|stress) )\b(?:free|freemium|trial)\b(?! (?:from|time|hands?|days?|evenings?|will|text|range|delivery|shipping|postage|returns?|parking)\b)/i;

/** Something of it can be used before or without paying. */
export const isFreeAtFirst = ({ answers }: Pick<Brief, "answers">): boolean =>
  FREE_USE.test(`${answers.solution} ${answers.businessModel}`);

/** "The free month": what nobody is asked to pay for first; "" where it costs from the first day. */
export function freeStart({ context }: { context: { model: FinancialModel } }): string {
  const months = context.model.assumptions.lines
    .filter(({ kind, freeMonths }) => kind === "recurring" && freeMonths)
    .map(({ freeMonths }) => freeMonths?.value ?? 0);
  const [least] = months.sort((a, b) => a - b);
  return !least ? "" : least === 1 ? "the free month" : "the free time";
}
