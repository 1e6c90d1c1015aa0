import type { Brief } from "@/lib/brief/types";
import { assumption, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import { earnsLike } from "./earns-like";
import { sortOf } from "./needed-by-kind";
import { costScale } from "./scale";
import type { Assumed, RevenueLine } from "./types";

const NOTE = "usual for this kind of business, no source.";
/** A fee for the deal, or all deals of a month, is no deal. */
const NO_DEAL = /\b(?:fee|donation|listing|ad|advance|guarantee|monthly|month['’]s)\b/i;
const COMMISSION: ReadonlySet<string | undefined> = new Set(["marketplace", "fintech"]);

const BY_MONTH = /\b(?:monthly|(?:per|a|each|every) month)\b/i;

/** What such a venture usually asks, in the project's currency. */
function usualPrice(brief: Brief) {
  const price = earnsLike(brief)?.price;
  if (!price) return null;
  const [low, planned, high] = price.range.map((usd) => tidy(usd * costScale(brief)));
  return { ...price, amount: [low ?? 0, planned ?? 0, high ?? 0] as const };
}

/** The usual value of what is dealt in, where the business takes a part of each deal; null where that is not known. */
export function usualDeal(brief: Brief): Assumed | null {
  const price = usualPrice(brief);
  const usual = earnsLike(brief)?.kinds[0];
  const sold = COMMISSION.has(usual) || sortOf(usual) !== "screen";
  const isDeal = price && sold && COMMISSION.has(brief.archetypes[0]?.id) && !NO_DEAL.test(price.unit);
  return isDeal && (price.per === "use" || price.per === "once")
    ? assumption(price.amount, `The average order was not stated; per ${price.unit}, ${NOTE}`)
    : null;
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
