import { backWithFirstYear } from "@/lib/finance/told-time";
import { isUnpaidTime } from "../analysis/no-advertising";
import type { Case } from "../case";

const QUICK = 4;
const SLOW = 12;

/** What the time in which a customer is earned back means for growing. */
export function paybackMeans(c: Case): string {
  const months = c.fact("payback")?.value ?? 0;
  if (months <= 0) return "";
  if (months <= QUICK || backWithFirstYear(c.context.model))
    return "early enough for the first customers to help pay for the next ones";
  return months <= SLOW
    ? isUnpaidTime(c)
      ? "and until then it is our time that waits and no cash"
      : "so every new customer has to be financed for a while, and growth takes cash in advance"
    : "which is slow, so bringing that cost down is our first task";
}
