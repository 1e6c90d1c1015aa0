"use client";

import * as Primitive from "radix-ui/tabs";
import type * as React from "react";
import { useState } from "react";
import { cn } from "@/lib/client/cn";

export const Tabs = Primitive.Root;

/** A pressed tab is focused by script, which browsers take for the keyboard: no ring is drawn then. */
export function TabsList({ className, ...props }: React.ComponentProps<typeof Primitive.List>) {
  const [pressed, setPressed] = useState(false);
  return (
    <Primitive.List
      data-pressed={pressed || undefined}
      onPointerDownCapture={() => setPressed(true)}
      onKeyDownCapture={() => setPressed(false)}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPressed(false);
      }}
      className={cn("group/tabs flex gap-1 overflow-x-auto border-b [scrollbar-width:none]", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: React.ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        "-mb-px border-b-2 border-transparent px-3.5 py-2.5 text-[0.9375rem] font-semibold whitespace-nowrap text-muted-foreground -outline-offset-2 transition-colors group-data-pressed/tabs:outline-none hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn("pt-6", className)} {...props} />;
}
