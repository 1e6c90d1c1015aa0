"use client";

import { useId, useState } from "react";
import { useSignOut } from "@/components/auth/use-sign-out";
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
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { FAILURE, SUCCESS } from "@/lib/client/toasts";

const WORD = "DELETE";

export function DeleteAccount() {
  const signOut = useSignOut({ sure: true });
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useId();

  async function remove() {
    setBusy(true);
    try {
      await apiRequest("DELETE", "/api/account", { confirm: typed.trim() });
    } catch (error) {
      setBusy(false);
      return toast(FAILURE.removeAccount(error));
    }
    await signOut();
    toast(SUCCESS.accountDeleted);
  }

  return (
    <Dialog onOpenChange={() => setTyped("")}>
      <DialogTrigger asChild>
        <Button variant="outline" className="text-destructive">
          Delete account
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Delete this account?</DialogTitle>
          <DialogDescription>
            Projects, answers, names, analyses, plans and pitches are deleted now, on every device. Nobody can
            bring them back, and neither can we.
          </DialogDescription>
        </DialogHeader>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <div className="grid gap-2">
            <Label htmlFor={field}>Type {WORD} to go on</Label>
            <Input
              id={field}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <DialogFooter>
            <Button type="submit" variant="destructive" disabled={busy || typed.trim() !== WORD}>
              {busy ? "Deleting" : "Delete everything"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
