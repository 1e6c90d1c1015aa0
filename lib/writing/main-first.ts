import type { Assumptions } from "@/lib/finance/inputs";
import { isRepeated } from "@/lib/finance/line-flow";
import { priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { mainLine, yearlyOf } from "@/lib/finance/unit";
import { countedIn } from "./assumed-use";

/** So much more a year than the line that is named first: below it the founder's own order stands. */
const CLEARLY = { again: 1.5, once: 4 } as const;
const isPlan = ({ id }: RevenueLine) => /^plan-/.test(id);
const isFee = ({ kind, label }: RevenueLine) => kind === "oneOff" && /\bfee$/i.test(label);
/** Nothing of what it brings is assumed. */
const isStated = ({ price, takeRate, averageOrder, unitsPerCustomerMonth, quantity, attach }: RevenueLine) =>
  [price, takeRate, averageOrder, unitsPerCustomerMonth, quantity, attach].every(
    (value) => value?.provenance !== "assumption",
  );

/** Whether what one customer brings through `main` outweighs the line that is named first, by the founder's own figures. */
function outweighs(assumptions: Assumptions, main: RevenueLine, first: RevenueLine): boolean {
  if (first.paidBy) return true;
  // Of two subscriptions one is another buyer's, or a choice.
  if (main.kind === "recurring" && first.kind === "recurring") return false;
  if (!isStated(main) || !isStated(first) || !isRepeated(main)) return false;
  const least = isFee(first) ? 1 : CLEARLY[isRepeated(first) ? "again" : "once"];
  return yearlyOf(assumptions, main) > least * yearlyOf(assumptions, first);
}

/** The line that earns most from a customer is told first. */
export function mainFirst(lines: readonly RevenueLine[], assumptions: Assumptions): RevenueLine[] {
  const main = mainLine(assumptions);
  const first = assumptions.lines.find(({ id }) => id === lines[0]?.id);
  const asTold =
    !main ||
    !first ||
    main === first ||
    lines.some(({ buyer }) => buyer) ||
    (isPlan(main) && isPlan(first)) ||
    !outweighs(assumptions, main, first);
  if (asTold) return [...lines];
  const leads = (line: RevenueLine) => line.id === main.id || (isPlan(main) && isPlan(line));
  return [...lines.filter(leads), ...lines.filter((line) => !leads(line))];
}

/** "about 4 orders a year of €640 each": how much is dealt in, where the founder says both; "" elsewhere. */
export function dealtIn(line: RevenueLine, currency: string): string {
  const { averageOrder: each, unitsPerCustomerMonth: often } = line;
  if (each?.provenance !== "founder" || often?.provenance !== "founder") return "";
  const [many, time] = often.value < 1 ? [often.value * 12, "year"] : [often.value, "month"];
  return many < 1.5
    ? ""
    : `about ${Math.round(many)} ${countedIn(line)} a ${time} of ${priceMoney(each.value, currency)} each`;
}
