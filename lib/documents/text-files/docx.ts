import type { DocumentData } from "../data";
import { safeDeep } from "../text";
import { onPaper, themeOf } from "../theme";
import { xmlText } from "../xml";
import { zip } from "../zip";
import { BULLETS, bodyOf, paragraph } from "./docx-parts";
import { SECTION, stylesXml, W, XML } from "./docx-styles";
import { analysisOutline, type Outline, planOutline } from "./outline";

const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

function numberingXml(last: number): string {
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="425" w:hanging="425"/></w:pPr></w:lvl>`;
  const lists = Array.from(
    { length: last - BULLETS },
    (_, i) =>
      `<w:num w:numId="${BULLETS + i + 1}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${XML}<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level("bullet", "•")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level("decimal", "%1.")}</w:abstractNum><w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>${lists.join("")}</w:numbering>`;
}

const line = (part: "hdr" | "ftr", style: string, left: string, right: string): string =>
  `${XML}<w:${part} ${W}><w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${xmlText(left)}</w:t></w:r><w:r><w:tab/></w:r>${right}</w:p></w:${part}>`;
const PAGE_NUMBER = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';

const relations = (entries: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** A Word document with real headings, lists and tables, because lenders edit. */
function docx(raw: DocumentData, { brandName, title, summary, note, chapters }: Outline): Uint8Array {
  const { moodBoard, prototype } = safeDeep(raw);
  let lists = BULLETS;
  const list = () => {
    lists += 1;
    return lists;
  };
  const body = [
    paragraph(brandName, "Title"),
    paragraph(title, "Subtitle"),
    summary ? paragraph(summary, "Lead") : "",
    paragraph(note, "Dated"),
    ...chapters.map((chapter) => paragraph(chapter.title, "Heading1") + bodyOf(chapter.parts, list)),
    SECTION,
  ].join("");
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const own = ["document.main", "styles", "numbering", "header", "footer"]
    .map((type) => override(`word/${type.split(".")[0]}.xml`, `${TYPE}.${type}+xml`))
    .join("");
  const core = override("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml");
  return zip({
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${own}${core}</Types>`,
    "_rels/.rels": relations([
      [`${REL}/officeDocument`, "word/document.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    ]),
    "docProps/core.xml": `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(`${brandName}: ${title}`)}</dc:title><dc:creator>Kindling</dc:creator></cp:coreProperties>`,
    "word/document.xml": `${XML}<w:document ${W} xmlns:r="${REL}"><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": stylesXml(onPaper(themeOf(moodBoard, prototype?.visualIdentity))),
    "word/numbering.xml": numberingXml(lists),
    "word/header.xml": line("hdr", "Header", brandName, `<w:r><w:t>${xmlText(title)}</w:t></w:r>`),
    "word/footer.xml": line("ftr", "Footer", "Planning figures, not a promise of results", PAGE_NUMBER),
    "word/_rels/document.xml.rels": relations(
      ["styles", "numbering", "header", "footer"].map((type) => [`${REL}/${type}`, `${type}.xml`]),
    ),
  });
}

export const analysisDocx = async (data: DocumentData) => docx(data, analysisOutline(data));
export const planDocx = async (data: DocumentData) => docx(data, planOutline(data));
