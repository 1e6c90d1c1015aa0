"use client";

import { DownloadIcon, LockIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/client/toast";
import { subscriptionRequired } from "@/lib/client/toasts";
import { TIER_NAMES, type Tier, tierAtLeast } from "@/lib/journey/tiers";
import type { DownloadFile } from "./files";
import { useDownload } from "./use-download";

interface DownloadButtonProps {
  file: DownloadFile;
  projectId: string;
  brandName: string;
  tier: Tier;
  first: boolean;
}

export function DownloadButton({ file, projectId, brandName, tier, first }: DownloadButtonProps) {
  const { busy, download } = useDownload(projectId, brandName);
  const open = tierAtLeast(tier, file.tier);
  const Icon = open ? DownloadIcon : LockIcon;
  return (
    <Button
      variant={first && open ? "default" : "outline"}
      size="sm"
      disabled={busy}
      aria-busy={busy}
      onClick={() => (open ? void download(file) : toast(subscriptionRequired(file.tier)))}
    >
      {busy ? <Spinner className="size-4" /> : <Icon aria-hidden="true" />}
      {busy ? "Making the file" : file.label}
      {!open && <span className="text-muted-foreground">{TIER_NAMES[file.tier]}</span>}
    </Button>
  );
}
