import { ALWAYS_PAID, EQUIPMENT } from "../data/cost-words";
import { sentenceSpans } from "../text/sentences";
import type { ReadAmount } from "./amount-roles";

const RHYTHM = /^(?:month|year)$/;
/** Paid by the business at each turn of the calendar, and for no thing that is sold. */
const runs = ({ kind, role, tail, later }: ReadAmount) =>
  kind === "money" &&
  (role === "cost" || role === "pay") &&
  !later &&
  RHYTHM.test(tail.period ?? "") &&
  (!tail.unit || tail.unit === "month");
const OPEN = new Set<ReadAmount["role"]>([null, "price", "cost", "pay", "capex", "compare", "budget"]);
/** Bought, looked for or paid a single time. */
const ONCE =
  /\b(?:once|one[- ]off|one time|up ?front|at the (?:start|beginning)|to start|invest\w*|bought|needs?|looking for|raise|borrow\w*|loan of|grant|saved|savings|deposit)\b/i;
/** "Stickers cost 1.10 each": by the piece, whatever falls due each month. */
const OF_EACH = /^\s*(?:each|apiece|a piece)\b(?! (?:a|per|every) month)/i;
const A_BILL = new RegExp(`(?<![\\p{L}])(?:${ALWAYS_PAID})(?![\\p{L}])`, "iu");
const A_THING = new RegExp(`\\b(?:${EQUIPMENT})\\b`, "iu");
/** Asked of somebody, or told of another business. */
const ASKED =
  /\b(?:charge|sell|sold|price|pays? us|customers?|clients?|members?|subscri\w+|rivals?|competitors?|elsewhere)\b/i;
/** A thing with its sum, and nothing else: ", the office around", " and a helper at". */
const NEXT_ITEM = /^[^.;:(]{0,24}?(?:,|\s(?:and|plus|&)\s|\+)[^.;:()]{2,60}$/iu;
/** A bill of a month is seldom so many times the one beside it, and what may have been bought is dearer still. */
const FAR_ABOVE = { capex: 3, bill: 12 };

/**
 * "Rent's 3,900, utilities around 1,150 and a part-time manager at 2,200 a month": in a list of what the business pays the
 * rhythm is said once, at either end, and holds for all of it.
 */
export function asOftenAs(read: readonly ReadAmount[], text: string): ReadAmount[] {
  const spans = sentenceSpans(text);
  const partOf = ({ start }: ReadAmount) => {
    const sentence = spans.findIndex((span) => span.start <= start && start < span.end);
    return `${sentence} ${text.slice(spans[sentence]?.start ?? 0, start).split(";").length}`;
  };
  const told = [...read];
  const settle = (at: number, beside: ReadAmount | undefined, between: string) => {
    const amount = told[at];
    if (!amount || !beside || !runs(beside) || amount.kind !== "money" || !OPEN.has(amount.role)) return;
    const { tail, asked, later, listed, sought } = amount;
    // "Bodega 7,000 a month, one packer 12,500": it has its own rhythm, and nobody knew what it is.
    const unknown = at > 0 && RHYTHM.test(tail.period ?? "") && (amount.role === null || amount.unsure);
    if ((tail.period && !unknown) || tail.unit || asked || later || listed) return;
    if (OF_EACH.test(amount.after)) return;
    if (sought && amount.sure && !between.includes(",")) return;
    const label = at > read.indexOf(beside) ? between : amount.before;
    const own = `${label} ${amount.after.split(/[,;.]/)[0]}`;
    if (!NEXT_ITEM.test(between) || ONCE.test(own) || ASKED.test(own)) return;
    const kind = amount.role === "capex" && !A_BILL.test(label) ? "capex" : "bill";
    if (A_THING.test(label) || amount.value > FAR_ABOVE[kind] * beside.value) return;
    told[at] = {
      ...amount,
      role: "cost",
      sure: true,
      unsure: false,
      sought: false,
      tail: { ...tail, period: tail.period ?? beside.tail.period },
    };
  };
  const between = (a: ReadAmount, b: ReadAmount) =>
    text.slice(a.end + (a.tail.period ? a.tail.length : 0), b.start);
  const together = (at: number, next: number) => {
    const [a, b] = [told[at], told[next]];
    return a && b && partOf(a) === partOf(b);
  };
  for (let i = 1; i < told.length; i += 1) {
    const [before, here] = [told[i - 1], told[i]];
    if (before && here && together(i - 1, i)) settle(i, before, between(before, here));
  }
  for (let i = told.length - 2; i >= 0; i -= 1) {
    const [here, next] = [told[i], told[i + 1]];
    if (here && next && together(i, i + 1)) settle(i, next, between(here, next));
  }
  return told;
}
