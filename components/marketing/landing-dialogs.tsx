"use client";

import { LazyDialogButton } from "./lazy-dialog";

const walkthrough = () => import("./gated-dialogs").then(({ GatedWalkthrough }) => GatedWalkthrough);
const sample = () => import("./gated-dialogs").then(({ GatedSample }) => GatedSample);

/** The class comes from the server, so that the looks of all buttons need not come along. */
export function LandingDialogs({ className }: { className: string }) {
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-1 font-semibold">
      <LazyDialogButton className={className} load={walkthrough}>
        See How It Works
      </LazyDialogButton>
      <LazyDialogButton className={className} load={sample}>
        View Sample Project
      </LazyDialogButton>
    </div>
  );
}
