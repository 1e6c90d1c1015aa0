"use client";

import { useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { useAuth } from "./auth-provider";
import { AUTH_TOASTS } from "./auth-toasts";
import { SignInDialog } from "./sign-in-dialog";

export const DIALOG_AFTER_MS = 500;
export const ACTION_AFTER_MS = 100;

type Props = Omit<ButtonProps, "onClick" | "asChild"> & { onAction: () => void };

/** Runs its action for somebody who is signed in, and asks anybody else to sign in first. */
export function AuthGatedButton({ onAction, disabled, ...props }: Props) {
  const { user, loading } = useAuth();
  const [asking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const action = useRef(onAction);

  useEffect(() => {
    action.current = onAction;
  }, [onAction]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function press() {
    if (user) return onAction();
    toast(AUTH_TOASTS.signInRequired);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAsking(true), DIALOG_AFTER_MS);
  }

  function signedIn() {
    setAsking(false);
    timer.current = setTimeout(() => action.current(), ACTION_AFTER_MS);
  }

  return (
    <>
      <Button {...props} disabled={disabled || loading} onClick={press} />
      <SignInDialog open={asking} onOpenChange={setAsking} onSignedIn={signedIn} />
    </>
  );
}
