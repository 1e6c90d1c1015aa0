"use client";

import { useCallback, useEffect, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { toast } from "@/lib/client/toast";
import { repeatAnnouncement } from "./good-news";
import { type Offer, type PaidTier, prepareOffer } from "./offer";
import { AUTHENTICATION_ERROR, setupFailed } from "./payment-toasts";

/** From the click on a plan to an open payment form. */
export function usePurchase() {
  const { user, signIn } = useAuth();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [preparing, setPreparing] = useState<PaidTier | null>(null);
  useEffect(repeatAnnouncement, []);

  const choose = useCallback(
    async (tier: PaidTier) => {
      if (!user?.email || !user.uid) {
        toast(AUTHENTICATION_ERROR);
        return;
      }
      setPreparing(tier);
      try {
        setOffer(await prepareOffer(tier, user));
      } catch (error) {
        toast(setupFailed(error, () => void signIn()));
      } finally {
        setPreparing(null);
      }
    },
    [user, signIn],
  );

  const close = useCallback(() => setOffer(null), []);
  return { offer, preparing, choose, close };
}
