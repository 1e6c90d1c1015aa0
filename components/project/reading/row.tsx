"use client";

import { type ReactNode, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";

interface RowProps {
  label: string;
  children: ReactNode;
  /** The form that changes it; absent where nothing can be changed. */
  form?: ((close: () => void) => ReactNode) | undefined;
  /** Called when the form is opened. */
  onOpen?: (() => void) | undefined;
  /** Takes the founder's correction back; absent where there is none. */
  onReset?: (() => void) | undefined;
}

/** One thing that was read: shown, changed in place, and taken back. */
export function Row({ label, children, form, onOpen, onReset }: RowProps) {
  const [open, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const focus = () => requestAnimationFrame(() => change.current?.focus());
  const show = () => {
    onOpen?.();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus();
  };
  const reset = () => {
    onReset?.();
    focus();
  };
  return (
    <div className="grid gap-x-6 gap-y-1 border-t py-4 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
      <dd className="grid min-w-0 gap-3 leading-relaxed wrap-anywhere">
        {open && form ? form(close) : children}
        {!open && (form || onReset) && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            {onReset && <Badge variant="success">Corrected by you</Badge>}
            {form && (
              <Button ref={change} variant="link" size="inline" onClick={show}>
                Change<span className="sr-only"> {label.toLowerCase()}</span>
              </Button>
            )}
            {onReset && (
              <Button variant="link" size="inline" onClick={reset}>
                As it was read<span className="sr-only">: {label.toLowerCase()}</span>
              </Button>
            )}
          </p>
        )}
      </dd>
    </div>
  );
}
