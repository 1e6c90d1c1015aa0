import type PptxGenJS from "pptxgenjs";
import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import type { Figures } from "../figures";
import { PICTURE, type SlideLayout } from "../slide-layout";
import type { Theme } from "../theme";
import { inch } from "./masters";

/** What a picture is put on and drawn with. */
export interface Scene {
  deck: PptxGenJS;
  slide: PptxGenJS.Slide;
  planned: PlannedSlide;
  figures: Figures;
  theme: Theme;
  face: string;
  frame: SlideLayout["picture"];
}

/** In the picture's frame, `top` below its upper edge. */
export const beside = ({ frame }: Pick<Scene, "frame">, top: number, height: number) => ({
  x: inch(frame.left),
  y: inch(PICTURE.top + top),
  w: inch(frame.width),
  h: inch(height),
});
