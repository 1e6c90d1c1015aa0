import { SAMPLE_ADVANTAGE, SAMPLE_MARKET, SAMPLE_SUMMARY } from "@/lib/content/sample/analysis";
import { MarketDrawing } from "../drawings/market-drawing";
import { Part } from "./part";
import { SampleProjection, SampleStats } from "./sample-figures";

export function AnalysisTab() {
  return (
    <div className="grid gap-8">
      <SampleStats />
      <Part title="Executive summary">{SAMPLE_SUMMARY}</Part>
      <div className="grid items-center gap-7 md:grid-cols-[1fr_18rem] md:gap-x-10">
        <Part title="Market opportunity">{SAMPLE_MARKET}</Part>
        <MarketDrawing />
      </div>
      <Part title="Competitive advantage">{SAMPLE_ADVANTAGE}</Part>
      <SampleProjection />
    </div>
  );
}
