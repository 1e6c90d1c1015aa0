import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import type { PricedLine } from "../prices/line-plans";
import { COUNT, countOf } from "../text/number-words";
import { added, times } from "./cost-sums";

const ONCE = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "oneOff"]);
/** "The yearly plan is 1,490 for 10 visits", "a card of 12 visits for 1,490". */
const HOLDS = new RegExp(
  `\\b(?:for|of|with|includes)\\s(${COUNT})\\s(?:\\p{L}+\\s)?(?:visits?|cleans?|cleanings?|sessions?|lessons?|classes|treatments?|walks?|rides?|washes|tunings?|times|hours|appointments?|meals|lunches|dinners|breakfasts)\\b`,
  "iu",
);
/** "180 a month for weekly visits". */
const WEEKLY =
  /\b(?:for|of|with|includes)\s(?:weekly\s\p{L}+s\b|(?:an?|one)\s\p{L}+\s(?:every|each|a|per)\sweek\b)/iu;
/** "Monthly plan of 22 lunches". */
const MEALS = new RegExp(
  `\\b(?:of|with|includes)\\s(${COUNT})\\s(?:\\p{L}+\\s)?(?:meals|lunches|dinners|breakfasts)\\b`,
  "iu",
);
const WEEKS_A_MONTH = 52 / 12;
const heldIn = ({ evidence, label, per }: RevenueLine) =>
  per === "month"
    ? WEEKLY.test(evidence)
      ? WEEKS_A_MONTH
      : countOf(MEALS.exec(evidence)?.[1] ?? "")
    : countOf((HOLDS.exec(evidence) ?? HOLDS.exec(label))?.[1] ?? "");
/** A pack is cheaper than so many single ones, and not by much more than half. */
const [LEAST_EACH, MOST_EACH] = [0.4, 1.05];

const FAR_MORE = 1.2;

/** What one visit costs falls due as many times as a pack holds visits. */
export function inPacks(rows: readonly PricedLine[]): void {
  const sold = rows.filter(
    ({ line }) =>
      (ONCE.has(line.kind) || line.per === "year" || heldIn(line) > 1) && line.price && !line.later,
  );
  for (const pack of sold) {
    const held = heldIn(pack.line);
    const single = sold.find(({ line }) => {
      const each = (pack.line.price?.value ?? 0) / held / (line.price?.value || 1);
      return line !== pack.line && line.kind !== "recurring" && each >= LEAST_EACH && each <= MOST_EACH;
    })?.line;
    if (!single || !(held > 1)) continue;
    const own = single.unitCost;
    const { per } = pack.line;
    const yearly = pack.line.kind === "recurring";
    const inIt = pack.line.unitCost;
    // A cost that was already taken so many times, for the pack alone, is one of each visit as well.
    const apart = yearly
      ? null
      : inIt && inIt.note !== own?.note && inIt.value >= (own?.value ?? 0)
        ? times(inIt, 1 / held, "each")
        : null;
    const each = apart && own ? added(own, apart) : (apart ?? own);
    if (!each) continue;
    for (const { line } of sold)
      if (line !== pack.line && (line === single || !line.unitCost)) line.unitCost = each;
    const inAMonth = yearly ? chargesPerMonth(per) : 1;
    // What was read for the year already is kept, unless it is only a part of what each visit costs.
    if (yearly && inIt && each.value * held * inAMonth < inIt.value * FAR_MORE) continue;
    pack.line.unitCost = times(each, held * inAMonth, `${held} in one`);
  }
}
