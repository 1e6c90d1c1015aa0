import { COUNT, countOf } from "../text/number-words";
import type { ReadAmount } from "./amount-roles";
import { singular } from "./price-tail";

/** "2.5 days at €70 a day", "six instalments of 190", "four times 90": so many of them make one payment. */
const MANY_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(?:(?:days?|nights?|hours?|weeks?|months?)\\s(?:at|for|à)|(?:monthly\\s|equal\\s)?(?:instal?ments|payments)\\s(?:of|at)|times)\\s+(?:about |around )?$`,
  "iu",
);

/** "20 litres for 5 shillings". */
const SO_MANY_FOR = new RegExp(
  `(?<![\\p{L}\\d.,]|of |to )(${COUNT})\\s(?!(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|sessions?|people|persons?)\\s)(\\p{L}{4,}s?)\\sfor\\s(?:about )?$`,
  "iu",
);
export function perOne(here: ReadAmount): void {
  const [said, many = "", noun = ""] = SO_MANY_FOR.exec(here.before) ?? [];
  const free = here.kind === "money" && !here.tail.unit && !here.tail.period;
  if (said && free && countOf(many) > 1)
    here.tail = { ...here.tail, unit: singular(noun), divisor: countOf(many) };
}

export function multiplied(here: ReadAmount): void {
  const count = countOf(MANY_OF.exec(here.before)?.[1] ?? "");
  const instalments = /payments|instal|times/i.test(here.before.slice(-24));
  if (here.kind !== "money" || !(count > 1) || !(instalments || here.role === "average")) return;
  here.text = `${MANY_OF.exec(here.before)?.[0] ?? ""}${here.text}`;
  here.value *= count;
  here.low *= count;
  here.high *= count;
  here.tail = { period: null, unit: null, divisor: 1, length: here.tail.length };
}

/** "Two simulators cost 14,000 each", "two workers earn 400 a month each". */
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\d.,])(${COUNT})\\s(?:\\p{L}+\\s)?\\p{L}+s\\s(?:(?:cost|earn|get|receive|are paid|are|make|at|on|for)\\s)?(?:about |around |us )?$`,
  "iu",
);
/** "2,900 a month each for two bakers". */
const EACH_FOR = new RegExp(`^\\s*each(?:\\sfor\\s(?:our\\s|the\\s)?(${COUNT})\\s\\p{L}+)?`, "iu");
/** "Shipping is €9.40 for each of two parcels". */
const FOR_EACH_OF = new RegExp(`^\\s*(?:for|on) each of (?:the |our )?(${COUNT}) \\p{L}+`, "iu");
export function eachOfSeveral(here: ReadAmount): void {
  const [each, told] = FOR_EACH_OF.exec(here.after) ?? EACH_FOR.exec(here.after) ?? [];
  const many = told ?? SEVERAL.exec(here.before)?.[1] ?? "";
  const count = countOf(many);
  if (here.kind !== "money" || !(count > 1) || !each) return;
  if (here.role !== "cost" && here.role !== "capex" && here.role !== "pay") return;
  here.text = `${many} at ${here.text}`;
  here.value *= count;
  here.low *= count;
  here.high *= count;
}

/** "A bike is leased for €260 a month and we start with four": what the business itself rents. */
const LEASED_AT =
  /(?:^|[.;,]\s)(?:an?|one|each|every)\s(?:[\p{L}-]+\s){1,3}(?:is (?:leased|rented|hired) (?:for|at)|leases (?:for|at)|costs)\s(?:about )?$/iu;
const WE_HAVE = new RegExp(
  `^,?\\s(?:and|so) we (?:want to |will |would )?(?:start with|begin with|have|need|run|use|plan) (${COUNT})(?![\\p{L}\\d])`,
  "iu",
);
export function eachThatWeRun(here: ReadAmount, text: string): void {
  const [said = "", many = ""] = WE_HAVE.exec(text.slice(here.end + here.tail.length)) ?? [];
  const count = countOf(many);
  if (here.kind !== "money" || here.asked || !said || !(count >= 1)) return;
  const owned = here.role === "cost" || here.role === "capex";
  if (!owned && !(LEASED_AT.test(here.before) && here.tail.period && !here.tail.unit)) return;
  if (!owned) here.role = "cost";
  here.text = `${here.text}${here.text.includes(many) ? "" : ` for each of ${many}`}`;
  here.value *= count;
  here.low *= count;
  here.high *= count;
}

const FOR_SO_MANY = new RegExp(`^\\s*(?:for|in|with)\\s(${COUNT})\\s(\\p{L}+)`, "iu");
/** "A grant of $60,000 over two years" is 30,000 a year. */
const OVER_YEARS = new RegExp(
  `^\\s*(?:over|for|spread over|across)\\s(?:the (?:next|first) )?(${COUNT}) years\\b`,
  "iu",
);

export function spreadOverYears(here: ReadAmount): void {
  const years = countOf(OVER_YEARS.exec(here.after)?.[1] ?? "");
  if (here.role === "grant" && years > 1 && !here.tail.period)
    here.tail = { ...here.tail, period: "year", divisor: years };
  // "The council pays 2,500 per village a month for 9 villages".
  const [, many = "", noun = ""] = FOR_SO_MANY.exec(here.after) ?? [];
  const count = countOf(many);
  if (here.role !== "grant" || !(count > 1) || singular(noun) !== here.tail.unit) return;
  here.text = `${here.text} for ${many} ${noun}`;
  here.value *= count;
  here.low *= count;
  here.high *= count;
}

/** "Suggested price 30; people paid 24 on average": what they pay counts. */
export function asPaid(read: ReadAmount[]): void {
  const asked = read.find(({ before }) => /\b(?:suggested|recommended|guide price)\b/i.test(before));
  const paid = read.find(
    (amount) =>
      amount !== asked &&
      amount.role === "average" &&
      /\b(?:pays?|paid|gave|gives?)\s[^.;]{0,8}$/i.test(amount.before),
  );
  if (!asked || !paid || asked.currency !== paid.currency) return;
  paid.role = asked.role;
  paid.tail = { ...asked.tail, length: paid.tail.length };
  asked.role = "compare";
}
