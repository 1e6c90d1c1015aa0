import type { PlannedSlide } from "@/lib/artifacts/pitch/slide-plan";
import type { Visual } from "@/lib/artifacts/pitch/slide-points";
import { typeset } from "@/lib/content/typeset";
import { evenWidth, type Fitted, fitText } from "./measure";

import type { Theme } from "./theme";

/** A slide of 13.33 by 7.5 inches in points; PDF and PowerPoint place the same things at the same spots. */
export const SLIDE = { width: 960, height: 540 } as const;
export const LEFT = 66;
export const TITLE_TOP = 66;
export const TITLE = { width: 820, height: 98 } as const;
export const BODY_TOP = 184;
export const BODY_HEIGHT = 290;
export const BODY_WIDTH = { alone: 790, beside: 372, narrow: 290, ledger: 416 } as const;
/** Where a chart or table stands. */
export const PICTURE = { left: 478, top: BODY_TOP, width: 424, height: 290 } as const;
/** The same beside one or two points only. */
const WIDE_PICTURE = { left: 392, width: 510 } as const;
/** The three years in rows above the words, charts of them beside. */
export const LEDGER_BODY = { top: BODY_TOP + 182, height: 106 } as const;
const LEDGER_PICTURE = { left: 506, width: 396 } as const;
export const BULLET_INDENT = 22;
/** Between bullets, as a share of their size. */
export const BULLET_GAP = 0.72;
/** Points side by side over the whole width. */
export const ROW = { left: LEFT, width: 836, gap: 18, pad: 20 } as const;
const CARDS_TOP = BODY_TOP + 12;
/** What a card holds below its edge; four stand in two rows, where their words have room to be large. */
const CARD = {
  row: { height: 256, label: 58, textTop: 88, textHeight: 148 },
  square: { height: 135, label: 30, textTop: 54, textHeight: 68 },
} as const;
export type Card = (typeof CARD)[keyof typeof CARD];
/** A line with marks, below what may stand as a list above it. */
export const LINE = { mark: 20, labelTop: 34, textTop: 82, height: 116 } as const;
/** A claim over half of the slide; what carries it below, each under a line of its own. */
export const STATEMENT = { top: 84, height: 210, line: 336, textTop: 352, textHeight: 124 } as const;
/** Of a list above a timeline. */
export const LEAD_HEIGHT = 82;
const LABEL = 30;

export interface SlideLayout {
  title: Fitted;
  titleTop: number;
  bullets: Fitted;
  /** The words share the slide with a picture. */
  split: boolean;
  /** Where a chart or table stands: over the whole width if there is nothing to say beside it. */
  picture: { left: number; width: number };
  /** Of the points: narrow beside a wide picture. */
  bodyWidth: number;
  bodyTop: number;
  /** A table of the three years stands above the points. */
  ledger: boolean;
  /** Where a timeline's line stands: below the list, if there is one. */
  lineTop: number;
  /** Narrow enough that no line of the claim is much shorter than the others. */
  titleWidth: number;
  /** Cards, or the columns of a timeline; none on other slides. */
  columns: { left: number; top: number; width: number; label: string; text: string; own: boolean }[];
  card: Card;
  /** Of the names and texts in the columns: the same in all of them. */
  labelSize: number;
  columnSize: number;
}

/** Of what stands on a line instead of a card. */
const OFF_CARD = {
  timeline: { label: 42, textHeight: LINE.height },
  statement: { label: 42, textHeight: STATEMENT.textHeight },
} as const;

const isAcross = (visual: Visual): visual is "cards" | keyof typeof OFF_CARD =>
  visual === "cards" || visual in OFF_CARD;

type Faces = Pick<Theme, "display" | "body">;

function columnsOf(
  { visual, points }: PlannedSlide,
  faces: Faces,
): Pick<SlideLayout, "columns" | "labelSize" | "columnSize" | "card"> {
  if (!isAcross(visual)) return { columns: [], labelSize: 0, columnSize: 0, card: CARD.row };
  const onCards = visual === "cards";
  const card = onCards && points.length === 4 ? CARD.square : CARD.row;
  const room = onCards ? card : OFF_CARD[visual];
  const beside = card === CARD.square ? 2 : Math.max(points.length, visual === "timeline" ? 1 : 3);
  const step = (ROW.width + ROW.gap) / beside;
  const width = step - ROW.gap;
  const box = {
    width: width - (onCards ? 2 * ROW.pad : 0),
    height: room.textHeight,
    largest: 24,
    smallest: 12,
    lineHeight: 1.36,
    gap: 0,
  };
  const face = { family: faces.body, weight: 400 } as const;
  const names = { ...box, height: room.label, largest: LABEL, smallest: 12, lineHeight: 1.2 };
  const labels = points.map(({ label }) => fitText([label], names, { family: faces.display, weight: 600 }));
  const fitted = points.map(({ text }) => fitText([typeset(text)], box, face));
  const smallest = (list: readonly Fitted[]) => Math.min(...list.map(({ size }) => size));
  const columns = points.map((_, i) => ({
    left: ROW.left + step * (i % beside),
    top: CARDS_TOP + (card.height + ROW.gap) * Math.floor(i / beside),
    width,
    label: labels[i]?.texts[0] ?? "",
    text: fitted[i]?.texts[0] ?? "",
    own: points[i]?.own ?? false,
  }));
  return { columns, card, labelSize: smallest(labels), columnSize: smallest(fitted) };
}

/** Sizes at which the words of a slide stay in their places; measured, because no viewer shrinks them unasked. */
export function layoutSlide(slide: PlannedSlide, faces: Faces): SlideLayout {
  const across = isAcross(slide.visual);
  const claim =
    slide.visual === "statement"
      ? { height: STATEMENT.height, largest: 64 }
      : { height: TITLE.height, largest: 40 };
  const split = slide.visual !== "none" && !across;
  const ledger = slide.visual === "revenue" && slide.bullets.length <= 2;
  const few = split && !ledger && slide.ground === "page" && slide.bullets.length <= 2;
  const bodyWidth = BODY_WIDTH[ledger ? "ledger" : few ? "narrow" : split ? "beside" : "alone"];
  const alone = slide.bullets.length === 0 && !ledger;
  const head = { family: faces.display, weight: 600 } as const;
  const title = fitText(
    [typeset(slide.title)],
    { ...claim, width: TITLE.width - 60, smallest: 22, lineHeight: 1.16, gap: 0 },
    head,
  );
  return {
    split,
    ledger,
    bodyWidth,
    bodyTop: ledger ? LEDGER_BODY.top : BODY_TOP,
    picture: ledger ? LEDGER_PICTURE : alone ? ROW : few ? WIDE_PICTURE : PICTURE,
    lineTop: slide.bullets.length > 0 ? BODY_TOP + LEAD_HEIGHT + 26 : BODY_TOP + 70,
    ...columnsOf(slide, faces),
    titleTop: slide.visual === "statement" ? STATEMENT.top : TITLE_TOP,
    title,
    titleWidth: evenWidth(title.texts[0] ?? "", title.size, TITLE.width - 60, head),
    bullets: fitText(
      slide.bullets.slice(0, 8).map(typeset),
      {
        width: bodyWidth - BULLET_INDENT,
        height: across ? LEAD_HEIGHT : ledger ? LEDGER_BODY.height : BODY_HEIGHT,
        largest: split || across ? 24 : 30,
        smallest: 12,
        lineHeight: 1.36,
        gap: BULLET_GAP,
      },
      { family: faces.body, weight: 400 },
    ),
  };
}
