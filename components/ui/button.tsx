import * as Slot from "radix-ui/slot";
import type * as React from "react";
import { cn } from "@/lib/client/cn";
import { type ButtonLooks, buttonVariants } from "./button-variants";

export type ButtonProps = React.ComponentProps<"button"> &
  ButtonLooks & {
    /** Renders the single child with the button's looks, e.g. a link. */
    asChild?: boolean;
  };

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
