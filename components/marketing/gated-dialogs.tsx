"use client";

import { Providers } from "@/components/layout/providers";
import type { LazyDialogProps } from "./lazy-dialog";
import { SampleDialog } from "./sample/sample-dialog";
import { Walkthrough } from "./walkthrough/walkthrough";

/** The landing page's dialogs end in a button that asks who it is: they bring along what that takes. */
export function GatedWalkthrough(props: LazyDialogProps) {
  return (
    <Providers>
      <Walkthrough {...props} />
    </Providers>
  );
}

export function GatedSample(props: LazyDialogProps) {
  return (
    <Providers>
      <SampleDialog {...props} />
    </Providers>
  );
}
