import type { Brief } from "@/lib/brief/types";

/** Called when it is needed and served at once: such work cannot be put together on two days, nor announced the day before. */
const AT_ONCE =
  /\b(?:same|next)[- ](?:working )?day\b|\b(?:within|in) (?:(?:an|one|two|three|four|six|\d{1,2}) hours?|the hour|\d{2} minutes)\b|\b(?:emergenc(?:y|ies)|breakdowns?|break(?:s)? down|broken down|call[- ]outs?|at once|on the spot|24\/7|day and night|round the clock|rescue|locked out)\b/i;

export const isUrgent = ({ answers }: Pick<Brief, "answers">): boolean =>
  AT_ONCE.test(`${answers.solution} ${answers.differentiator}`);
