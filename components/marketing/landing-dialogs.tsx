"use client";

import { LazyDialogButton } from "./lazy-dialog";

const walkthrough = () => import("./walkthrough/walkthrough").then(({ Walkthrough }) => Walkthrough);
const sample = () => import("./sample/sample-dialog").then(({ SampleDialog }) => SampleDialog);

export function LandingDialogs() {
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-1 font-semibold">
      <LazyDialogButton load={walkthrough}>See How It Works</LazyDialogButton>
      <LazyDialogButton load={sample}>View Sample Project</LazyDialogButton>
    </div>
  );
}
