"use client";

import { PaymentDialog } from "@/components/billing/payment-dialog";
import { PlanAction } from "@/components/billing/plan-action";
import { usePurchase } from "@/components/billing/use-purchase";
import type { Tier } from "@/lib/journey/tiers";
import { PlanCards } from "./plan-cards";

/** The plans as they can be bought; `tier` is the visitor's own, null when nobody is signed in. */
export function PlansGrid({ tier }: { tier: Tier | null }) {
  const { offer, preparing, choose, close } = usePurchase();
  return (
    <>
      <PlanCards
        action={(plan) => (
          <PlanAction
            plan={plan}
            tier={tier}
            preparing={preparing}
            onChoose={(wanted) => void choose(wanted)}
          />
        )}
      />
      {offer && <PaymentDialog key={offer.clientSecret} offer={offer} onClose={close} />}
    </>
  );
}
