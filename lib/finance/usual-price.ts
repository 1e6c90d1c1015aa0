import type { Brief } from "@/lib/brief/types";
import { assumption, fixed, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import { buysLike, earnsLike } from "./earns-like";
import { sortOf } from "./needed-by-kind";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

const NOTE = "usual for this kind of business, no source.";
const AS_THE_FEE = "in a month as much as makes the commission come to the fee that is";
/** A fee for the deal is no deal. */
const NO_DEAL = /\b(?:fee|donation|listing|ad|advance|guarantee)\b/i;
/** "Month's rental income", "monthly card turnover": all that is dealt in during a month. */
const ALL_OF_A_MONTH = /\bmonth(?:ly\b|['’]s\b)/i;
const COMMISSION: ReadonlySet<string | undefined> = new Set(["marketplace", "fintech"]);

const BY_MONTH = /\b(?:monthly|(?:per|a|each|every) month)\b/i;

/** What such a venture usually asks, in the project's currency. */
function usualPrice(brief: Brief, known = earnsLike(brief)) {
  const price = known?.price;
  if (!price) return null;
  const [low, planned, high] = price.range.map((usd) => tidy(usd * costScale(brief)));
  return { ...price, amount: [low ?? 0, planned ?? 0, high ?? 0] as const };
}

/** What is dealt in, and how often in a month where that follows from it. */
export interface UsualDeal {
  order: Assumed;
  often?: Assumed;
}

/**
 * The usual value of what is dealt in, where the business takes the share `take` (0 to 1) of each deal; null where that is
 * not known. Where such a kind asks a fee by the month, as much is dealt in as makes the share come to that fee.
 */
export function usualDeal(brief: Brief, take: number): UsualDeal | null {
  const known = buysLike(brief);
  const price = usualPrice(brief, known);
  if (!price || NO_DEAL.test(price.unit)) return null;
  const monthly = fixed(1, "All deals of a month are counted as one.");
  const told = (said: string) => `The average order was not stated; ${said} ${NOTE}`;
  const dealsItself = COMMISSION.has(known?.kinds[0]) || sortOf(known?.kinds[0]) !== "screen";
  if (ALL_OF_A_MONTH.test(price.unit) || (dealsItself && price.per === "month"))
    return { order: assumption(price.amount, told(`per ${price.unit},`)), often: monthly };
  if (dealsItself)
    return price.per === "year" ? null : { order: assumption(price.amount, told(`per ${price.unit},`)) };
  if (price.per !== "month" || take <= 0) return null;
  const [low, planned, high] = price.amount.map((fee) => tidy(fee / take));
  return { order: assumption([low ?? 0, planned ?? 0, high ?? 0], told(AS_THE_FEE)), often: monthly };
}

/** One line at the usual price, where none was stated; null where the kind is not known in this form, or takes a commission. */
export function lineAtUsualPrice(
  brief: Brief,
  { line }: ArchetypeDefaults,
  launch: Assumed,
): RevenueLine | null {
  const price = usualPrice(brief);
  const [form, usual] = [brief.archetypes[0]?.id, earnsLike(brief)?.kinds[0]];
  const byMonth = price?.per === "month" || price?.per === "year";
  // A program's month says nothing of who does the work, nor a visit of a program.
  const other = (sortOf(form) === "screen") !== (sortOf(usual) === "screen");
  if (!price || (other && (byMonth || sortOf(form) === "screen"))) return null;
  if (line.kind === "take" && !byMonth) return null;
  if (!byMonth && line.kind === "recurring" && BY_MONTH.test(brief.answers.businessModel)) return null;
  const base = {
    startMonth: launch,
    price: assumption(price.amount, `No price was stated; per ${price.unit}, ${NOTE}`),
    evidence: "",
  };
  if (byMonth) {
    const label = line.kind === "recurring" ? line.label : "Subscription";
    return {
      ...base,
      id: "recurring",
      kind: "recurring",
      label,
      per: price.per === "year" ? "year" : "month",
    };
  }
  const name = price.unit.charAt(0).toUpperCase() + price.unit.slice(1);
  if (line.kind === "unitSale") return { ...base, id: "unitSale", kind: "unitSale", label: name };
  return price.per === "once"
    ? { ...base, id: "oneOff", kind: "oneOff", label: `Price per ${price.unit}` }
    : { ...base, id: "perUse", kind: "perUse", label: `Fee per ${price.unit}` };
}
