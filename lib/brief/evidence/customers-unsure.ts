import { ANSWER_FIELDS } from "../text/fields";
import { likelyOneOf, tagNumbers } from "../told-numbers/tag-numbers";
import type { Brief } from "../types";

/** Less likely than this, those who were counted pay nothing yet. */
const SURELY_TODAY = 0.5;

/** How unsure it is that the customers who were counted pay today; empty where that is sure, or the founder has set it. */
export function customersUnsure({ answers, stated: { customers } }: Brief): Pick<Brief, "customersUnsure"> {
  if (!customers || customers.note === "Set by the founder.") return {};
  const told = ANSWER_FIELDS.flatMap((field) =>
    tagNumbers(answers[field], field).filter(({ value }) => value === customers.value),
  );
  const sure = Math.max(...told.map((number) => likelyOneOf(number, ["customers", "sold"])), 0);
  return told.length === 0 || sure >= SURELY_TODAY ? {} : { customersUnsure: 1 - sure };
}
