"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";

export interface LazyDialogProps {
  onClose: () => void;
}

interface LazyDialogButtonProps {
  children: ReactNode;
  className: string;
  load: () => Promise<ComponentType<LazyDialogProps>>;
}

const NOT_LOADED = {
  title: "Error",
  description: "This could not be opened. Please check your connection and try again.",
  variant: "destructive",
} as const;

/** Fetches its dialog when it is wanted, and mounts it anew each time, so that it always starts from the beginning. */
export function LazyDialogButton({ children, className, load }: LazyDialogButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<LazyDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  async function show() {
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch (error) {
      logWarning("A dialog could not be loaded", error);
      toast(NOT_LOADED);
    } finally {
      setLoading(false);
    }
  }

  const prefetch = () =>
    void load().catch((error) => logWarning("A dialog could not be fetched ahead", error));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={loading}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void show()}
      >
        {children}
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
