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

/** Asks before a demo account ends: nobody can be signed in to it again. */
export function EndDemoDialog({ open, onAnswer }: { open: boolean; onAnswer: (sure: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onAnswer(false)}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>End this demo account?</DialogTitle>
          <DialogDescription>
            Its projects and orders are lost: nobody can sign in to a demo account again. Download the files
            you want to keep first.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Stay signed in
          </Button>
          <Button variant="destructive" onClick={() => onAnswer(true)}>
            Sign out and lose them
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
