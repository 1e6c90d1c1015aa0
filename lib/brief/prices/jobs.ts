import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { added } from "../costs/cost-sums";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

const UNIT = "(week|month|day|night|session|lesson|visit|treatment|term|evening)";
const SO_LONG = new RegExp(
  `(?<![\\p{L}\\d.,\\p{Sc}])(${COUNT})[\\s-](?:full |whole |working )?${UNIT}s?(?!\\p{L})`,
  "giu",
);
/** "Six weeks at €2,100 a week": so many stand before the price. */
const AT = new RegExp(`(?<![\\p{L}\\d.,\\p{Sc}])(${COUNT}) ${UNIT}s? at (?:about |around )?$`, "iu");
/** "A month for a season of 5 months": so many are paid, and then it is over. */
const FOR_A_WHOLE = new RegExp(
  `^[^.;]{0,30}?\\bfor (?:an?|the|one|each|every) (?:\\p{L}+ )?(?:season|project|works?|renovation|job|stay|assignment|campaign) of (${COUNT}) ${UNIT}s?(?!\\p{L})`,
  "iu",
);
/** The sum is told to be one. */
const COMES_TO =
  /(?:\b(?:that(?:[’']?s| is| makes| comes to)|it(?:[’']?s| is| makes| comes to)|so|makes|comes to|come to|in all|together|total(?:ling|s)?|altogether)|=)\s*(?:about |around |roughly )?$/i;
const NEARLY = 0.005;
const NEAR = 90;
const AFTER = 40;
/** One such job a year from each who has them again. */
const A_YEAR = { low: 0.5, value: 1, high: 2 };
const OUR_COST = /\bcosts?\b|\b(?:we|i) pay\b|\bpay (?:the|our)\b/i;

interface Job {
  many: number;
  unit: string;
  said: string;
  /** What all of it comes to, where the founder says it. */
  total?: ReadAmount;
}

const near = (one: number, other: number) => Math.abs(one - other) <= NEARLY * other;

/** The same price so many times is told as a sum: "for 8 weeks that's 38,400". */
function told({ amount, line }: PricedLine, own: readonly ReadAmount[], text: string): Job | null {
  const price = line.price?.value ?? 0;
  for (const total of own) {
    if (total.kind !== "money" || total.start <= amount.end || total.start - amount.end > NEAR) continue;
    if (!COMES_TO.test(text.slice(amount.end, total.start))) continue;
    for (const [said, many = "", unit = ""] of text.slice(amount.end, total.end + AFTER).matchAll(SO_LONG)) {
      const count = countOf(many);
      if (count > 1 && near(total.value, count * price))
        return { many: count, unit: unit.toLowerCase(), said, total };
    }
  }
  const [before, several = "", of = ""] =
    AT.exec(text.slice(Math.max(0, amount.start - NEAR), amount.start)) ?? [];
  if (before && countOf(several) > 1)
    return { many: countOf(several), unit: of.toLowerCase(), said: before.trim() };
  const [after, long = "", each = ""] = FOR_A_WHOLE.exec(text.slice(amount.end, amount.end + NEAR)) ?? [];
  return after && countOf(long) > 1 && each.toLowerCase() === line.per
    ? { many: countOf(long), unit: each.toLowerCase(), said: after.trim() }
    : null;
}

const ends = ({ line }: PricedLine) =>
  !line.later &&
  line.price !== undefined &&
  ["recurring", "unitSale", "perUse"].includes(line.kind) &&
  !line.everyMonths;

/**
 * "4,800 a week, for 8 weeks that's 38,400": one job of so many weeks that ends, and no subscription; the sum of it is no
 * further price, and what a week of it costs is a cost of that week. Answers the lines that stay and the sums that are told by them.
 */
export function asJobs(
  rows: readonly PricedLine[],
  own: readonly ReadAmount[],
  text: string,
  firms: boolean,
): { rows: PricedLine[]; taken: ReadAmount[] } {
  const row = rows.find((each) => ends(each) && told(each, own, text));
  const job = row && told(row, own, text);
  if (!row?.line.price || !job) return { rows: [...rows], taken: [] };
  const { line } = row;
  const { many, unit, said, total } = job;
  const times = (jobs: number): number => (many * jobs) / 12;
  const whole: Assumed = {
    value: many,
    low: many,
    high: many,
    provenance: "founder",
    note: `Stated: ${said}.`,
  };
  const { per: _, unitsPerCustomerMonth: __, freeMonths: ___, ...kept } = line;
  const changed = firms
    ? {
        ...kept,
        kind: "perUse" as const,
        unitsPerCustomerMonth: {
          low: times(A_YEAR.low),
          value: times(A_YEAR.value),
          high: times(A_YEAR.high),
          provenance: "derived" as const,
          note: `Stated: ${said}; one such job a year is assumed.`,
        },
      }
    : { ...kept, kind: "oneOff" as const, quantity: whole };
  const costs = own.filter(
    (amount) =>
      amount !== row.amount &&
      amount !== total &&
      amount.kind === "money" &&
      amount.start > row.amount.end &&
      (amount.tail.period === unit || amount.tail.unit === unit) &&
      (amount.role === "cost" || OUR_COST.test(amount.before)) &&
      amount.value < (line.price?.value ?? 0),
  );
  for (const cost of costs) {
    cost.role = "cost";
    changed.unitCost = added(changed.unitCost, stated(cost));
  }
  if (total) total.role = null;
  const taken = [...costs, ...(total ? [total] : [])];
  const next: PricedLine = {
    ...row,
    unit,
    line: { ...changed, label: `Fee per ${unit}`, tail: `per ${unit}`, job: { many, unit } },
  };
  return {
    rows: rows.flatMap((each) => (each === row ? [next] : taken.includes(each.amount) ? [] : [each])),
    taken,
  };
}
