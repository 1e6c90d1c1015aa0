import type { Assumptions } from "./inputs";
import { activeLines, chargesPerMonth, isRepeated } from "./line-flow";
import type { RevenueLine } from "./types";
import { perCustomer } from "./unit";

/** One of several ways to pay, and what a customer who takes it, and no other, pays and leaves. */
export interface WayToPay {
  line: RevenueLine;
  /** Share of all customers who take it. */
  share: number;
  /** In a month, in a year where one of the ways is paid less often; once where it is bought once. */
  leaves: number;
  told: "a month" | "a year" | "once";
  /** In a year. */
  yearly: number;
}

const MONTHS = 12;
const [LEAST, MOST] = [0.95, 1.05];
const MANY = 4;

const paidPerMonth = (line: RevenueLine) =>
  line.kind === "recurring" ? chargesPerMonth(line.per) : (line.unitsPerCustomerMonth?.value ?? 1);

/** A plan or single visits, one price step or another: each customer takes one of them. Empty where everybody pays alike, or for several things. */
export function waysToPay(a: Assumptions): WayToPay[] {
  const lines = activeLines(a.lines).filter(
    ({ kind, onTop, buyer }) =>
      kind !== "grant" && kind !== "audience" && kind !== "take" && !onTop && !buyer,
  );
  const all = lines.reduce((sum, { attach }) => sum + (attach?.value ?? 1), 0);
  const apart = lines.every(({ attach }) => attach && attach.value > 0 && attach.value < 1);
  if (!apart || lines.length < 2 || lines.length > MANY || all < LEAST || all > MOST) return [];
  const byYear = lines.some((line) => !isRepeated(line) || paidPerMonth(line) < 1);
  return lines.map((line) => {
    const { attach, ...whole } = line;
    const { contribution } = perCustomer(a, whole);
    const yearly = contribution * (isRepeated(line) ? MONTHS : 1);
    return {
      line,
      share: attach?.value ?? 0,
      leaves: byYear ? yearly : contribution,
      told: isRepeated(line) ? (byYear ? "a year" : "a month") : "once",
      yearly,
    };
  });
}

/** From here on one of two ways is worth moving customers to. */
const FAR_MORE = 1.5;

export interface Better {
  best: WayToPay;
  other: WayToPay;
  /** More in a year for each customer who changes. */
  more: number;
}

/** The way that leaves far more than the one that most take. */
export function betterWay(ways: readonly WayToPay[]): Better | null {
  const [best] = [...ways].sort((x, y) => y.yearly - x.yearly);
  const [other] = ways.filter((way) => way !== best).sort((x, y) => y.share - x.share);
  return best && other && best.yearly > 0 && best.yearly > FAR_MORE * other.yearly
    ? { best, other, more: best.yearly - other.yearly }
    : null;
}
