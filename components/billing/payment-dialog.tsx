"use client";

import { useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  overlayClasses,
} from "@/components/ui/dialog";
import { PLANS, stillInPreparation } from "@/lib/billing/plans";
import { formatCents } from "@/lib/client/format";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";
import { announce } from "./good-news";
import { awaitStatus, type Offer, openCheckout } from "./offer";
import { checkoutFailed } from "./payment-toasts";
import { SandboxForm } from "./sandbox-form";
import { StripeForm } from "./stripe-form";
import { TestMark } from "./test-mark";

function Terms({ offer }: { offer: Offer }) {
  const listed = (PLANS.find(({ tier }) => tier === offer.tier)?.price ?? 0) * 100;
  const saved = listed - offer.amount;
  const later = stillInPreparation(offer.tier);
  return (
    <DialogDescription>
      {formatCents(offer.amount)}, paid once.{" "}
      {saved > 0 && `That is ${formatCents(listed)} less the ${formatCents(saved)} you have paid already. `}
      <span className="whitespace-nowrap">30-day money-back guarantee.</span>
      {later.length > 0 && (
        <span className="mt-3 block text-sm">In preparation, not there yet: {later.join(", ")}.</span>
      )}
    </DialogDescription>
  );
}

/** Takes the payment for a prepared offer: Stripe's form, or the test checkout's in its place. */
export function PaymentDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { user } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const sandbox = offer.meta.provider === "sandbox";
  const payLabel = `Pay ${formatCents(offer.amount)}`;

  /** The plan opens as soon as the server has seen the payment; a slow bank may take its time. */
  async function paid(status: "succeeded" | "processing") {
    setWaiting(status === "processing");
    const patience = status === "processing" ? { times: 15, everyMs: 4_000 } : { times: 6, everyMs: 800 };
    const seen = await awaitStatus(offer.meta.paymentId, patience).catch((error: unknown) => {
      logWarning("The payment went through, but its status could not be read", error);
      return null;
    });
    if (status === "processing" && seen?.status !== "paid") return;
    onClose();
    announce(offer.tierName);
  }

  async function elsewhere() {
    if (!user) return;
    setLeaving(true);
    try {
      window.location.assign(await openCheckout(offer.tier, user));
    } catch (error) {
      toast(checkoutFailed(error));
      setLeaving(false);
    }
  }

  return (
    // Not modal with Stripe: its bank pages open beside the dialog, and must be able to take the focus.
    <Dialog open modal={sandbox} onOpenChange={(open) => !open && onClose()}>
      {!sandbox && <div className={overlayClasses} data-state="open" aria-hidden="true" />}
      <DialogContent onInteractOutside={(event) => event.preventDefault()} className="max-w-md">
        <DialogHeader>
          {sandbox && <TestMark />}
          <DialogTitle>Upgrade to {offer.tierName}</DialogTitle>
          <Terms offer={offer} />
        </DialogHeader>
        {sandbox ? (
          <SandboxForm payment={offer.meta.paymentId} payLabel={payLabel} onPaid={paid} />
        ) : (
          <StripeForm offer={offer} email={user?.email ?? ""} payLabel={payLabel} onPaid={paid} />
        )}
        {waiting && (
          <p role="status" className="text-sm text-muted-foreground">
            Your bank is still confirming the payment. You can wait here, or close this: your plan opens by
            itself once it is through.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4 text-sm">
          <Button variant="link" size="inline" disabled={leaving} onClick={() => void elsewhere()}>
            Pay on a separate page
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
