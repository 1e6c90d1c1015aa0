"use client";

import { CalendarSyncIcon, CheckIcon, CopyIcon, LockIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { notDownloaded, subscriptionRequired } from "@/lib/client/toasts";
import { TIER_NAMES, type Tier, tierAtLeast } from "@/lib/journey/tiers";

/** A private address that calendar programs ask again, so that the plan in them follows this one. */
export function CalendarSubscription({ projectId, tier }: { projectId: string; tier: Tier }) {
  const [address, setAddress] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const path = `/api/projects/${projectId}/calendar`;
  const open = tierAtLeast(tier, "fuel");

  async function act(run: () => Promise<string | null>) {
    try {
      setAddress(await run());
      setCopied(false);
    } catch (error) {
      toast(notDownloaded(error));
    }
  }
  const ask = (renew: boolean) =>
    act(async () => (await apiRequest<{ address: string }>("POST", path, { renew })).address);
  const end = () =>
    act(async () => {
      await apiRequest("DELETE", path);
      return null;
    });
  async function copy() {
    await navigator.clipboard.writeText(address ?? "");
    setCopied(true);
  }

  if (!address)
    return (
      <Button
        variant="outline"
        size="sm"
        onClick={() => (open ? void ask(false) : toast(subscriptionRequired("fuel")))}
      >
        {open ? <CalendarSyncIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
        Subscribe in a calendar
        {!open && <span className="text-muted-foreground">{TIER_NAMES.fuel}</span>}
      </Button>
    );
  return (
    <div className="grid w-full gap-3 rounded-xl border p-4 sm:max-w-2xl">
      <Label htmlFor="calendar-address">Private calendar address</Label>
      <Input
        id="calendar-address"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-sm text-muted-foreground">
        Add it to your calendar by address; it follows this plan. Whoever has it can read the plan: make a new
        one if it got into other hands.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => void copy()}>
          {copied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={address.replace(/^https?:/, "webcal:")}>Open in a calendar</a>
        </Button>
        <Button variant="outline" size="sm" onClick={() => void ask(true)}>
          New address
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void end()}>
          Stop sharing
        </Button>
      </div>
    </div>
  );
}
