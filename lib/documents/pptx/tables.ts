import type PptxGenJS from "pptxgenjs";
import { unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { PICTURE } from "../slide-layout";
import { hex, inch } from "./masters";
import { beside, type Scene } from "./scene";

type Edges = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];

/** A thick line above the first row, hairlines below each. */
function edges({ theme }: Pick<Scene, "theme">, row: number): Edges {
  const line = (color: string, pt: number) => ({ type: "solid" as const, color: hex(color), pt });
  const none = { type: "none" as const };
  return [row === 0 ? line(theme.accent, 2) : none, none, line(theme.rule, 0.75), none];
}

/** What one customer brings, leaves and costs. */
export function drawUnit({ slide, figures, theme, face }: Scene): void {
  const rows = unitFacts(figures).map(({ label, value }, i): PptxGenJS.TableRow => {
    const look = { border: edges({ theme }, i), fontFace: face, valign: "middle" } as const;
    return [
      { text: label, options: { ...look, color: hex(theme.muted), fontSize: 15 } },
      {
        text: value,
        options: { ...look, color: hex(theme.heading), fontSize: 19, bold: true, align: "right" },
      },
    ];
  });
  slide.addTable(rows, {
    ...beside(0, 0),
    h: undefined,
    colW: [inch(PICTURE.width * 0.58), inch(PICTURE.width * 0.42)],
    rowH: inch(44),
    margin: [0.04, 0.06, 0.04, 0.06],
    objectName: "What one customer brings and costs",
  });
}

/** Who else there is, and what they have. */
export function drawRivals({ slide, planned, theme, face }: Omit<Scene, "figures">): void {
  const rows = planned.points.map(({ label, text }, i): PptxGenJS.TableRow => {
    const look = { border: edges({ theme }, i), fontFace: face, fontSize: 15, valign: "top" } as const;
    return [
      { text: label, options: { ...look, color: hex(theme.heading), bold: true } },
      { text, options: { ...look, color: hex(theme.text) } },
    ];
  });
  slide.addTable(rows, {
    ...beside(4, 0),
    h: undefined,
    colW: [inch(PICTURE.width * 0.38), inch(PICTURE.width * 0.62)],
    margin: [0.09, 0.06, 0.09, 0.06],
    objectName: "Who else there is, and what they have",
  });
}
