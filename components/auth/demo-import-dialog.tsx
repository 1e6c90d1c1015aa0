"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";
import { messageOf } from "@/lib/client/toasts";
import { type DemoOffer, declineDemo, fetchDemoOffer, importDemo } from "./session-api";

const projects = (n: number) => (n === 1 ? "1 project" : `${n} projects`);

/** What coming along would mean; when not everything fits, it says so before anything happens. */
function terms({ projects: held, fits }: DemoOffer): string {
  const before = `Your demo account held ${projects(held)}.`;
  if (fits === held) return `${before} Bring ${held === 1 ? "it" : "them"} along to your account?`;
  const later = "make room or upgrade within 24 hours, and sign in again to be asked once more.";
  if (fits === 0) return `${before} Your plan has no room for more right now. To bring them along, ${later}`;
  const newest = fits === 1 ? "the newest would come" : `the newest ${fits} would come`;
  return `${before} Your plan has room for ${fits} more, so ${newest} along. For the rest, ${later}`;
}

/** After an account sign-in that followed a demo session. */
export function DemoImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [offer, setOffer] = useState<DemoOffer | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!open) return;
    const failed = (error: unknown) => logWarning("The demo projects could not be looked up", error);
    fetchDemoOffer().then(setOffer, failed);
  }, [open]);

  function close() {
    setOffer(null);
    onClose();
  }

  async function act(run: () => Promise<void>) {
    setBusy(true);
    try {
      await run();
      close();
    } catch (error) {
      toast({ title: "Error", description: messageOf(error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  const bring = () =>
    act(async () => {
      const { moved } = await importDemo();
      await queryClient.invalidateQueries({ queryKey: ["/api/projects"] });
      toast({ title: "Success", description: `${projects(moved)} came along to your account.` });
    });

  return (
    <Dialog open={open && offer !== null && offer.projects > 0} onOpenChange={(next) => !next && close()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Bring your demo projects along?</DialogTitle>
          <DialogDescription>{offer && terms(offer)}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={() => act(declineDemo)}>
            Leave them behind
          </Button>
          {offer && offer.fits > 0 && (
            <Button disabled={busy} onClick={bring}>
              Bring {projects(offer.fits)} along
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
