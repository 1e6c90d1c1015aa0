import { cva, type VariantProps } from "class-variance-authority";

/** The looks of a button, also for a link that should look like one. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-[background-color,border-color,color,box-shadow,translate] duration-150 select-none active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary-strong",
        outline: "border border-input bg-card text-foreground hover:border-foreground hover:bg-muted",
        secondary: "bg-muted text-foreground hover:bg-border",
        ghost: "text-foreground hover:bg-muted",
        link: "rounded-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2",
        destructive: "bg-[#b3261e] text-white hover:bg-[#921d17]",
        ink: "bg-foreground text-background hover:bg-foreground/85",
      },
      size: {
        default: "h-11 px-5 text-[0.9375rem]",
        sm: "h-9 px-3.5 text-sm",
        lg: "h-13 px-7 text-base",
        icon: "size-11",
        "icon-sm": "size-9",
        // What a finger meets is larger than what is seen.
        inline:
          "relative h-auto p-0 text-[length:inherit] after:absolute after:-inset-x-1.5 after:-inset-y-1.5",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

export type ButtonLooks = VariantProps<typeof buttonVariants>;
