import type PptxGenJS from "pptxgenjs";
import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import type { Figures } from "../figures";
import { PICTURE } from "../slide-layout";
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
}

/** Beside the words, `top` below the picture's upper edge. */
export const beside = (top: number, height: number) => ({
  x: inch(PICTURE.left),
  y: inch(PICTURE.top + top),
  w: inch(PICTURE.width),
  h: inch(height),
});
