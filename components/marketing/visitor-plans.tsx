"use client";

import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/components/auth/auth-provider";
import type { Tier } from "@/lib/journey/tiers";
import { PlansGrid } from "./plans-grid";

/** The plans on public pages: built ahead for everybody, then marked with the visitor's own. */
export function VisitorPlans() {
  const { user } = useAuth();
  const { data } = useQuery<{ tier: Tier }>({ queryKey: ["/api/me"], enabled: user !== null });
  return <PlansGrid tier={user ? (data?.tier ?? "freemium") : null} />;
}
