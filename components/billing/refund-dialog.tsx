"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { apiRequest } from "@/lib/client/api";
import { formatDay } from "@/lib/client/format";
import { toast } from "@/lib/client/toast";
import { messageOf } from "@/lib/client/toasts";

/** Asks the operator for the money back, within the guarantee. */
export function RefundDialog({ number, until }: { number: string; until: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useId();

  async function send() {
    setBusy(true);
    try {
      await apiRequest("POST", "/api/billing/refund-request", { order: number, reason });
      toast({ title: "Success", description: "We have your request and answer within about 24 hours." });
      setOpen(false);
      router.refresh();
    } catch (error) {
      toast({ title: "Error", description: messageOf(error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm">
          Request a refund<span className="sr-only"> of order {number}</span>
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Request a refund</DialogTitle>
          <DialogDescription>
            Order {number} can be refunded until {formatDay(until)}. Once it is, what your plan unlocked is
            locked again; everything you made stays readable.
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-2">
          <Label htmlFor={field}>What was missing? (optional)</Label>
          <Textarea
            id={field}
            rows={4}
            maxLength={2_000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <DialogFooter>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Keep my plan
          </Button>
          <Button disabled={busy} onClick={() => void send()}>
            {busy ? "Sending" : "Send request"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
