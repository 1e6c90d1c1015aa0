import type PptxGenJS from "pptxgenjs";
import { projectionRows, unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { BODY_TOP, LEFT } from "../slide-layout";
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
    colW: [inch(frame.width * 0.52), inch(frame.width * 0.48)],
    rowH: inch(46),
    margin: [0.04, 0.06, 0.04, 0.06],
    objectName: "What one customer brings and costs",
  });
}

/** The three years, row by row, above the words. */
export function drawProjections(scene: Scene, width: number): void {
  const { slide, figures, theme, face } = scene;
  const first = width * 0.36;
  const rows = [["", "Year 1", "Year 2", "Year 3"], ...projectionRows(figures)].map((row, at) =>
    row.map((text, column) => {
      const rule = at === 0 ? { color: hex(theme.accent), pt: 2 } : { color: hex(theme.rule), pt: 0.75 };
      const none = { type: "none" as const };
      const border: Edges = [none, none, { type: "solid", ...rule }, none];
      return {
        text: text || " ",
        options: {
          ...{ border, fontFace: face, fontSize: 13, valign: "middle" as const },
          ...{
            bold: at === 0,
            color: hex(theme.text),
            align: column === 0 ? ("left" as const) : ("right" as const),
          },
        },
      };
    }),
  );
  slide.addTable(rows, {
    ...{ x: inch(LEFT), y: inch(BODY_TOP), w: inch(width) },
    colW: [first, ...Array.from({ length: 3 }, () => (width - first) / 3)].map(inch),
    rowH: inch(27),
    margin: [0.02, 0.03, 0.02, 0.03],
    objectName: "The three years in figures",
  });
}
