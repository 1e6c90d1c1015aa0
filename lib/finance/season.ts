import { A_MONTH_NAME } from "@/lib/brief/text/month-names";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import { monthsFrom } from "@/lib/brief/text/season";
import type { Brief } from "@/lib/brief/types";
import type { Assumptions } from "./inputs";

const SOLD = "(?:sales|orders|bookings|revenue|turnover|jobs|work|visits)";
const PART = `(half|most|a third|two thirds|three quarters|(\\d{1,2}) ?(?:%|percent|per cent))`;
const WHEN = `(?:(?:the )?(?:last |first |same )?(${COUNT}) months|(?:from |between )?(${A_MONTH_NAME})(?: (to|until|and|through|or) (${A_MONTH_NAME}))?)`;
/** "Half of all sales are made in two months", "60% of our orders come in November and December". */
const MUCH_OF = new RegExp(
  `\\b${PART} (?:of )?(?:all |our |my |the )?${SOLD}\\b[^.;]{0,30}?\\b(?:in|between|from|within|during) ${WHEN}`,
  "u",
);
/** "The season is from May to September", "we work April to October only". */
const ONLY_IN = new RegExp(
  `\\b(?:season|open|work|works|run|runs|sell|sells)\\b(?: \\p{L}+){0,3}? (?:from |between |in )?(${A_MONTH_NAME}) (to|until|and|through) (${A_MONTH_NAME})\\b`,
  "u",
);
const PARTS: Record<string, number> = {
  half: 0.5,
  most: 0.6,
  "a third": 1 / 3,
  "two thirds": 2 / 3,
  "three quarters": 0.75,
};

function monthsOf(many: string, first: string, link: string, last: string, told: string): number {
  if (many) return countOf(many);
  if (!last) return 1;
  return /^(?:and|or)$/.test(link) && !/\bbetween\b/.test(told) ? 2 : (monthsFrom(first, last) ?? 1);
}

/** How much of a year is sold in how many of its months, as the founder tells it; null where nothing is told. */
export function readSeason({
  answers,
  language,
}: Pick<Brief, "answers" | "language">): Assumptions["season"] {
  if (language !== "en") return undefined;
  const told = [answers.businessModel, answers.solution, answers.targetAudience, answers.differentiator];
  for (const said of told.flatMap((text) => text.split(/(?<=[.;!?])\s+/))) {
    const [much, part = "", percent, many = "", first = "", link = "", last = ""] =
      MUCH_OF.exec(said.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())) ?? [];
    const [only, from = "", to = "", until = ""] = much ? [] : (ONLY_IN.exec(said) ?? []);
    const share = much ? (percent ? Number(percent) / 100 : (PARTS[part] ?? 0)) : only ? 1 : 0;
    const months = much ? monthsOf(many, first, link, last, much) : monthsOf("", from, to, until, "between");
    if ((much || only) && months >= 1 && months < 12 && share > months / 12)
      return { share, months, said: said.replace(/[.;!?\s]+$/, "") };
  }
  return undefined;
}

/** How far below even months the account may fall between two seasons: what was to come in meanwhile and comes in the season. */
export const seasonSwing = ({ season }: Assumptions, grossProfitOfYear: number): number =>
  season ? Math.max(0, grossProfitOfYear) * (season.share - season.months / 12) : 0;
