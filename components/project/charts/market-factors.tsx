import { Badge } from "@/components/ui/badge";
import type { FinancialModel } from "@/lib/finance/model";
import { count, money, percent } from "@/lib/finance/money";

/** A market without an honest count: what it needs, and the multiplication that waits for it. Never a total. */
export function MarketFactors({ model: { market, currency } }: { model: FinancialModel }) {
  const shown = { count, money: (value: number) => money(value, currency), share: percent };
  return (
    <div>
      <h4 className="flex flex-wrap items-center gap-3 font-semibold">
        Market a year <Badge variant="warning">Not sized yet</Badge>
      </h4>
      <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">
        It needs {market.needs ?? "a count of possible customers"}. Put the count under Assumptions, Market,
        and the circles are drawn.
      </p>
      <ol className="mt-3 text-sm">
        {market.factors.map(({ label, kind, value }, i) => (
          <li key={label} className="flex items-baseline justify-between gap-4 border-t py-2">
            <span className="text-muted-foreground">
              {i > 0 && (kind === "count" ? "+ " : "× ")}
              {label}
            </span>
            <span className="tabular-nums">
              {shown[kind](value)}
              {kind === "count" && <span className="text-muted-foreground"> (placeholder)</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
