import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { type Frequency, findFrequencies, frequencyStated, sentenceAround } from "../text/frequency";
import type { PricedLine } from "./line-plans";
import { sameThing } from "./volume-speaker";

/** A range this wide holds many small ones and few large ones. */
const WIDE = 3;
/** What one of them usually has: of a wide range the middle by proportion. */
export function usualOf(found: Frequency): Assumed {
  const { low, high, perMonth } = found;
  const middle = low > 0 && high > WIDE * low ? Math.sqrt(low * high) : perMonth;
  return frequencyStated({ ...found, perMonth: middle });
}

const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(singular);

/** "Merchants receive 200 to 600 invoices a month", where merchants buy and invoices are charged: with what stands before it. */
function saidOf(unit: string, first: string, problem: string): { found: Frequency; before: string } | null {
  const buyers = new Set(wordsOf(first));
  for (const said of [first, problem])
    for (const found of findFrequencies(said)) {
      const { text, start } = sentenceAround(said, found.start);
      const before = text.slice(0, found.start - start);
      const theirs = wordsOf(before).some((word) => buyers.has(word));
      if (found.noun && sameThing(found.noun, unit) && theirs && !/\d\s*$/.test(before))
        return { found, before };
    }
  return null;
}

const each = ({ value, low, high }: Assumed, change: (count: number) => number) => ({
  value: change(value),
  low: change(low),
  high: change(high),
});

/** How often the buyers have it by the founder's own account, less what their plan includes. */
export function withVolumesOfNeed(rows: readonly PricedLine[], first: string, problem: string): void {
  for (const { line, unit, included = 0 } of rows) {
    if (line.kind !== "perUse" || line.later || line.unitsPerCustomerMonth || unit === "") continue;
    const told = saidOf(unit, first, problem);
    const further = /^further/.test(line.id);
    if (!told || (further && included === 0)) continue;
    const used = usualOf(told.found);
    if (!further) {
      line.unitsPerCustomerMonth = used;
      continue;
    }
    const plan = rows.find((row) => row.line.kind === "recurring" && !row.line.later);
    const many = plan?.line.quantity?.value ?? 1;
    const ofEach = plan?.unit && wordsOf(told.before).includes(plan.unit) ? many : 1;
    const most = included * many;
    const more = (count: number) => Math.max(0, count * ofEach - most);
    const note = `${used.note}; ${most.toLocaleString("en-US")} are included`;
    if (plan?.line.unitCost && /\ball of\b/.test(plan.line.unitCost.note)) {
      const part = Math.min(1, (used.value * ofEach) / most);
      plan.line.unitCost = {
        ...each(plan.line.unitCost, (cost) => cost * part),
        provenance: "derived",
        note: plan.line.unitCost.note.replace(/all of\b.*$/, told.found.text),
      };
    }
    if (more(used.value) === 0 && more(used.high) > 0) continue;
    delete line.attach;
    line.unitsPerCustomerMonth = { ...each(used, more), provenance: "derived", note };
  }
}
