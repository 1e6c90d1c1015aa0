import type { ElementType } from "react";
import { cn } from "@/lib/client/cn";
import { PRODUCT_NAME } from "@/lib/content/product";
import { doodlePath } from "./doodle-path";

const mark = doodlePath({ width: 46, height: 30, loops: 3, straightFrom: 0.86, size: 0.44, seed: 4 });

/** The line in small: a scribble that comes out straight. */
export function Wordmark({ link: Anchor = "a", className }: { link?: ElementType; className?: string }) {
  return (
    <Anchor href="/" className={cn("inline-flex items-center gap-2.5 rounded-sm", className)}>
      <svg viewBox="7 0 39 30" aria-hidden="true" className="h-6 w-8 text-primary">
        <path
          d={mark}
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="display text-[1.375rem] leading-none">{PRODUCT_NAME}</span>
    </Anchor>
  );
}
