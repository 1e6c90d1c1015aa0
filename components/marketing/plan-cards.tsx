import type { ReactNode } from "react";
import { PlanFeature } from "@/components/billing/plan-feature";
import { PlanFiles } from "@/components/billing/plan-files";
import { FlameSteps } from "@/components/layout/flame-steps";
import { Badge } from "@/components/ui/badge";
import { PLANS, type Plan } from "@/lib/billing/plans";
import { cn } from "@/lib/client/cn";
import { formatPrice } from "@/lib/client/format";
import { PLAN_SUMMARIES } from "@/lib/content/marketing";
import { TIERS } from "@/lib/journey/tiers";

/** Four steps of one flame, each with what can be done about it. */
export function PlanCards({ action }: { action: (plan: Plan) => ReactNode }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-xl border bg-border sm:grid-cols-2 xl:grid-cols-4">
      {PLANS.map((plan) => (
        <li
          key={plan.tier}
          className={cn(
            "flex flex-col bg-card p-6",
            plan !== PLANS[0] && "max-sm:later [--expected-height:36rem]",
            plan.isPopular && "bg-[color-mix(in_oklab,var(--card),var(--flame-fuel)_9%)]",
          )}
        >
          <div className="flex min-h-8 items-center justify-between gap-2">
            <FlameSteps level={TIERS.indexOf(plan.tier)} />
            {plan.isPopular && <Badge variant="ember">Most Popular</Badge>}
          </div>
          <h3 className="display mt-4 text-2xl">{plan.name}</h3>
          <p className="mt-1 text-muted-foreground">{PLAN_SUMMARIES[plan.tier]}</p>
          <p className="mt-5 flex items-baseline gap-2">
            <span className="display text-4xl tabular-nums">{formatPrice(plan.price)}</span>
            <span className="text-sm text-muted-foreground">{plan.price === 0 ? "for good" : "once"}</span>
          </p>
          <ul className="mt-5 mb-7 grid gap-2.5 text-[0.9375rem]">
            {plan.tier !== "freemium" && (
              <li className="text-muted-foreground">
                Everything in {PLANS[PLANS.indexOf(plan) - 1]?.name}, and
              </li>
            )}
            {plan.features.map((feature) => (
              <PlanFeature key={feature} feature={feature} />
            ))}
          </ul>
          <div className="mt-auto">
            <PlanFiles tier={plan.tier} />
            {action(plan)}
          </div>
        </li>
      ))}
    </ul>
  );
}
