import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { activeLines } from "./line-flow";
import { percent } from "./money";
import type { Begun } from "./plan-and-pieces";
import type { RevenueLine } from "./types";

/** "57 members now", "41 customers on the plan": counted of those who take the plan, and of nobody beside them. */
const OF_THE_PLAN =
  /\b(?:members?|subscribers?)\b|\bon (?:the|our|a|my) (?:[\p{L}-]+ )?(?:plan|contract|subscription|membership)\b/iu;
/** "14 of them on the quarterly plan": how many of those who were counted take it. */
const SOME_OF_THEM = new RegExp(
  `\\b(${COUNT}) (?:of them|of these) (?:are |is |have |with )?(?:on |in )?(?:the |our |a |my )?(?:[\\p{L}-]+ )?(?:plan|card|contract|subscription|membership)\\b`,
  "iu",
);

/** The one plan beside single purchases, whose share is assumed; undefined where there are several, or none. */
function planBeside(lines: readonly RevenueLine[]): RevenueLine | undefined {
  const active = activeLines(lines).filter(({ onTop }) => !onTop);
  const [plan, second] = active.filter(({ kind }) => kind === "recurring");
  const alone = plan && !second && !plan.buyer && active.length > 1;
  return alone && plan.attach?.provenance === "assumption" && plan.attach.value > 0 ? plan : undefined;
}

/** Members are a part of all customers, and "14 of them on the plan" is that part: base and shares are made to agree. */
export function begunAsMembers({ stated }: Brief, lines: RevenueLine[]): Begun | null {
  const { customers, traction, aim } = stated;
  const plan = planBeside(lines);
  if (!customers || !plan?.attach) return null;
  const counted = customers.note.replace(/^Stated: /, "");
  const told = traction.map(({ text }) => text).find((text) => text.includes(counted)) ?? counted;
  const some = countOf(SOME_OF_THEM.exec(told)?.[1] ?? "");
  if (some > 0 && some < customers.value) {
    const others = activeLines(lines).filter((line) => line !== plan && !line.onTop);
    const [single] = others;
    if (others.length > 1 || single?.attach?.provenance !== "assumption") return null;
    const share = some / customers.value;
    const part = (value: number) => fixed(value, `Stated: ${some} of ${counted}.`, "derived");
    return {
      customers,
      lines: lines.map((line) =>
        line === plan
          ? { ...line, attach: part(share) }
          : line === single
            ? { ...line, attach: part(1 - share) }
            : line,
      ),
    };
  }
  // An aim counts in members as well.
  if (aim || !OF_THE_PLAN.test(told.split(/\band\b/)[0] ?? "")) return null;
  const all = Math.round(customers.value / plan.attach.value);
  return {
    lines,
    customers: fixed(
      all,
      `Stated: ${counted}; taken as the ${percent(plan.attach.value)} of all customers who are on the plan (assumed), that makes ${all}`,
      "derived",
    ),
  };
}
