import type { Archetype, Brief } from "@/lib/brief/types";
import { buyerSize } from "./acquisition";
import { around, fixed, tidy } from "./assumed";
import type { ArchetypeDefaults } from "./data/archetype-defaults";
import type { Assumptions } from "./inputs";
import { activeLines, isRepeated } from "./line-flow";
import type { Market } from "./model";
import type { Assumed, RevenueLine } from "./types";
import { perCustomer } from "./unit";

/** Without advertising, so many new customers a month hear of a newcomer; what people use on a screen spreads further. */
const HEARD_OF = { person: 40, "small firm": 8, organisation: 4 } as const;
const ON_A_SCREEN = new Set<Archetype>(["saas", "marketplace", "media", "fintech", "usage"]);

export const heardOf = (archetype: Archetype, brief: Brief, lines: readonly RevenueLine[]): number =>
  ON_A_SCREEN.has(archetype) && buyerSize(brief, lines) === "person"
    ? Number.POSITIVE_INFINITY
    : HEARD_OF[buyerSize(brief, lines)];

/** What one customer's purchases leave, as a share of what they bring. */
export function contributionMargin(draft: Assumptions): number {
  const rows = activeLines(draft.lines).map((line) => perCustomer(draft, line));
  const revenue = rows.reduce((sum, row) => sum + row.revenue, 0);
  return revenue > 0 ? rows.reduce((sum, row) => sum + row.contribution, 0) / revenue : 0.5;
}

/** Marketing is paid out of what a sale leaves; what only passes through pays for none. */
const OF_WHAT_IS_LEFT = 0.5;

export function marketingShareOf(draft: Assumptions, { marketingShare }: ArchetypeDefaults): Assumed {
  const most = OF_WHAT_IS_LEFT * Math.max(contributionMargin(draft), 0);
  return most < marketingShare
    ? fixed(most, "Marketing grows to this share of revenue, which is half of what a sale leaves; assumed.")
    : draft.costs.marketingShare;
}

/** Bought each month: those who leave, and so many of a hundred more; growth beyond that needs people and not only money. */
const FASTEST = 0.04;

/** One sale may pay for most of the next one, and never for two. */
const OF_ONE_SALE = 0.8;

/** Marketing as a share of revenue may not win customers without end, however little one costs. */
export function withoutRunaway(share: Assumed, draft: Assumptions, cac: number): Assumed {
  const of = (lines: readonly RevenueLine[]) =>
    lines.reduce((sum, line) => sum + perCustomer(draft, line).revenue, 0);
  const monthly = of(activeLines(draft.lines).filter(isRepeated));
  const once = of(activeLines(draft.lines).filter((line) => !isRepeated(line)));
  const pace = draft.demand.churn.value + FASTEST;
  // What a new customer pays at once goes into marketing too, and wins the next one in the same month.
  const most =
    monthly > 0
      ? (pace * cac) / (monthly + pace * once)
      : (OF_ONE_SALE * cac) / (once || Number.POSITIVE_INFINITY);
  return cac > 0 && most < share.value
    ? fixed(most, "Marketing grows to this share of revenue: enough to replace who leaves and win some more.")
    : share;
}

/** A year and a half of marketing wins all who can be won: more would buy customers who are not there. */
const MONTHS_TO_WIN = 18;
/** Who buys once is won once: the budget lasts for all three years. */
const MONTHS_TO_WIN_ONCE = 36;

export function forTheMarket({ costs, lines }: Assumptions, cac: number, { somCustomers }: Market): Assumed {
  const budget = costs.marketingBase;
  const again = activeLines(lines).some(isRepeated);
  const most = (somCustomers * cac) / (again ? MONTHS_TO_WIN : MONTHS_TO_WIN_ONCE);
  return budget.provenance !== "assumption" || most <= 0 || most >= budget.value
    ? budget
    : around(tidy(most), 0.4, "Monthly marketing budget; assumed: enough to win all who can be won.");
}
