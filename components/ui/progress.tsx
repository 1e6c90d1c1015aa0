"use client";

import * as Primitive from "radix-ui/progress";
import type * as React from "react";
import { cn } from "@/lib/client/cn";

/** `value` in percent; the bar takes 500 ms to follow. */
export function Progress({ className, value, ...props }: React.ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      value={value}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-border", className)}
      {...props}
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-500 ease-out"
        style={{ width: `${value ?? 0}%` }}
      />
    </Primitive.Root>
  );
}
