"use client";

import { XIcon } from "lucide-react";
import Link from "next/link";
import * as Toast from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { cn } from "@/lib/client/cn";
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  TOAST_DURATION,
  type ToastAction,
} from "@/lib/client/toast";
import { buttonVariants } from "./button-variants";

const none = () => null;

function Action({ action }: { action: ToastAction }) {
  const classes = cn(buttonVariants({ size: "sm", variant: "ink" }), "mt-3");
  return (
    <Toast.Action altText={action.label} asChild>
      {action.href ? (
        <Link href={action.href} className={classes}>
          {action.label}
        </Link>
      ) : (
        <button type="button" className={classes} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </Toast.Action>
  );
}

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, none);
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          duration={toast.duration}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={cn(
            "relative w-full rounded-lg border bg-popover py-4 pr-12 pl-5 text-popover-foreground shadow-lift animate-rise",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
            "before:absolute before:inset-y-3 before:left-0 before:w-1 before:rounded-r-full before:bg-primary",
            toast.variant === "destructive" && "border-destructive before:bg-destructive",
          )}
        >
          <Toast.Title className={cn("font-semibold", toast.variant === "destructive" && "text-destructive")}>
            {toast.title}
          </Toast.Title>
          {toast.description && (
            <Toast.Description className="mt-1 text-sm leading-relaxed wrap-anywhere text-muted-foreground">
              {toast.description}
            </Toast.Description>
          )}
          {toast.action && <Action action={toast.action} />}
          <Toast.Close className="absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground">
            <XIcon className="size-4" aria-hidden="true" />
            <span className="sr-only">Dismiss</span>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed inset-x-0 top-16 z-[100] mx-auto flex w-full max-w-md list-none flex-col p-4 outline-none"
      />
    </Toast.Provider>
  );
}
