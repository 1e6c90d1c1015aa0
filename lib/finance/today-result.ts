import { multiplierAt, NUMBER, parseNumber } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";

/** What came in and what was spent, by the founder's own account of the same time. */
export interface TodayResult {
  said: string;
  revenue: number;
  costs: number;
}

const SUM = `(?:about |around |roughly |some )?(?:\\p{Sc}|[A-Z]{1,3}\\p{Sc}?|\\p{Lu}\\p{Ll}\\.?)? ?(${NUMBER})`;
const BETWEEN =
  "(?: (?:last year|this year|so far|in 20\\d\\d|a month|a year|of|was|were|is|are|came to)){0,3}";
const CAME_IN = new RegExp(`\\b(?:revenue|turnover|takings|income|sales)${BETWEEN} ${SUM}`, "iu");
const WENT_OUT = new RegExp(
  `\\b(?:total )?(?:costs|expenses|spending|outgoings)${BETWEEN} ${SUM}|\\b(?:spent|spend) ${SUM}`,
  "iu",
);
const HAPPENED =
  /\b(?:last (?:year|month)|this year|so far|in 20\d\d|currently|today|at the moment|we had|we made|we took)\b/i;

function sumIn(pattern: RegExp, text: string): number {
  const found = pattern.exec(text);
  const digits = found?.[1] ?? found?.[2] ?? "";
  if (!found || !digits) return 0;
  const end = found.index + found[0].lastIndexOf(digits) + digits.length;
  return parseNumber(digits, false) * multiplierAt(text, end).factor;
}

/** "Last year we had revenue of €210,000 and costs of €190,000"; null where not both are told in one breath. */
export function todayResult({ answers, language }: Pick<Brief, "answers" | "language">): TodayResult | null {
  if (language !== "en") return null;
  const sentences = [answers.businessModel, answers.solution, answers.differentiator].flatMap((text) =>
    text.split(/(?<=[.!?])\s+/),
  );
  for (const said of sentences.filter((one) => HAPPENED.test(one))) {
    const [revenue, costs] = [sumIn(CAME_IN, said), sumIn(WENT_OUT, said)];
    if (revenue > 0 && costs > 0) return { said: said.replace(/[.!?\s]+$/, ""), revenue, costs };
  }
  return null;
}
