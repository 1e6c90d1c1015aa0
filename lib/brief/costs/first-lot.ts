import type { ReadAmount } from "../amounts/amount-roles";
import { NUMBER, parseNumber } from "../text/number-words";

/** "At 500 pcs", "if we order 1000 pieces", "minimum order of 300 units": so many are made or bought at once. */
const LOT = new RegExp(
  `\\b(?:at|if (?:we|i) (?:order|make|buy|produce)|minimum (?:order|lot|batch)(?: is| of)?|(?:lots?|batch(?:es)?|runs?|series) of|when ordering)\\s(?:about |around )?(${NUMBER})\\s(?:pcs|pieces|units|sets)\\b(?!\\s(?:a|per|each|every)\\b)`,
  "iu",
);
/** How many pieces the cost of one holds for, as the founder says; 0 where nobody says it. */
export const lotOf = (text: string): number => parseNumber(LOT.exec(text)?.[1] ?? "0", true);

/** The first goods themselves. */
export const A_BATCH = /\b(?:batch(?:es)?|production runs?|first runs?|series|first (?:order|lot|stock))\b/i;
const MADE_READY =
  /\b(?:tooling|moulds?|molds?|certif\w+|approvals?|homologation|(?:ce|ul|fcc|safety|lab|type)[- ](?:mark\w*|tests?|testing))\b/i;
/** Spent month by month, and not before the first sale. */
const SPENT_LATER =
  /\b(?:marketing|advertis\w*|ads|growth|hir\w+|staff|team|salar\w+|wages|runway|months?|years?|develop\w*|software|app|website|platform|expan\w+|scal\w+|sales)\b/i;

/** "400,000 for the first batch and CE testing": paid before the first sale, where the cost of the batch is known and can be told apart. */
export function paysForStart({ after }: ReadAmount, text: string): boolean {
  const purpose = /^\s*(?:for|to pay for|to cover)\s([^.;]{3,90})/i.exec(after)?.[1] ?? "";
  return (
    MADE_READY.test(purpose) && !SPENT_LATER.test(purpose) && (!A_BATCH.test(purpose) || lotOf(text) > 1)
  );
}
