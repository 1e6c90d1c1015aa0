"use client";

import Link from "next/link";
import type { ComponentType } from "react";
import { Badge } from "@/components/ui/badge";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { SAMPLE_NAME, SAMPLE_NOTE } from "@/lib/content/sample/concept";
import type { LazyDialogProps } from "../lazy-dialog";
import { StartBuilding } from "../start-building";
import { AnalysisTab } from "./analysis-tab";
import { AssetsTab } from "./assets-tab";
import { BrandTab } from "./brand-tab";
import { ConceptTab } from "./concept-tab";
import { PitchTab } from "./pitch-tab";
import { PlanTab } from "./plan-tab";

const TABS: readonly { id: string; label: string; Panel: ComponentType }[] = [
  { id: "concept", label: "Concept", Panel: ConceptTab },
  { id: "branding", label: "Brand", Panel: BrandTab },
  { id: "analysis", label: "Analysis", Panel: AnalysisTab },
  { id: "assets", label: "Assets", Panel: AssetsTab },
  { id: "plan", label: "Action Plan", Panel: PlanTab },
  { id: "pitch", label: "Pitch", Panel: PitchTab },
];

const BADGES = ["Complete Example", "6 Steps", "Ready to Pitch"] as const;

export function SampleDialog({ onClose }: LazyDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="h-[calc(100dvh-2rem)] max-w-5xl grid-rows-[auto_minmax(0,1fr)_auto] gap-0 overflow-hidden p-0 sm:p-0">
        <DialogHeader className="px-6 pt-6 pb-4 sm:px-8 sm:pt-7">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <DialogTitle className="text-2xl sm:text-3xl">Sample project: {SAMPLE_NAME}</DialogTitle>
            <ul className="flex flex-wrap gap-2">
              {BADGES.map((badge) => (
                <li key={badge} className="flex">
                  <Badge variant="ember">{badge}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <DialogDescription className="text-sm">
            {SAMPLE_NOTE}{" "}
            <Link href="/sample" className="font-semibold text-link underline underline-offset-4">
              Open it in the workspace
            </Link>
          </DialogDescription>
        </DialogHeader>
        <Tabs defaultValue="concept" className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
          <TabsList className="px-3 max-sm:grid max-sm:grid-cols-3 sm:px-5">
            {TABS.map(({ id, label }) => (
              <TabsTrigger key={id} value={id}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {TABS.map(({ id, Panel }) => (
            <TabsContent key={id} value={id} className="overflow-y-auto px-6 py-7 -outline-offset-2 sm:px-8">
              <Panel />
            </TabsContent>
          ))}
        </Tabs>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t bg-muted px-6 py-4 sm:px-8">
          <p className="font-semibold">Ready to build your own project like this?</p>
          <StartBuilding onStart={onClose} />
        </footer>
      </DialogContent>
    </Dialog>
  );
}
