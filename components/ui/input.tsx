import type * as React from "react";
import { cn } from "@/lib/client/cn";

export const fieldClasses =
  "w-full min-w-0 rounded-md border border-input bg-card text-foreground transition-[border-color,box-shadow] duration-150 placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive";

export function Input({ className, type = "text", ...props }: React.ComponentProps<"input">) {
  return <input type={type} className={cn(fieldClasses, "h-11 px-3.5 text-base", className)} {...props} />;
}
