import * as LabelPrimitive from "radix-ui/label";
import type * as React from "react";
import { cn } from "@/lib/client/cn";

export function Label({ className, ...props }: React.ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root className={cn("text-sm font-semibold text-foreground", className)} {...props} />
  );
}
