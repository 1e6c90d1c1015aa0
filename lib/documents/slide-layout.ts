import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import { type Fitted, fitText } from "./measure";
import type { Theme } from "./theme";

/** A slide of 13.33 by 7.5 inches in points; PDF and PowerPoint place the same things at the same spots. */
export const SLIDE = { width: 960, height: 540 } as const;
export const LEFT = 66;
export const TITLE_TOP = 66;
export const TITLE = { width: 820, height: 98 } as const;
export const BODY_TOP = 184;
export const BODY_HEIGHT = 290;
export const BODY_WIDTH = { alone: 790, beside: 372 } as const;
/** Where a chart or table stands. */
export const PICTURE = { left: 478, top: BODY_TOP, width: 424, height: 290 } as const;
export const BULLET_INDENT = 22;
/** Between bullets, as a share of their size. */
export const BULLET_GAP = 0.72;

export interface SlideLayout {
  title: Fitted;
  bullets: Fitted;
  split: boolean;
}

/** Sizes at which the words of a slide stay in their places; measured, because no viewer shrinks them unasked. */
export function layoutSlide(slide: PlannedSlide, theme: Pick<Theme, "display" | "body">): SlideLayout {
  const split = slide.visual !== "none";
  const width = (split ? BODY_WIDTH.beside : BODY_WIDTH.alone) - BULLET_INDENT;
  return {
    split,
    title: fitText(
      [slide.title],
      { ...TITLE, width: TITLE.width - 60, largest: 40, smallest: 22, lineHeight: 1.16, gap: 0 },
      { family: theme.display, weight: 600 },
    ),
    bullets: fitText(
      slide.bullets.slice(0, 8),
      {
        width,
        height: BODY_HEIGHT,
        largest: split ? 24 : 30,
        smallest: 12,
        lineHeight: 1.36,
        gap: BULLET_GAP,
      },
      { family: theme.body, weight: 400 },
    ),
  };
}
