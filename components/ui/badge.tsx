import { cva, type VariantProps } from "class-variance-authority";
import type * as React from "react";
import { cn } from "@/lib/client/cn";

const badgeVariants = cva(
  "inline-flex w-fit items-center gap-1.5 rounded-sm px-2 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      variant: {
        default: "bg-muted text-foreground",
        ember: "bg-accent text-accent-foreground",
        outline: "border border-input text-foreground",
        success: "bg-success-wash text-success",
        warning: "bg-warning-wash text-warning",
        destructive: "bg-destructive-wash text-destructive",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export type BadgeProps = React.ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
