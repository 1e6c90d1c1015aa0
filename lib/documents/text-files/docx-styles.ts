import { SAFE_FACE } from "../pptx/faces";
import type { Theme } from "../theme";

export const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A4 in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, side: 1_304, top: 1_500, bottom: 1_300 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

export const SECTION = `<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/><w:footerReference w:type="first" r:id="rId4"/><w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}"/><w:pgMar w:top="${PAGE.top}" w:right="${PAGE.side}" w:bottom="${PAGE.bottom}" w:left="${PAGE.side}" w:header="720" w:footer="620" w:gutter="0"/><w:titlePg/></w:sectPr>`;

interface Style {
  id: string;
  name?: string;
  based?: string;
  next?: string;
  paragraph?: string;
  letters?: string;
}

const style = ({ id, name = id, based = "Normal", next, paragraph = "", letters = "" }: Style): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${based}"/>${next ? `<w:next w:val="${next}"/>` : ""}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;

const spacing = (before: number, after: number, line = 0) =>
  `<w:spacing w:before="${before}" w:after="${after}"${line ? ` w:line="${line}" w:lineRule="auto"` : ""}/>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const ink = (colour: string) => `<w:color w:val="${colour.slice(1).toUpperCase()}"/>`;
const BOLD = "<w:b/><w:bCs/>";
const edge = (side: string, colour: string, eighths: number, space = 1) =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="${space}" w:color="${colour.slice(1).toUpperCase()}"/>`;
const RIGHT_TAB = `<w:tabs><w:tab w:val="right" w:pos="${TEXT_WIDTH}"/></w:tabs>`;

/** Real styles by their usual names, so that a template of the reader's own can take over. */
export function stylesXml({ heading, text, muted, rule, accent }: Theme): string {
  const faces = `<w:rFonts w:ascii="${SAFE_FACE}" w:hAnsi="${SAFE_FACE}" w:cs="${SAFE_FACE}"/>`;
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr>${faces}${ink(text)}${size(21)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${spacing(0, 140, 300)}</w:pPr></w:pPrDefault></w:docDefaults>`;
  const titles = [
    style({
      id: "Title",
      next: "Subtitle",
      paragraph: `<w:keepNext/><w:pBdr>${edge("top", accent, 36, 18)}</w:pBdr>${spacing(1_400, 60, 260)}`,
      letters: `${BOLD}${ink(heading)}${size(72)}`,
    }),
    style({ id: "Subtitle", paragraph: spacing(0, 320), letters: size(34) }),
    style({ id: "Lead", paragraph: spacing(0, 160, 320), letters: size(25) }),
    style({ id: "Dated", paragraph: spacing(0, 520), letters: `${ink(muted)}${size(18)}` }),
    style({
      id: "Heading1",
      name: "heading 1",
      next: "Normal",
      paragraph: `<w:keepNext/>${spacing(480, 140, 260)}<w:outlineLvl w:val="0"/>`,
      letters: `${BOLD}${ink(heading)}${size(36)}`,
    }),
    style({
      id: "Heading2",
      name: "heading 2",
      next: "Normal",
      paragraph: `<w:keepNext/>${spacing(280, 100)}<w:outlineLvl w:val="1"/>`,
      letters: `${BOLD}${size(24)}`,
    }),
    style({
      id: "Heading3",
      name: "heading 3",
      next: "Normal",
      paragraph: `<w:keepNext/>${spacing(160, 60)}<w:outlineLvl w:val="2"/>`,
      letters: BOLD,
    }),
  ];
  const texts = [
    style({ id: "Item", name: "List Number", paragraph: spacing(0, 90) }),
    style({ id: "LastItem", name: "List Number End", paragraph: spacing(0, 180) }),
    style({
      id: "Task",
      paragraph: `<w:keepNext/>${RIGHT_TAB}${spacing(120, 20)}<w:ind w:left="360" w:hanging="360"/>`,
      letters: BOLD,
    }),
    style({
      id: "TaskText",
      paragraph: `${spacing(0, 120, 280)}<w:ind w:left="360" w:right="900"/>`,
      letters: size(19),
    }),
    style({ id: "Cell", paragraph: spacing(50, 50, 250), letters: size(19) }),
    style({ id: "CellHead", based: "Cell", paragraph: "<w:keepNext/>", letters: BOLD }),
    style({ id: "Figure", based: "Cell", paragraph: '<w:jc w:val="right"/>' }),
    style({ id: "FigureHead", based: "Figure", paragraph: "<w:keepNext/>", letters: BOLD }),
    style({ id: "AfterTable", paragraph: spacing(0, 120, 120), letters: size(8) }),
    style({
      id: "Header",
      name: "header",
      paragraph: `<w:pBdr>${edge("bottom", rule, 6, 5)}</w:pBdr>${RIGHT_TAB}${spacing(0, 0)}`,
      letters: `${ink(muted)}${size(16)}`,
    }),
    style({
      id: "Footer",
      name: "footer",
      paragraph: `${RIGHT_TAB}${spacing(0, 0)}`,
      letters: `${ink(muted)}${size(16)}`,
    }),
  ];
  const note = `<w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:b w:val="0"/><w:bCs w:val="0"/>${ink(muted)}${size(17)}</w:rPr></w:style>`;
  const lines = `<w:style w:type="table" w:styleId="Hairlines"><w:name w:val="Hairlines"/><w:tblPr><w:tblBorders>${edge("bottom", rule, 4, 0)}${edge("insideH", rule, 4, 0)}</w:tblBorders><w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders>${edge("bottom", heading, 8, 0)}</w:tcBorders></w:tcPr></w:tblStylePr></w:style>`;
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';
  return `${XML}<w:styles ${W}>${defaults}${normal}${titles.join("")}${texts.join("")}${note}${lines}</w:styles>`;
}
