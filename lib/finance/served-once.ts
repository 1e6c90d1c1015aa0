import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import { courseTurnover } from "./course-turnover";
import { mostNewBy } from "./hands";
import type { Hands } from "./inputs";
import { activeLines, isRepeated } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";
import { limitOf, newLimit } from "./work-limit";

/** What a young firm can deliver a month in work that is sold once, in US dollars at US cost; a planning value, not sourced. */
const WORK_A_MONTH_USD = 50_000;
/** From here on a single order is a project, whatever is sold beside it. */
const PROJECT_USD = 5_000;

/** What begins with a thing that is made or put in goes no faster than that, whatever is paid for afterwards. */
const isSoldOnce = (line: RevenueLine) => !isRepeated(line) && line.kind !== "grant" && line.kind !== "take";
const BY_TIME_OR_WAY = /\b(?:hour|day|km|mile|minute)$/i;
/** Ten pieces a month are five orders of two; three trips a day are three, however many hours each takes. */
function inOrders(limit: Assumed, { quantity, label }: RevenueLine): Assumed {
  const many = BY_TIME_OR_WAY.test(label) ? 1 : Math.max(1, quantity?.value ?? 1);
  return many === 1
    ? limit
    : { ...limit, value: limit.value / many, low: limit.low / many, high: limit.high / many };
}

/** What is sold once to each customer is limited by what can be delivered: as stated, else by what a young firm manages. */
export function servedOnce(brief: Brief, lines: readonly RevenueLine[], scale: number, hands: Hands | null) {
  const begun = newLimit(brief) ?? courseTurnover(brief, lines);
  if (begun) return { mostNew: begun };
  if (hands && hands.once > 0) return { mostNew: mostNewBy(hands) };
  const active = activeLines(lines);
  const once = active.length > 0 && active.every(({ kind }) => kind === "oneOff");
  const capacity = limitOf(brief);
  const [first] = active;
  if (capacity && first && (once || !active.some(isRepeated) || isSoldOnce(first)))
    return { mostNew: inOrders(capacity, first) };
  const price = active
    .filter(({ kind }) => kind === "oneOff")
    .reduce((sum, line) => sum + (line.price?.value ?? 0) * (line.quantity?.value ?? 1), 0);
  if (capacity || price <= 0 || !(once || price >= PROJECT_USD * scale)) return {};
  const most = (WORK_A_MONTH_USD * scale) / price;
  return {
    mostNew: assumption(
      [most * 0.5, most, most * 2],
      "What a young firm can deliver a month was not stated; raise it with the people who do the work.",
    ),
  };
}
