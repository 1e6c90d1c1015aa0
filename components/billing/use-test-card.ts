"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";
import { PAYMENT_ERROR, paymentFailed } from "./payment-toasts";
import { answerBank, type Card, type Confirmation, confirmCard } from "./sandbox-api";

/** One test payment: the card, the bank's question where it has one, and what came of it. */
export function useTestCard(payment: string, onPaid: (status: "succeeded" | "processing") => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function follow(step: Promise<Confirmation>) {
    setBusy(true);
    setRefusal(null);
    try {
      const { status, message } = await step;
      setAsked(status === "requires_action");
      if (status === "succeeded" || status === "processing") await onPaid(status);
      if (status === "failed") {
        setRefusal(message ?? null);
        toast(paymentFailed(message));
      }
    } catch (error) {
      logWarning("The test payment could not be confirmed", error);
      const reason = error instanceof ApiError ? error.reason : undefined;
      setRefusal(reason ?? null);
      toast(reason ? paymentFailed(reason) : PAYMENT_ERROR);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    asked,
    refusal,
    pay: (card: Card) => follow(confirmCard(payment, card)),
    answer: (complete: boolean) => follow(answerBank(payment, complete)),
  };
}
