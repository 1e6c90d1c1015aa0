"use client";

import { LogOutIcon, PlusIcon } from "lucide-react";
import Link from "next/link";
import { useAuth } from "@/components/auth/auth-provider";
import { DEMO_ENDS, useSignOut } from "@/components/auth/use-sign-out";
import { TierBadge } from "@/components/layout/tier-badge";
import { Button } from "@/components/ui/button";
import { isDemo } from "@/lib/client/stored-user";
import type { Tier } from "@/lib/journey/tiers";

export function DashboardHeader({ tier, name }: { tier: Tier; name: string | null }) {
  const { user, loading } = useAuth();
  const signOut = useSignOut();
  return (
    <header className="flex flex-col gap-6 md:flex-row md:items-end md:justify-between">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TierBadge tier={tier} />
          {tier !== "rocket" && (
            <Link href="/pricing" className="text-sm font-medium text-link underline underline-offset-4">
              Upgrade for more features
            </Link>
          )}
        </div>
        <h1 className="display mt-4 text-4xl sm:text-5xl">{name ? `${name}’s projects` : "Your projects"}</h1>
      </div>
      <div className="flex flex-wrap gap-3 md:max-w-sm md:justify-end">
        <Button asChild>
          <Link href="/quiz">
            <PlusIcon aria-hidden="true" />
            Start New Project
          </Link>
        </Button>
        <Button variant="outline" disabled={loading} onClick={() => void signOut()}>
          <LogOutIcon aria-hidden="true" />
          Sign Out
        </Button>
        {user && isDemo(user) && (
          <p className="w-full text-sm text-muted-foreground md:text-right">{DEMO_ENDS}</p>
        )}
      </div>
    </header>
  );
}
