import type { Brief } from "@/lib/brief/types";
import { earnsLike } from "./earns-like";
import { activeLines } from "./line-flow";
import type { RevenueLine } from "./types";

const PAID_WORK = /\b(?:pay|hours?|time|fees?|staff)\b/i;

/** Work whose cost nobody stated is the founder's own at first: it must not be paid twice, and needs no firm's budget to be found. */
export function isOwnWork(brief: Brief, lines: readonly RevenueLine[]): boolean {
  const known = earnsLike(brief)?.costs;
  return (
    brief.archetypes[0]?.id === "services" &&
    brief.offer.way !== "let" &&
    !brief.stated.staffPay &&
    (!known || PAID_WORK.test(known.what)) &&
    activeLines(lines).every(({ unitCost, costShare }) => !unitCost && !costShare)
  );
}
