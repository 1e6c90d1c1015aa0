import type * as React from "react";
import { cn } from "@/lib/client/cn";
import { fieldClasses } from "./input";

export function Textarea({ className, ...props }: React.ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(fieldClasses, "min-h-36 resize-y px-4 py-3.5 text-base leading-relaxed", className)}
      {...props}
    />
  );
}
