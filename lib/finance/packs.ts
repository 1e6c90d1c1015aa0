import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Assumptions } from "./inputs";
import { leftOfPrice } from "./left-of-price";
import { chargesPerMonth } from "./line-flow";
import type { RevenueLine } from "./types";

const SEVERAL = new RegExp(`(?<![\\p{L}\\p{Sc}\\d.,])(${COUNT}) (\\p{Ll}{3,}s)\\b`, "u");
const NEAR = 0.05;

/** A payment that buys so many at once what is sold singly beside it. */
export interface Pack {
  line: RevenueLine;
  /** "visits". */
  noun: string;
  times: number;
  /** What one of them leaves. */
  left: number;
  singles: { line: RevenueLine; left: number }[];
}

const costOfPayment = ({ kind, per, unitCost }: RevenueLine) =>
  (unitCost?.value ?? 0) / (kind === "recurring" ? chargesPerMonth(per) : 1);

/** "A yearly plan with two visits" beside single visits, told by its words and by its cost, which is twice theirs. */
export function packOf(
  lines: readonly RevenueLine[],
  a: Pick<Assumptions, "costs" | "salesTax">,
): Pack | null {
  for (const line of lines) {
    const [, many = "", noun = ""] = SEVERAL.exec(line.evidence) ?? [];
    const times = countOf(many);
    const whole = leftOfPrice(line, a);
    if (!(times > 1) || whole === null) continue;
    const singles = lines.flatMap((other) => {
      const left = leftOfPrice(other, a);
      const cost = costOfPayment(other);
      const isOne = other !== line && other.buyer === line.buyer && cost > 0 && !SEVERAL.test(other.evidence);
      const fits = Math.abs(costOfPayment(line) / cost / times - 1) < NEAR;
      return isOne && fits && left !== null ? [{ line: other, left }] : [];
    });
    if (singles.length > 0) return { line, noun, times, left: whole / times, singles };
  }
  return null;
}
