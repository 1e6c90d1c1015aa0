import type PptxGenJS from "pptxgenjs";
import { LINE, ROW, type SlideLayout, STATEMENT } from "../slide-layout";
import { mix, type Theme } from "../theme";
import { direction } from "./direction";
import { hex, inch } from "./masters";

interface RowScene {
  slide: PptxGenJS.Slide;
  layout: SlideLayout;
  theme: Theme;
  face: string;
}

type Shape = PptxGenJS.SHAPE_NAME;
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ x: inch(left), y: inch(top), w: inch(width), h: inch(height) },
});

function words(
  { slide, layout, theme, face }: RowScene,
  at: SlideLayout["columns"][number],
  top: number,
  textTop: number,
  inset: number,
  height: number,
  inks: { name: string; text: string } = { name: theme.heading, text: theme.text },
): void {
  const look = { fontFace: face, margin: 0, valign: "top" as const };
  const width = at.width - 2 * inset;
  if (at.label)
    slide.addText(at.label, {
      ...box(at.left + inset, top, width, Math.min(62, textTop - top)),
      ...look,
      ...direction(at.label),
      ...{ bold: true, fontSize: layout.labelSize, color: hex(inks.name) },
      objectName: `Name of ${at.label}`.slice(0, 60),
    });
  slide.addText(at.text || " ", {
    ...box(at.left + inset, textTop, width, height),
    ...look,
    ...direction(at.text),
    ...{ fontSize: layout.columnSize, color: hex(inks.text) },
    objectName: `About ${at.label || "a point"}`.slice(0, 60),
  });
}

const inksOf = ({ own }: { own: boolean }, theme: Theme) =>
  own ? { name: theme.onPrimary, text: theme.onPrimary } : { name: theme.heading, text: theme.text };

/** Points side by side, each on a card. */
export function drawCards(scene: RowScene): void {
  const { slide, layout, theme } = scene;
  const { card } = layout;
  for (const column of layout.columns) {
    slide.addShape("rect" as Shape, {
      ...box(column.left, column.top, column.width, card.height),
      fill: { color: hex(column.own ? theme.primary : mix(theme.background, theme.primary, 0.08)) },
      objectName: "Card",
    });
    slide.addShape("rect" as Shape, {
      ...box(column.left, column.top, column.width, 4),
      fill: { color: hex(theme.accent) },
      objectName: "Edge of a card",
    });
    words(
      scene,
      column,
      column.top + ROW.pad - 4,
      column.top + card.textTop,
      ROW.pad,
      card.textHeight + 8,
      inksOf(column, theme),
    );
  }
}

/** Points in their order on a line. */
export function drawTimeline(scene: RowScene): void {
  const { slide, layout, theme } = scene;
  slide.addShape("rect" as Shape, {
    ...box(ROW.left, layout.lineTop + LINE.mark / 2 - 1.5, ROW.width, 3),
    fill: { color: hex(theme.figure) },
    objectName: "Line of time",
  });
  for (const column of layout.columns) {
    slide.addShape("ellipse" as Shape, {
      ...box(column.left, layout.lineTop, LINE.mark, LINE.mark),
      fill: { color: hex(theme.accent) },
      line: { color: hex(theme.figure), width: 3 },
      objectName: "Mark on the line",
    });
    words(scene, column, layout.lineTop + LINE.labelTop, layout.lineTop + LINE.textTop, 0, LINE.height + 8);
  }
}

/** What carries a claim, side by side, each under a line. */
export function drawReasons(scene: RowScene): void {
  const { slide, layout, theme } = scene;
  for (const column of layout.columns) {
    slide.addShape("rect" as Shape, {
      ...box(column.left, STATEMENT.line, column.width, 3),
      fill: { color: hex(theme.accent) },
      objectName: "Line above a reason",
    });
    words(scene, column, STATEMENT.line, STATEMENT.textTop, 0, STATEMENT.textHeight + 8);
  }
}
