"use client";

import Link from "next/link";
import { FlameSteps } from "@/components/layout/flame-steps";
import { Button } from "@/components/ui/button";
import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import type { Step } from "@/lib/journey/steps";
import { TIER_NAMES, TIERS } from "@/lib/journey/tiers";

/** Lies over a blurred card: what it is, and what opens it. The whole of it can be clicked. */
export function UpgradeOverlay({ step, onActivate }: { step: Step; onActivate: () => void }) {
  const tier = ARTIFACTS[step.artifact].tier;
  return (
    <div className="absolute inset-0 z-20 grid content-center justify-items-center gap-1 bg-card/96 p-6 text-center">
      <button
        type="button"
        onClick={onActivate}
        aria-label={`${step.title} is a premium feature`}
        className="absolute inset-0"
      />
      <FlameSteps level={TIERS.indexOf(tier)} className="mb-2" />
      <h3 className="display text-xl">{step.title}</h3>
      <p className="text-sm font-semibold">Premium Feature</p>
      <p className="text-sm text-muted-foreground">Upgrade to {TIER_NAMES[tier]}</p>
      <Button asChild size="sm" variant="ink" className="relative mt-3">
        <Link href="/pricing">
          Upgrade Now<span className="sr-only"> to unlock {step.title}</span>
        </Link>
      </Button>
    </div>
  );
}
