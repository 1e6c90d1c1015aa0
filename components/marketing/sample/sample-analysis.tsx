import { PanelSection } from "@/components/project/panel-section";
import { AnalysisPanel } from "@/components/project/panels/analysis-panel";
import type { PanelProps } from "@/components/project/panels/panel-props";
import { MarketDrawing } from "../drawings/market-drawing";
import { SampleProjection, SampleStats } from "./sample-figures";

/** The analysis to look at: its own panel lets a founder correct the figures, and the sample's are settled. */
export function SampleAnalysis({ project }: PanelProps) {
  return (
    <>
      <PanelSection title="The numbers" wide>
        <div className="grid gap-8">
          <SampleStats />
          <div className="grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-14">
            <SampleProjection />
            <MarketDrawing />
          </div>
        </div>
      </PanelSection>
      <AnalysisPanel project={{ ...project, quizData: null }} />
    </>
  );
}
