import type { Traded } from "@/lib/brief/buyers/traded";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { activeLines, isRepeated } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";

/** "19 machines are on the monthly plan": counted of one of two ways to pay. */
const ON_A_PLAN =
  /\bon (?:the|our|a|an) (?:[\p{L}-]+ )?(?:plans?|contracts?|subscriptions?|retainers?)\b|\bsubscrib|\bpay(?:ing)? (?:by the month|monthly|every month|each month)\b/iu;
const SEVERAL = 2;

/**
 * Who began with nobody when the count began: each buys on coming and then so often a month, and as many come each month.
 * Then count = a month's new ones × (months + often × months² / 2), which leaves one start, one pace and the count that agree.
 */
export function sinceOpening(
  { exact, count, months }: Traded,
  often: number,
): { customers: number; perMonth: number } | null {
  if (exact || months < 2) return null;
  const perMonth = count / (months + (often * months ** 2) / 2);
  return { customers: perMonth * months, perMonth };
}

export interface Begun {
  lines: RevenueLine[];
  customers: Assumed;
  /** So many have come a month, at least, where only the beginning is told. */
  perMonth?: Assumed;
}

/**
 * Some pay a plan and are counted, others pay by the piece and only the pieces are: the plan begins with both, and they
 * are spread over the two as they were so far.
 */
export function begunBoth({ stated }: Brief, lines: RevenueLine[]): Begun | null {
  const { traded, customers } = stated;
  const active = activeLines(lines);
  const pieces = active.find(({ id }) => id === traded?.lineId);
  const plan = active.find(({ kind, buyer }) => kind === "recurring" && !buyer);
  if (!traded || !customers || !pieces || !plan || pieces === plan || pieces.buyer) return null;
  const often = pieces.unitsPerCustomerMonth;
  const whole = active.length === SEVERAL && pieces.attach?.provenance === "assumption";
  if (!whole || !isRepeated(pieces) || !often || often.value <= 0) return null;
  if (!ON_A_PLAN.test(traded.sentence)) return null;
  const began = sinceOpening(traded, often.value);
  const byPiece = Math.max(1, Math.round(began?.customers ?? traded.count / traded.months / often.value));
  const all = byPiece + customers.value;
  const year = Math.round(often.value * 12 * 10) / 10;
  const how = began
    ? `if each calls on coming and then ${year} times a year, and as many came each month`
    : `at ${year} a year each`;
  const said = `Stated: ${traded.said}, counted over ${traded.months} months; ${how}, that is ${byPiece}; beside them ${customers.note.replace(/^Stated: /, "")}`;
  const part = (value: number) => fixed(value / all, `${said}.`, "derived");
  return {
    lines: lines.map((line) =>
      line === pieces
        ? // If each came more seldom there would be more of them: what they bring together is counted.
          { ...line, attach: part(byPiece), unitsPerCustomerMonth: fixed(often.value, often.note) }
        : line === plan
          ? { ...line, attach: part(customers.value) }
          : line,
    ),
    customers: fixed(all, said, "derived"),
    ...(began
      ? {
          perMonth: fixed(
            all / traded.months,
            `${said}; they go on coming at that pace, which is assumed.`,
            "derived",
          ),
        }
      : {}),
  };
}
