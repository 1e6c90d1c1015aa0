"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { Providers } from "@/components/layout/providers";
import type { Tier } from "@/lib/journey/tiers";
import { PlansGrid } from "./plans-grid";
import type { LivePlansProps } from "./waking-plans";

function MarkedPlans({ pressed }: LivePlansProps) {
  const { user, loading } = useAuth();
  const { data } = useQuery<{ tier: Tier }>({ queryKey: ["/api/me"], enabled: user !== null });
  const grid = useRef<HTMLDivElement>(null);
  const waiting = useRef(pressed);
  useEffect(() => {
    if (loading || waiting.current === null) return;
    const button = grid.current?.querySelector<HTMLButtonElement>(`[data-plan="${waiting.current}"]`);
    waiting.current = null;
    button?.focus();
    button?.click();
  }, [loading]);
  return (
    <div ref={grid}>
      <PlansGrid tier={user ? (data?.tier ?? "freemium") : null} />
    </div>
  );
}

/** The plans marked with the visitor's own; a press that came before them is made up for. */
export function LivePlans(props: LivePlansProps) {
  return (
    <Providers>
      <MarkedPlans {...props} />
    </Providers>
  );
}
