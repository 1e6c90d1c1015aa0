import type PptxGenJS from "pptxgenjs";
import { unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { hex, inch } from "./masters";
import { beside, type Scene } from "./scene";

type Edges = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];

/** A thick line above the first row, hairlines below each. */
function edges({ theme }: Scene, row: number): Edges {
  const line = (color: string, pt: number) => ({ type: "solid" as const, color: hex(color), pt });
  const none = { type: "none" as const };
  return [row === 0 ? line(theme.accent, 2) : none, none, line(theme.rule, 0.75), none];
}

/** What one customer brings, leaves and costs. */
export function drawUnit(scene: Scene): void {
  const { slide, figures, theme, face, frame } = scene;
  const rows = unitFacts(figures).map(({ label, value }, i): PptxGenJS.TableRow => {
    const look = { border: edges(scene, i), fontFace: face, valign: "middle" } as const;
    return [
      { text: label, options: { ...look, color: hex(theme.muted), fontSize: 16 } },
      {
        text: value,
        options: { ...look, color: hex(theme.heading), fontSize: 21, bold: true, align: "right" },
      },
    ];
  });
  slide.addTable(rows, {
    ...beside(scene, 0, 0),
    h: undefined,
    colW: [inch(frame.width * 0.58), inch(frame.width * 0.42)],
    rowH: inch(46),
    margin: [0.04, 0.06, 0.04, 0.06],
    objectName: "What one customer brings and costs",
  });
}
