import { cn } from "@/lib/client/cn";
import { TIER_NAMES, TIERS, type Tier } from "@/lib/journey/tiers";
import { FlameSteps } from "./flame-steps";

const COLOURS: Record<Tier, string> = {
  freemium: "text-tier-freemium",
  spark: "text-tier-spark",
  fuel: "text-tier-fuel",
  rocket: "text-tier-rocket",
};

export function TierBadge({ tier }: { tier: Tier }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 rounded-sm border bg-card px-2.5 py-1 text-sm font-semibold",
        COLOURS[tier],
      )}
    >
      <FlameSteps level={TIERS.indexOf(tier)} className="scale-[0.6] -mx-1.5 -my-2 origin-center" />
      {TIER_NAMES[tier]} Plan
    </span>
  );
}
