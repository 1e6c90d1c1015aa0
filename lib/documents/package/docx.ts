import type { DocumentData } from "../data";
import { SAFE_FACE } from "../pptx/faces";
import { blocksOf, isRightToLeft, safeDeep } from "../text";
import { onPaper, themeOf } from "../theme";
import { xmlText } from "../xml";
import { zip } from "../zip";
import { planSections } from "./markdown";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function paragraph(text: string, style: string): string {
  const rtl = isRightToLeft(text);
  const run = `<w:r>${rtl ? "<w:rPr><w:rtl/></w:rPr>" : ""}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${rtl ? "<w:bidi/>" : ""}</w:pPr>${run}</w:p>`;
}

const heading = (
  id: string,
  name: string,
  size: number,
  colour: string,
  level: number,
  before: number,
): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="${before}" w:after="120"/>${level >= 0 ? `<w:outlineLvl w:val="${level}"/>` : ""}</w:pPr><w:rPr><w:b/><w:color w:val="${colour}"/><w:sz w:val="${size}"/></w:rPr></w:style>`;

function styles(face: string, colour: string, text: string): string {
  return `${XML}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${face}" w:hAnsi="${face}" w:cs="${face}"/><w:color w:val="${text}"/><w:sz w:val="21"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${heading("Title", "Title", 56, colour, -1, 0)}${heading("Heading1", "heading 1", 32, colour, 0, 420)}<w:style w:type="paragraph" w:styleId="Item"><w:name w:val="List Number"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
}

const numbering = (lists: number): string => {
  const numbers = Array.from(
    { length: lists },
    (_, i) =>
      `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  );
  return `${XML}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="425" w:hanging="425"/></w:pPr></w:lvl></w:abstractNum>${numbers.join("")}</w:numbering>`;
};

/** A list starts at one in each chapter, so every chapter has a list of its own. */
const item = (text: string, list: number): string =>
  paragraph(text, "Item").replace(
    '<w:pStyle w:val="Item"/>',
    `<w:pStyle w:val="Item"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
  );

/** The analysis as a Word document with real headings and lists, because lenders edit. */
export async function analysisDocx(raw: DocumentData): Promise<Uint8Array> {
  const data = safeDeep(raw);
  const theme = onPaper(themeOf(data.moodBoard, data.prototype?.visualIdentity));
  const sections = planSections(data);
  const body = sections.map(({ title, text, items }, i) => [
    paragraph(title, "Heading1"),
    ...blocksOf(text).map((block) =>
      block.kind === "paragraph" ? paragraph(block.text, "Normal") : item(block.text, 2 * i + 1),
    ),
    ...items.map((entry) => item(entry, 2 * i + 2)),
  ]);
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1304" w:bottom="1304" w:left="1304" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  const document = [
    paragraph(data.brandName, "Title"),
    data.summary ? paragraph(data.summary, "Normal") : "",
    ...body.flat(),
    page,
  ].join("");
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${REL}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  return zip({
    "[Content_Types].xml": `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("document", "document.main")}${part("styles", "styles")}${part("numbering", "numbering")}</Types>`,
    "_rels/.rels": relations(relation(1, "officeDocument", "word/document.xml")),
    "word/document.xml": `${XML}<w:document ${W}><w:body>${document}</w:body></w:document>`,
    "word/styles.xml": styles(SAFE_FACE, theme.heading.slice(1), theme.text.slice(1)),
    "word/numbering.xml": numbering(2 * sections.length + 2),
    "word/_rels/document.xml.rels": relations(
      relation(1, "styles", "styles.xml") + relation(2, "numbering", "numbering.xml"),
    ),
  });
}
