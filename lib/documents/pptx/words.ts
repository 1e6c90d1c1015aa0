import type PptxGenJS from "pptxgenjs";
import { LEFT } from "../slide-layout";
import type { Theme } from "../theme";
import { direction } from "./direction";
import { hex, inch } from "./masters";

/** A run of its own: a placeholder's size would win over the slide's. */
export const sized = (text: string, fontSize: number) => [
  { text, options: { fontSize, ...direction(text) } },
];

/** What a slide is about, small above its claim. */
export function nameAbove(slide: PptxGenJS.Slide, name: string, theme: Theme, face: string): void {
  slide.addText(name, {
    ...{ x: inch(LEFT), y: inch(38), w: inch(500), h: inch(22), margin: 0 },
    ...{ fontSize: 14, fontFace: face, color: hex(theme.muted), objectName: "Name of the slide" },
  });
}
