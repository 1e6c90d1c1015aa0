import { COUNT, countOf } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";
import { singular, type Tail } from "./price-tail";

/** "A month costs 480", "one year of access is 90": how long is paid for stands before the sum. */
const NAMED =
  /(?:^|[.;,:]\s)(?:an?|one|each|every|the)\s(week|month|year)(?:\sof\s(?:\p{L}+\s?){1,3}?)?\s(?:costs?|is)\s(?:about |only )?$/iu;

/** "A week plan of 10 packs is 45,000", "monthly pass for 60": how long is a part of its name. */
const IN_ITS_NAME =
  /(?:^|[.;,:]\s|\b(?:an?|the|our|one)\s)(?:\p{L}+\s)?(week(?:ly)?|month(?:ly)?|year(?:ly)?|annual)\s(?:plan|package|pass|ticket|menu|membership|subscription|card|rate|rent|fee)(?:\s(?:of|for|with)\s[^.;,]{1,30}?)?\s(?:costs?|is|at|for)\s(?:about |only )?$/iu;
const AS_PERIOD: Record<string, Tail["period"]> = {
  ...{ week: "week", weekly: "week", month: "month", monthly: "month" },
  ...{ year: "year", yearly: "year", annual: "year" },
};

/** "Six bottles every three months for 96". */
const SO_OFTEN = new RegExp(
  `(?:^|\\s)(?:${COUNT})\\s(?:\\p{L}+\\s)?\\p{L}{3,}s\\s(?:every|each)\\s(?:(${COUNT}|other|second)\\s)?(week|month|quarter|year)s?\\s(?:for|at|is|are|costs?)\\s(?:about |only )?$`,
  "iu",
);

function soOften({ before, tail }: ReadAmount): Tail | null {
  const [, step = "one", said = ""] = SO_OFTEN.exec(before) ?? [];
  const many = /other|second/i.test(step) ? 2 : countOf(step);
  if (!said || !(many > 0)) return null;
  const quarter = said.toLowerCase() === "quarter";
  const period = quarter ? "month" : (said.toLowerCase() as Tail["period"]);
  return { ...tail, period, divisor: many * (quarter ? 3 : 1) };
}

const SOLD_ON =
  /(?:^|\b(?:and|then)\s)(?:we |I )?(?:re-?)?sells?(?: (?:it|them|each))?(?: on)? (?:at|for)\s(?:about )?$/iu;
const BOUGHT_IN = /\b(?:pay|buy|give)\b/i;
/** "We pay parents S$4 per piece and sell at S$11": a piece is sold. */
function soldOn({ before }: ReadAmount, last: ReadAmount | undefined): string | null {
  return last?.tail.unit && SOLD_ON.test(before) && BOUGHT_IN.test(last.before) ? last.tail.unit : null;
}

/** "First 1,000 calls free every month, then 0.60": of each call. */
const FREE_THEN = new RegExp(
  `\\b(?:first\\s)?(?:${COUNT})\\s(?:\\p{L}+\\s)?(\\p{L}{3,}s)\\s(?:(?:are|is|a month|per month|each month)\\s)*(?:for\\s)?free\\b[^.;]*\\b(?:then|after(?:wards)?|after that)\\s(?:at\\s|for\\s|only\\s)?$`,
  "iu",
);
const TIMES = /^(?:day|week|month|year|hour|minute|evening|night)s$/i;

export function periodNamed(read: ReadAmount[]): ReadAmount[] {
  for (const [i, amount] of read.entries()) {
    if (amount.kind !== "money" || amount.tail.period || amount.tail.unit) continue;
    const unit = soldOn(amount, read[i - 1]);
    if (unit) amount.tail = { ...amount.tail, unit };
    const freeFirst = FREE_THEN.exec(amount.before)?.[1] ?? "";
    if (freeFirst && !TIMES.test(freeFirst))
      amount.tail = { ...amount.tail, unit: singular(freeFirst.toLowerCase()) };
    const said = NAMED.exec(amount.before)?.[1] ?? IN_ITS_NAME.exec(amount.before)?.[1];
    const period = said ? AS_PERIOD[said.toLowerCase()] : null;
    amount.tail = period ? { ...amount.tail, period } : (soOften(amount) ?? amount.tail);
  }
  return read;
}
