"use client";

import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";
import type { Offer } from "./offer";
import { PAYMENT_ERROR, paymentFailed } from "./payment-toasts";

interface Props {
  offer: Offer;
  email: string;
  payLabel: string;
  onPaid: (status: "succeeded" | "processing") => Promise<void>;
}

/** Stripe's own payment form. Its script is asked for when the form is first shown, and never before. */
export function StripeForm({ offer, email, payLabel, onPaid }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const { clientSecret } = offer;
  const publishableKey = offer.meta.publishableKey ?? "";

  useEffect(() => {
    let left = false;
    async function mount() {
      const { loadStripe } = await import("@stripe/stripe-js/pure");
      const stripe = await loadStripe(publishableKey);
      if (!stripe || left || !frame.current) return;
      const elements = stripe.elements({ clientSecret, appearance: { theme: "night" } });
      const element = elements.create("payment", { layout: { type: "accordion", radios: "never" } });
      element.on("ready", () => setReady(true));
      element.on("loaderror", () => toast(PAYMENT_ERROR));
      element.mount(frame.current);
      form.current = { stripe, elements };
    }
    mount().catch((error: unknown) => {
      logWarning("The payment form could not be loaded", error);
      toast(PAYMENT_ERROR);
    });
    return () => {
      left = true;
      form.current?.elements.getElement("payment")?.destroy();
      form.current = null;
    };
  }, [publishableKey, clientSecret]);

  async function confirm({ stripe, elements }: { stripe: Stripe; elements: StripeElements }) {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: `${window.location.origin}/payment-success`, receipt_email: email },
      redirect: "if_required",
    });
    if (error) toast(paymentFailed(error.message));
    else if (paymentIntent.status === "succeeded" || paymentIntent.status === "processing")
      await onPaid(paymentIntent.status);
    else toast(paymentFailed());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    setBusy(true);
    await confirm(form.current).catch((error: unknown) => {
      logWarning("The payment could not be confirmed", error);
      toast(PAYMENT_ERROR);
    });
    setBusy(false);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="min-h-48 rounded-lg bg-[#30313d] p-4">
        {!ready && (
          <p className="flex items-center gap-2 text-sm text-white/80">
            <Spinner /> Loading the payment form
          </p>
        )}
        <div ref={frame} />
      </div>
      <Button type="submit" size="lg" disabled={!ready || busy}>
        {busy && <Spinner />}
        {busy ? "Processing payment" : payLabel}
      </Button>
    </form>
  );
}
