import type * as React from "react";
import { cn } from "@/lib/client/cn";

export function Skeleton({ className, ...props }: React.ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "animate-sweep rounded-md bg-muted bg-[linear-gradient(90deg,transparent_30%,var(--card)_50%,transparent_70%)] bg-size-[200%_100%]",
        className,
      )}
      {...props}
    />
  );
}
