import type { SlideLayout } from "../slide-layout";
import { drawFunds, drawGrowth, drawMarket, drawMoney } from "./charts";
import { drawCards, drawReasons, drawTimeline } from "./row";
import type { Scene } from "./scene";
import { drawProjections, drawUnit } from "./tables";

const FROM_FIGURES = {
  market: drawMarket,
  revenue: drawMoney,
  funds: drawFunds,
  growth: drawGrowth,
  unit: drawUnit,
} as const;

/** The native chart, table or shapes that a slide shows beside or below its words. */
export function drawVisual(
  scene: Omit<Scene, "figures" | "frame"> & Pick<Partial<Scene>, "figures">,
  layout: SlideLayout,
): void {
  const { visual } = scene.planned;
  const { figures } = scene;
  if (visual === "none") return;
  if (visual === "cards") drawCards({ ...scene, layout });
  else if (visual === "timeline") drawTimeline({ ...scene, layout });
  else if (visual === "statement") drawReasons({ ...scene, layout });
  else if (figures) {
    const drawn = { ...scene, figures, frame: layout.picture };
    if (layout.ledger) drawProjections(drawn, layout.bodyWidth);
    FROM_FIGURES[visual](drawn);
  }
}
