"use client";

import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDemo: () => Promise<boolean>;
}

const code =
  "rounded bg-muted px-1.5 py-0.5 text-[0.9em] font-semibold [overflow-wrap:anywhere] text-foreground";

/** Shown when the provider does not know this address. */
export function DomainDialog({ open, onOpenChange, onDemo }: Props) {
  const { hostname, origin } = typeof window === "undefined" ? { hostname: "", origin: "" } : window.location;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Domain Authorization Required</DialogTitle>
          <DialogDescription>
            The sign-in provider does not accept <code className={code}>{hostname}</code> yet. Whoever runs
            this site can add it:
          </DialogDescription>
        </DialogHeader>
        <ol className="grid list-decimal gap-3 pl-5 leading-relaxed marker:font-semibold marker:text-muted-foreground">
          <li>Open the provider’s console, at the client that this site signs in with.</li>
          <li>
            Add <code className={code}>{hostname}</code> to its authorized domains, and{" "}
            <code className={code}>{origin}/api/auth/callback/…</code> to its redirect addresses. The exact
            address is on the{" "}
            <a href="/firebase-setup" className="text-link underline underline-offset-4">
              set-up page
            </a>
            .
          </li>
          <li>
            Make sure the site’s own address, <code className={code}>APP_URL</code>, is this one. Then sign in
            again.
          </li>
        </ol>
        <DialogFooter>
          <Button
            variant="outline"
            onClick={() => {
              onOpenChange(false);
              void onDemo();
            }}
          >
            Use Demo Mode
          </Button>
          <Button onClick={() => onOpenChange(false)}>I've Added the Domain</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
