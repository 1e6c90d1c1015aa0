import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { isSet } from "@/lib/finance/assumed";
import type { FinancialModel } from "@/lib/finance/model";

/** Where the founder has set how long a price is free, no text repeats what the answers say of it. */
export function withoutFreeTime(brief: Brief, { assumptions }: FinancialModel): Brief {
  const trials = brief.terms.filter(({ kind }) => kind === "trial");
  const setAnew = assumptions.lines.some(({ freeMonths }) => freeMonths && isSet(freeMonths));
  if (!setAnew || trials.length === 0) return brief;
  const without = (answer: string) =>
    trials
      .reduce(
        (text, { said }) =>
          text.replace(new RegExp(`(?:[,;]|\\.)? ?(?:and |but )?${literal(said)}`, "iu"), ""),
        answer,
      )
      .replace(/^[\s,;.]+/, "");
  const { solution, differentiator, businessModel } = brief.answers;
  return {
    ...brief,
    answers: {
      ...brief.answers,
      solution: without(solution) || solution,
      differentiator: without(differentiator),
      businessModel: without(businessModel),
    },
  };
}
