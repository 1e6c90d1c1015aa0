"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { AuthGatedButton } from "@/components/auth/auth-gated-button";
import { Button } from "@/components/ui/button";
import type { Plan } from "@/lib/billing/plans";
import { type Tier, tierAtLeast } from "@/lib/journey/tiers";
import { DASHBOARD, useLastPlace } from "./last-place";
import type { PaidTier } from "./offer";

interface Props {
  plan: Plan;
  /** The visitor's own; null when nobody is signed in. */
  tier: Tier | null;
  preparing: PaidTier | null;
  onChoose: (tier: PaidTier) => void;
}

function Owned({ children }: { children: string }) {
  return (
    <Button variant="secondary" disabled className="w-full">
      {children}
    </Button>
  );
}

/** Whoever came from a project, and paid, goes on there. */
function WayBack() {
  const place = useLastPlace();
  const here = usePathname();
  if (place === DASHBOARD || here === DASHBOARD) return null;
  return (
    <Button asChild variant="ink" className="mt-2.5 w-full">
      <Link href={place}>Continue where you were</Link>
    </Button>
  );
}

export function PlanAction({ plan, tier, preparing, onChoose }: Props) {
  const paid = plan.tier === "freemium" ? null : plan.tier;
  if (plan.tier === tier)
    return (
      <>
        <Owned>Current Plan</Owned>
        {paid && <WayBack />}
      </>
    );
  if (tier !== null && tierAtLeast(tier, plan.tier)) return <Owned>Included</Owned>;
  if (paid === null) {
    return (
      <Button asChild variant="outline" className="w-full">
        <Link href="/quiz">Start Free</Link>
      </Button>
    );
  }
  return (
    <AuthGatedButton
      data-plan={paid}
      variant={plan.isPopular ? "default" : "outline"}
      className="w-full"
      aria-disabled={preparing !== null}
      aria-busy={preparing === paid}
      onAction={() => preparing === null && onChoose(paid)}
    >
      {tier === null ? "Sign In to Upgrade" : "Upgrade Now"}
      <span className="sr-only"> to {plan.name}</span>
    </AuthGatedButton>
  );
}
