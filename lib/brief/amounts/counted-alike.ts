import type { ReadAmount } from "./amount-roles";

const A_TIME =
  /^(?:evening|night|session|class|lesson|course|event|concert|show|workshop|tour|trip|game|match|day)$/;

/** "Hall 300, DJ 250 per evening": counted like the next one of its list. */
export function countedAlike(read: readonly ReadAmount[], text: string): void {
  for (const [i, here] of read.entries()) {
    const next = read[i + 1];
    if (
      here.role !== "cost" ||
      next?.role !== "cost" ||
      here.tail.unit ||
      here.tail.period ||
      !A_TIME.test(next.tail.unit ?? "")
    )
      continue;
    if (
      /^(?:,|,? and) (?:the |an? )?(?:(?!(?:costs?|is|are|gets?|earns?|comes?|paid) )\p{L}+ ){1,3}$/u.test(
        text.slice(here.end, next.start),
      )
    )
      here.tail = { ...next.tail, length: 0 };
  }
}
