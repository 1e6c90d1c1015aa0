import { NUMBER, parseNumber } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { pointSeparates } from "./amount-patterns";
import type { ReadAmount } from "./amount-roles";

/** "(wash 6.10, driver 6.40)" right behind a cost or the size of its lot, and nothing that is added to it. */
const IN_BRACKETS =
  /^(?:\s(?:at|for|in|of)(?:\s(?:a|an|the|batch(?:es)?|lots?|runs?|qty|quantity|quantities|of)){0,4}\s\d[\d.,]*(?:\s(?:pcs|pieces|units|sets|items|copies))?)?\s*\((?!\s*(?:plus|and|\+|with|without|then|or)(?!\p{L}))([^()]+)\)/iu;
const FIGURES = new RegExp(`(?<![\\p{L}\\d.,])(?:${NUMBER})(?![\\d%])`, "gu");
/** Sums are rounded when they are told. */
const NEAR = 0.02;
const LEAST_PARTS = 2;

/** Where the list ends that begins right behind a cost and adds up to it; 0 where none does. */
function addedUp(cost: number, behind: string): number {
  const points = pointSeparates(behind);
  let [sum, parts] = [0, 0];
  for (const match of behind.matchAll(FIGURES)) {
    sum += parseNumber(match[0], points);
    parts += 1;
    if (parts >= LEAST_PARTS && Math.abs(sum - cost) <= NEAR * cost) return match.index + match[0].length;
    if (sum > cost * (1 + NEAR)) return 0;
  }
  return 0;
}

/** The same by the sums themselves, whose signs a figure may hide behind: "R610: box R40, parts R480, labour R90". */
function addedSums(whole: ReadAmount, read: readonly ReadAmount[], from: number, end: number): number {
  let [sum, parts] = [0, 0];
  for (const part of read) {
    if (part.kind !== "money" || part.start < from || part.end > end) continue;
    sum += part.value;
    parts += 1;
    if (parts >= LEAST_PARTS && Math.abs(sum - whole.value) <= NEAR * whole.value) return part.end - from;
  }
  return 0;
}

/** "The cost of a turnover is $17.80 (wash 6.10, ...)" behind a price: what has such parts is no second price. */
const isToldAsCost = (whole: ReadAmount, read: readonly ReadAmount[], behind: string) =>
  (whole.role === null || whole.role === "price") &&
  !whole.asked &&
  /\bcosts?\s(?:of|per|for)\s[^.;]*$/i.test(whole.before) &&
  read.some(
    ({ start, kind, role }) => start < whole.start && kind === "money" && (role === null || role === "price"),
  ) &&
  addedUp(whole.value, IN_BRACKETS.exec(behind)?.[1] ?? "") > 0;

/** "The cost of a turnover is $17.80 (wash 6.10, driver 6.40)": parts of what is counted already, and no prices. */
export function partsOfCosts(read: readonly ReadAmount[], text: string): void {
  const spans = sentenceSpans(text);
  for (const whole of read) {
    if (whole.kind !== "money") continue;
    const from = whole.end + whole.tail.length;
    const end =
      spans.find(({ start, end: to }) => start <= whole.start && whole.start < to)?.end ?? text.length;
    const behind = text.slice(from, end);
    if (whole.role !== "cost" && !isToldAsCost(whole, read, behind)) continue;
    whole.role = "cost";
    const until =
      from +
      (IN_BRACKETS.exec(behind)?.[0].length ??
        (addedUp(whole.value, behind) || addedSums(whole, read, from, end)));
    for (const part of read)
      if (part.kind === "money" && part.start >= from && part.end <= until && part.value < whole.value)
        if (!part.asked) part.role = "compare";
  }
}
