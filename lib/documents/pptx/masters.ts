import type PptxGenJS from "pptxgenjs";
import {
  BODY_HEIGHT,
  BODY_TOP,
  BODY_WIDTH,
  LEAD_HEIGHT,
  LEDGER_BODY,
  LEFT,
  SLIDE,
  STATEMENT,
  TITLE,
  TITLE_TOP,
} from "../slide-layout";
import { mix, type Theme } from "../theme";

const CLAIM = { top: TITLE_TOP, height: TITLE.height } as const;
const BODY = {
  alone: { width: BODY_WIDTH.alone, height: BODY_HEIGHT },
  beside: { width: BODY_WIDTH.beside, height: BODY_HEIGHT },
  narrow: { width: BODY_WIDTH.narrow, height: BODY_HEIGHT },
  lead: { width: BODY_WIDTH.alone, height: LEAD_HEIGHT },
  ledger: { width: BODY_WIDTH.ledger, ...LEDGER_BODY },
} as const;

/** By the name that PowerPoint shows: where the claim stands, what stands below it, and on which ground. */
const PAGES = {
  Claim: { ground: "page", title: CLAIM, body: BODY.alone },
  "Claim with picture": { ground: "page", title: CLAIM, body: BODY.beside },
  "Claim with wide picture": { ground: "page", title: CLAIM, body: BODY.narrow },
  "Claim with figures": { ground: "page", title: CLAIM, body: BODY.ledger },
  "Claim with lead and row": { ground: "page", title: CLAIM, body: BODY.lead },
  "Claim with row": { ground: "page", title: CLAIM, body: null },
  "Claim on colour": { ground: "brand", title: CLAIM, body: BODY.alone },
  "Claim with picture on colour": { ground: "brand", title: CLAIM, body: BODY.beside },
  "Claim with wide picture on colour": { ground: "brand", title: CLAIM, body: BODY.narrow },
  "Claim with row on colour": { ground: "brand", title: CLAIM, body: null },
  Statement: { ground: "brand", title: STATEMENT, body: null },
} as const;
export type MasterName = keyof typeof PAGES;
export const COVER_MASTER = "Cover";
export const holdsBody = (name: MasterName): boolean => PAGES[name].body !== null;

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
  looks: Record<"page" | "brand", Theme>,
  faces: { head: string; body: string },
  brand: string,
): void {
  const theme = looks.page;
  const title = { color: hex(theme.heading), fontFace: faces.head, fontSize: 36, bold: true };
  const body = { color: hex(theme.text), fontFace: faces.body, fontSize: 22, bold: false };
  const ring = (size: number, width: number): MasterObject => ({
    text: {
      text: " ",
      options: {
        shape: "ellipse" as PptxGenJS.SHAPE_NAME,
        x: inch(830 - size / 2),
        y: inch(120 - size / 2),
        w: inch(size),
        h: inch(size),
        line: { color: hex(mix(theme.primary, theme.onPrimary, 0.14)), width },
      },
    },
  });
  const inks = {
    head: { ...title, color: hex(theme.onPrimary), fontSize: 60, valign: "bottom" as const },
    line: { ...body, color: hex(theme.onPrimary) },
  };
  deck.defineSlideMaster({
    title: COVER_MASTER,
    background: { color: hex(theme.primary) },
    objects: [
      ring(480, 50),
      ring(240, 22),
      {
        text: {
          text: " ",
          options: {
            shape: "ellipse" as PptxGenJS.SHAPE_NAME,
            ...{ x: inch(794), y: inch(84), w: inch(72), h: inch(72) },
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
  for (const [name, page] of Object.entries(PAGES))
    definePage(deck, name, page, looks[page.ground], faces, brand);
}

/** A slide's frame: an edge of colour, the claim and perhaps points, the brand and the number below. */
function definePage(
  deck: PptxGenJS,
  name: string,
  { title, body }: (typeof PAGES)[MasterName],
  theme: Theme,
  faces: { head: string; body: string },
  brand: string,
): void {
  const small = { margin: 0, fontSize: 11, fontFace: faces.body, color: hex(theme.muted) };
  const foot = { y: inch(499), h: inch(22), valign: "middle" as const, ...small };
  const head = { color: hex(theme.heading), fontFace: faces.head, fontSize: 36, bold: true };
  const text = { color: hex(theme.text), fontFace: faces.body, fontSize: 22, bold: false };
  const box = (top: number, width: number, height: number) => ({
    ...{ x: inch(LEFT), y: inch(top), w: inch(width), h: inch(height) },
  });
  deck.defineSlideMaster({
    title: name,
    background: { color: hex(theme.background) },
    objects: [
      { rect: { x: 0, y: 0, w: inch(12), h: inch(SLIDE.height), fill: { color: hex(theme.primary) } } },
      { text: { text: brand, options: { x: inch(LEFT), w: inch(500), ...foot } } },
      placeholder("title", "title", box(title.top, TITLE.width, title.height + 6), head),
      ...(body
        ? [
            placeholder(
              "body",
              "body",
              box("top" in body ? body.top : BODY_TOP, body.width, body.height + 10),
              text,
            ),
          ]
        : []),
    ],
    slideNumber: { x: inch(866), w: inch(40), align: "right", ...foot },
  });
}
