import { PERSON } from "../data/cost-words";
import { sentenceSpans } from "../text/sentences";
import type { ReadAmount } from "./amount-roles";

/** "We need a second man at 230 an hour". */
const SOMEBODY = new RegExp(
  `\\b(?:we|i)(?: also)? need (?:an?|another|one|two|three) (?:second |third |further |extra |trained )?(?:m[ae]n|wom[ae]n|persons?|people|hands?|${PERSON}) (?:at|for)\\s(?:about )?$`,
  "iu",
);
/** "Shipping is 24 on average and included": paid out of the price. */
const INCLUDED = /^(?: on average)?,? (?:and|which) (?:is |are )?(?:already )?included\b/i;
/** "1.1 million, of which 400,000 is from my brother": a part of the sum before it. */
const PART = /^[,;]? of (?:which|that|it)\s(?:about )?$/i;
/** "Backing is 60 for a lap quilt, 95 for a large one and 12 for a bear": one cost, by what it is for. */
const FOR_NEXT =
  /^\sfor (?:an?|the|one) (?:\p{L}+ ){1,3}?(?:and )?$|^\sfor (?:an?|the|one) (?:\p{L}+ ?){1,3}(?:,|,? and) $/iu;
/** "I need 14 hours for a lap quilt, 26 for a large one". */
const HOURS_FIRST = /\b\d+ (?:hours?|minutes?|days?) for (?:an?|the|one)\b[^.;\p{Sc}]*$/iu;

/** What is surely paid by the business, or is no sum of its own, whatever words a list leaves out. */
export function surelyOurs(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const sentences = sentenceSpans(text);
  const settled: ReadAmount[] = [];
  for (const amount of read) {
    const last = settled.at(-1);
    const from = sentences.find(({ start, end }) => start <= amount.start && amount.start < end)?.start ?? 0;
    const between = last && last.start >= from ? text.slice(last.end, amount.start) : null;
    const bare = /^\d[\d.,]*$/.test(amount.text.trim());
    if (amount.kind !== "money") settled.push(amount);
    else if (bare && HOURS_FIRST.test(text.slice(from, amount.start))) continue;
    else if (last?.role === "capex" && between !== null && PART.test(between))
      settled.push({ ...amount, role: "compare", sure: true });
    else if (SOMEBODY.test(text.slice(from, amount.start)) || INCLUDED.test(text.slice(amount.end)))
      settled.push({ ...amount, role: "cost", sure: true });
    else settled.push(amount);
  }
  return costsOfEach(settled, text);
}

/** A second list of the same things in the same order, each for less than its price, is what they cost. */
function costsOfEach(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const money = read.filter(({ kind }) => kind === "money");
  const goesOn = (at: number) => {
    const [here, next] = [money[at], money[at + 1]];
    return here && next && FOR_NEXT.test(text.slice(here.end, next.start));
  };
  const first = money.findIndex((_, at) => at > 0 && goesOn(at));
  if (first < 0) return [...read];
  let last = first;
  while (goesOn(last)) last += 1;
  const list = money.slice(first, last + 1);
  const priced = money.slice(first - list.length, first);
  const same =
    first >= list.length &&
    list.every((cost, at) => cost.value < (priced[at]?.value ?? 0) && thingOf(cost, text, priced[at]));
  return same
    ? read.map((one) => (list.includes(one) ? { ...one, role: "cost", sure: true } : one))
    : [...read];
}
/** The last word behind "for a" stands beside the price too, or is "one". */
function thingOf(cost: ReadAmount, text: string, price: ReadAmount | undefined): boolean {
  const [, words = ""] =
    /^\sfor (?:an?|the|one) ((?:\p{L}+ ?){1,3}?)(?=,| and |[.;]|$)/iu.exec(text.slice(cost.end)) ?? [];
  const thing = words.trim().split(" ").at(-1) ?? "";
  return thing !== "" && price !== undefined && new RegExp(`\\b${thing}\\b`, "iu").test(price.before);
}
