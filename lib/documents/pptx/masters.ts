import type PptxGenJS from "pptxgenjs";
import {
  BODY_HEIGHT,
  BODY_TOP,
  BODY_WIDTH,
  LEAD_HEIGHT,
  LEFT,
  SLIDE,
  TITLE,
  TITLE_TOP,
} from "../slide-layout";
import { mix, type Theme } from "../theme";

export const MASTERS = {
  cover: "Cover",
  claim: "Claim",
  picture: "Claim with picture",
  lead: "Claim with lead and row",
  row: "Claim with row",
} as const;
/** On the cover: the name, and below it one line. */
export const COVER = { name: { top: 226, height: 160 }, rule: 404, line: { top: 428, height: 66 } } as const;

/** Points to inches; colours without their "#". */
export const inch = (points: number): number => Math.round((points / 72) * 1000) / 1000;
export const hex = (colour: string): string => colour.slice(1).toUpperCase();

type Master = Parameters<PptxGenJS["defineSlideMaster"]>[0];
type MasterObject = NonNullable<Master["objects"]>[number];

const placeholder = (
  name: string,
  type: "title" | "body",
  box: { x: number; y: number; w: number; h: number },
  look: { color: string; fontFace: string; fontSize: number; bold: boolean; valign?: "bottom" },
): MasterObject => ({
  placeholder: {
    options: { name, type, ...box, margin: 0, align: "left", valign: "top", ...look },
    text: "",
  },
});

/** Masters with real placeholders, so that a deck can be restyled and outlined in PowerPoint. */
export function defineMasters(
  deck: PptxGenJS,
  theme: Theme,
  faces: { head: string; body: string },
  brand: string,
): void {
  const title = { color: hex(theme.heading), fontFace: faces.head, fontSize: 36, bold: true };
  const body = { color: hex(theme.text), fontFace: faces.body, fontSize: 22, bold: false };
  const ring = (size: number, width: number): MasterObject => ({
    text: {
      text: " ",
      options: {
        shape: "ellipse" as PptxGenJS.SHAPE_NAME,
        x: inch(830 - size / 2),
        y: inch(140 - size / 2),
        w: inch(size),
        h: inch(size),
        line: { color: hex(mix(theme.primary, theme.onPrimary, 0.16)), width },
      },
    },
  });
  const inks = {
    head: { ...title, color: hex(theme.onPrimary), fontSize: 60, valign: "bottom" as const },
    line: { ...body, color: hex(theme.onPrimary) },
  };
  deck.defineSlideMaster({
    title: MASTERS.cover,
    background: { color: hex(theme.primary) },
    objects: [
      ring(240, 18),
      ring(120, 10),
      {
        text: {
          text: " ",
          options: {
            shape: "ellipse" as PptxGenJS.SHAPE_NAME,
            ...{ x: inch(812), y: inch(122), w: inch(36), h: inch(36) },
            fill: { color: hex(theme.accent) },
          },
        },
      },
      {
        rect: {
          x: inch(LEFT),
          y: inch(COVER.rule),
          w: inch(60),
          h: inch(6),
          fill: { color: hex(theme.accent) },
        },
      },
      placeholder(
        "brand",
        "title",
        { x: inch(LEFT), y: inch(COVER.name.top), w: inch(640), h: inch(COVER.name.height) },
        inks.head,
      ),
      placeholder(
        "line",
        "body",
        { x: inch(LEFT), y: inch(COVER.line.top), w: inch(640), h: inch(COVER.line.height) },
        inks.line,
      ),
    ],
  });
  for (const [name, width, height] of [
    [MASTERS.claim, BODY_WIDTH.alone, BODY_HEIGHT + 10],
    [MASTERS.picture, BODY_WIDTH.beside, BODY_HEIGHT + 10],
    [MASTERS.lead, BODY_WIDTH.alone, LEAD_HEIGHT + 8],
    [MASTERS.row, 0, 0],
  ] as const) {
    deck.defineSlideMaster({
      title: name,
      background: { color: hex(theme.background) },
      objects: [
        { rect: { x: 0, y: 0, w: inch(12), h: inch(SLIDE.height), fill: { color: hex(theme.primary) } } },
        {
          text: {
            text: brand,
            options: {
              x: inch(LEFT),
              y: inch(499),
              w: inch(500),
              h: inch(22),
              margin: 0,
              fontSize: 11,
              fontFace: faces.body,
              color: hex(theme.muted),
            },
          },
        },
        placeholder(
          "title",
          "title",
          { x: inch(LEFT), y: inch(TITLE_TOP), w: inch(TITLE.width), h: inch(TITLE.height + 6) },
          title,
        ),
        ...(width > 0
          ? [
              placeholder(
                "body",
                "body",
                { x: inch(LEFT), y: inch(BODY_TOP), w: inch(width), h: inch(height) },
                body,
              ),
            ]
          : []),
      ],
      slideNumber: {
        x: inch(866),
        y: inch(499),
        w: inch(40),
        h: inch(22),
        margin: 0,
        align: "right",
        fontSize: 11,
        fontFace: faces.body,
        color: hex(theme.muted),
      },
    });
  }
}
