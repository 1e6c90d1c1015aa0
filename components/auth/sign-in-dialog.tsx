"use client";

import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { SignInChoices } from "./sign-in-choices";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignedIn: () => void;
}

export function SignInDialog({ open, onOpenChange, onSignedIn }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>Sign In Required</DialogTitle>
          <DialogDescription>Please sign in to access this feature.</DialogDescription>
        </DialogHeader>
        <SignInChoices onSignedIn={onSignedIn} />
      </DialogContent>
    </Dialog>
  );
}
