import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import type { Assumptions } from "./inputs";
import { activeLines, isRepeated, lineFlow } from "./line-flow";
import { count } from "./money";
import { buyersOf } from "./share-by-buyer";
import type { Assumed, RevenueLine } from "./types";
import { perCustomer } from "./unit";

interface Sold {
  line: RevenueLine;
  perMonth: number;
  said: string;
}

/** What was sold so far by the month, and the line of the plan that it was sold of. */
function soldOf({ stated: { traded } }: Brief, lines: readonly RevenueLine[]): Sold | undefined {
  const line = activeLines(lines).find(({ id }) => id === traded?.lineId);
  if (!traded || !line) return undefined;
  const each = traded.whole ? (line.quantity?.value ?? 1) : 1;
  return { line, perMonth: (traded.count * each) / traded.months, said: `Stated: ${traded.said}` };
}

const unitRevenue = ({ price, averageOrder, takeRate }: RevenueLine) =>
  takeRate ? takeRate.value * (averageOrder?.value ?? 0) : (price?.value ?? 0);

/** Who bought what was sold so far, at the plan's own frequency: the plan begins with them. */
export function startOf(brief: Brief, lines: readonly RevenueLine[]): Assumed | undefined {
  const sold = soldOf(brief, lines);
  // Blocks sold to people say nothing of how many shops buy.
  if (!sold || !isRepeated(sold.line) || buyersOf(lines).length > 1) return undefined;
  // What is charged beside a share of the same deal tells nothing of how many made it.
  const alike = ({ kind }: RevenueLine) => sold.line.kind !== "take" || kind === "take";
  const each = activeLines(lines)
    .filter((line) => isRepeated(line) && alike(line))
    .reduce((sum, line) => sum + lineFlow(line, 1, 0).revenue, 0);
  return each > 0
    ? fixed(
        Math.max(1, Math.round((sold.perMonth * unitRevenue(sold.line)) / each)),
        `${sold.said}${brief.stated.traded?.inSeason ? ", which is taken as half of the year" : ""}; at what a customer of this plan pays that is so many.`,
        "derived",
      )
    : undefined;
}

/** Nobody who is counted as a customer buys less than all of them bought so far. */
export function atLeastSold(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const sold = soldOf(brief, lines);
  const { customers } = brief.stated;
  const often = sold?.line.unitsPerCustomerMonth;
  if (!sold || !customers || often?.provenance !== "assumption") return lines;
  const least = sold.perMonth / customers.value;
  return often.value >= least
    ? lines
    : lines.map((line) =>
        line === sold.line
          ? {
              ...line,
              unitsPerCustomerMonth: fixed(
                least,
                `${sold.said}, of ${customers.value} customers.`,
                "derived",
              ),
            }
          : line,
      );
}

/** What is sold once goes on at the pace so far: so many new customers a month. */
export function paceOf(brief: Brief, lines: readonly RevenueLine[]): Assumed | undefined {
  const sold = soldOf(brief, lines);
  return sold && !isRepeated(sold.line)
    ? fixed(sold.perMonth / (sold.line.quantity?.value ?? 1), `${sold.said}; the pace goes on.`, "derived")
    : undefined;
}

export function tradedIn(
  brief: Brief,
  lines: readonly RevenueLine[],
): Pick<Assumptions, "traded" | "aimOfPace"> {
  const sold = soldOf(brief, lines);
  const { aimOfPace } = brief.stated;
  const aim = aimOfPace ? { aimOfPace } : {};
  if (!sold) return aim;
  const said = sold.said.replace("Stated: ", "");
  const months = brief.stated.traded?.exact ? brief.stated.traded.months : undefined;
  return {
    ...aim,
    traded: { lineId: sold.line.id, perMonth: sold.perMonth, said, ...(months ? { months } : {}) },
  };
}

const MONTHS = 12;

/** A year of what is sold today: the volume so far, or what the customers of today pay month after month. */
export function yearOfToday(a: Assumptions): { revenue: number; said: string } | undefined {
  const {
    traded,
    demand: { startCustomers, noun },
  } = a;
  const line = activeLines(a.lines).find(({ id }) => id === traded?.lineId);
  const sold = line && traded ? unitRevenue(line) * traded.perMonth * MONTHS : 0;
  const each = activeLines(a.lines)
    .filter(isRepeated)
    .reduce((sum, one) => sum + perCustomer(a, one).revenue, 0);
  const paid = startCustomers.provenance === "founder" ? each * startCustomers.value * MONTHS : 0;
  if (Math.max(sold, paid) <= 0) return undefined;
  return sold >= paid
    ? { revenue: sold, said: traded?.said ?? "" }
    : { revenue: paid, said: `${count(startCustomers.value)} ${noun}` };
}
