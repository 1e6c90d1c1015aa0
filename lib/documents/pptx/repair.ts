import { strFromU8, unzipSync } from "fflate";
import type { Theme } from "../theme";
import { xmlText } from "../xml";
import { zip } from "../zip";

type Parts = Map<string, string | Uint8Array>;

/** Lists only parts that exist: the library declares a master for every slide, which makes PowerPoint ask to repair. */
function contentTypes(xml: string, parts: Parts): string {
  const extensions = new Set(
    [...parts.keys()].map((name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase()),
  );
  const theme =
    '<Override PartName="/ppt/theme/theme2.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>';
  return xml
    .replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (entry, name: string) =>
      parts.has(name) && name !== "ppt/theme/theme2.xml" ? entry : "",
    )
    .replace(/<Default Extension="([^"]+)"[^>]*\/>/g, (entry, extension: string) =>
      extensions.has(extension.toLowerCase()) ? entry : "",
    )
    .replaceAll('"image/jpg"', '"image/jpeg"')
    .replace("</Types>", `${theme}</Types>`);
}

const COLOURS = /<a:clrScheme[\s\S]*?<\/a:clrScheme>/;

/** The brand's colours as the deck's own, so that what is added later matches. */
function colourScheme(theme: Theme): string {
  const slot = (name: string, colour: string) =>
    `<a:${name}><a:srgbClr val="${colour.slice(1).toUpperCase()}"/></a:${name}>`;
  const colours = {
    dk1: theme.text,
    lt1: theme.background,
    dk2: theme.secondary,
    lt2: theme.wash,
    accent1: theme.primary,
    accent2: theme.accent,
    accent3: theme.secondary,
    accent4: theme.heading,
    accent5: theme.muted,
    accent6: theme.rule,
    hlink: theme.heading,
    folHlink: theme.muted,
  };
  return `<a:clrScheme name="Brand">${Object.entries(colours)
    .map(([name, colour]) => slot(name, colour))
    .join("")}</a:clrScheme>`;
}

const EMPTY_BODY = '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody>';
const EMPTY_TREE =
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr></p:spTree>';

/** What each shape must have: a text body, and after a plain background its empty list of effects. */
const mendShapes = (xml: string): string =>
  xml
    .replace(/<p:sp>[\s\S]*?<\/p:sp>/g, (shape) =>
      shape.includes("<p:txBody") ? shape : shape.replace("</p:sp>", `${EMPTY_BODY}</p:sp>`),
    )
    .replace(/(<p:bgPr>\s*<a:solidFill>[\s\S]*?<\/a:solidFill>)\s*(?=<\/p:bgPr>)/g, "$1<a:effectLst/>");

/** One paragraph a line; the library writes the line break into the text itself. */
const mendNotes = (xml: string): string =>
  xml.replace(
    /<a:p>((?:(?!<\/a:p>)[\s\S])*?)<a:t>([^<]*\n[^<]*)<\/a:t>((?:(?!<\/a:p>)[\s\S])*?)<\/a:p>/g,
    (_, before: string, text: string, after: string) =>
      text
        .split("\n")
        .map((line) => `<a:p>${before}<a:t>${line}</a:t>${after}</a:p>`)
        .join(""),
  );

/** A table says what it shows, as a chart does. */
const describeTables = (xml: string): string =>
  xml.replace(/<p:graphicFrame>(?:(?!<\/p:graphicFrame>)[\s\S])*?<a:tbl>/g, (frame) =>
    frame.replace(
      /<p:cNvPr id="(\d+)" name="([^"]*)"(?![^>]*descr)/,
      '<p:cNvPr id="$1" name="$2" descr="Table: $2"',
    ),
  );

/** The figure at a bar stays on one line. */
const unbroken = (xml: string): string => xml.replace(/(<c:dLbls>.*?<a:bodyPr)\/>/gs, '$1 wrap="none"/>');

/** The title's own inset on the right; the library gives each title that of its layout. */
const evenTitle = (xml: string, points: number): string =>
  xml.replace(/(type="title"(?:(?!<\/p:sp>)[\s\S])*? rIns=")0"/, `$1${Math.round(points * 12_700)}"`);

interface Deck {
  theme: Theme;
  brand: string;
  /** Of the titles after the cover, slide by slide, in points. */
  insets: readonly number[];
}

function mend(name: string, xml: string, { theme, brand, insets }: Deck): string {
  const inset = insets[Number(/^ppt\/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0) - 2];
  if (inset) return describeTables(mendShapes(evenTitle(xml, inset)));
  if (/^ppt\/(slides|slideLayouts|slideMasters)\/[^/]+\.xml$/.test(name))
    return describeTables(mendShapes(xml));
  if (/^ppt\/notesSlides\/[^/]+\.xml$/.test(name)) return mendNotes(mendShapes(xml));
  if (/^ppt\/notesMasters\/[^/]+\.xml$/.test(name))
    return xml.replace(/<p:spTree>[\s\S]*<\/p:spTree>/, EMPTY_TREE);
  if (/^ppt\/charts\/chart\d+\.xml$/.test(name)) return unbroken(xml);
  if (/notesMaster\d+\.xml\.rels$/.test(name)) return xml.replace("theme1.xml", "theme2.xml");
  if (name === "ppt/theme/theme1.xml") return xml.replace(COLOURS, colourScheme(theme));
  if (name === "docProps/core.xml")
    return xml.replace(/<dc:title>[^<]*<\/dc:title>/, `<dc:title>${xmlText(brand)}: Pitch Deck</dc:title>`);
  return xml;
}

/** Turns what the library writes into a file that PowerPoint opens without offering to repair it. */
export function repairDeck(written: Uint8Array, deck: Deck): Uint8Array {
  const parts: Parts = new Map();
  for (const [name, bytes] of Object.entries(unzipSync(written))) {
    if (name.endsWith("/")) continue;
    parts.set(name, /\.(xml|rels)$/.test(name) ? mend(name, strFromU8(bytes), deck) : bytes);
  }
  const own = parts.get("ppt/theme/theme1.xml");
  if (own) parts.set("ppt/theme/theme2.xml", own);
  const types = parts.get("[Content_Types].xml");
  if (typeof types !== "string") throw new Error("the deck lists no content types");
  parts.delete("[Content_Types].xml");
  return zip({ "[Content_Types].xml": contentTypes(types, parts), ...Object.fromEntries(parts) });
}
