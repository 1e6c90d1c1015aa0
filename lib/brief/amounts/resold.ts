import type { ReadAmount } from "./amount-roles";

const A_THING =
  /(?:^|[.;,]\s|\band\s)(?:an?|one|the|each)\s(\p{L}{3,}(?:\sof\s\p{L}+)?)\s(?:is|costs?)(?:\s(?:us|me))?(?:\sabout)?\s$/iu;
const BOUGHT_FROM_US =
  /^\s*(?:and |which |that |it |they )*(?:the |an? |each )?(?:\p{L}+ )?(?:buys?|gets?|takes?|orders?|pays?)(?: (?:it|them))?(?: from (?:us|me))? (?:for|at)\s$/iu;

/** "A roll of stickers is 22,000, which the lab buys from us for 38,000": bought in and sold on, by the piece. */
export function resold(read: ReadAmount[]): ReadAmount[] {
  for (const [i, sum] of read.entries()) {
    const last = read[i - 1];
    const noun = last && A_THING.exec(last.before)?.[1]?.toLowerCase();
    if (!noun || !BOUGHT_FROM_US.test(sum.before) || last.kind !== "money" || !(last.value < sum.value))
      continue;
    const tail = { period: null, unit: noun, divisor: 1, length: 0 };
    Object.assign(last, { role: "cost", sure: true, tail: { ...tail, length: last.tail.length } });
    Object.assign(sum, {
      role: "price",
      sure: true,
      told: "extra",
      tail: { ...tail, length: sum.tail.length },
    });
  }
  return read;
}
