import type * as React from "react";
import { cn } from "@/lib/client/cn";
import { fieldClasses } from "./input";

/** The browser's own list: it is known to every hand, keyboard and screen reader. */
export function Select({ className, ...props }: React.ComponentProps<"select">) {
  return <select className={cn(fieldClasses, "h-11 px-3 text-base", className)} {...props} />;
}
