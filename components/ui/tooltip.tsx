"use client";

import * as Primitive from "radix-ui/tooltip";
import type { ReactNode } from "react";

interface TooltipProps {
  label: ReactNode;
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
}

/** The child must name itself as well: a tooltip is never the only label. */
export function Tooltip({ label, children, side = "top" }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            className="z-50 max-w-xs rounded-md bg-foreground px-3 py-1.5 text-sm text-background animate-fade"
          >
            {label}
            <Primitive.Arrow className="fill-foreground" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
