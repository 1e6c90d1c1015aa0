import { Document, Font, Page, pdf, Text } from "@react-pdf/renderer";
import { writeXlsx } from "hucre/xlsx";
import ical from "ical-generator";
import PptxGenJS from "pptxgenjs";
import type { DocumentData } from "@/lib/documents/data";
import { brandParts, type FontPart, fontPath } from "@/lib/documents/fonts/catalogue";
import { textsOf } from "@/lib/documents/text";
import { themeOf } from "@/lib/documents/theme";
import { bookOf } from "@/lib/documents/xlsx/workbook";

const Deck = "default" in PptxGenJS ? (PptxGenJS.default as unknown as typeof PptxGenJS) : PptxGenJS;

/** The shipped files as the library takes them. */
const registerPlainly = (parts: readonly FontPart[]): string[] =>
  parts.map(({ family, file }) => {
    const plain = `Plain ${family}`;
    if (!Font.getRegisteredFontFamilies().includes(plain))
      Font.register({ family: plain, src: fontPath(file, 400) });
    return plain;
  });

/** The same words in the same typeface on as many pages, and nothing else. */
export async function barePdf(data: DocumentData, part: unknown, pages: number): Promise<Blob> {
  const family = registerPlainly(brandParts(themeOf(data.moodBoard, data.prototype?.visualIdentity).body));
  const texts = [...textsOf(part)];
  const each = Math.ceil(texts.length / pages);
  return pdf(
    <Document>
      {Array.from({ length: pages }, (_, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's place never changes
        <Page key={page} size="A4" style={{ fontFamily: family, fontSize: 8 }} wrap={false}>
          {texts.slice(page * each, (page + 1) * each).map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat
            <Text key={at}>{text}</Text>
          ))}
        </Page>
      ))}
    </Document>,
  ).toBlob();
}

/** Eleven slides with the same titles, points and notes, and four empty charts. */
export async function barePptx({ pitch }: DocumentData): Promise<unknown> {
  const deck = new Deck();
  deck.addSlide().addText(pitch?.elevatorPitch ?? "", { x: 1, y: 1, w: 8, h: 1 });
  for (const [at, { title, content, keyPoints }] of (pitch?.fullSlides ?? []).entries()) {
    const slide = deck.addSlide();
    slide.addText(title, { x: 1, y: 0.5, w: 8, h: 1 });
    slide.addText(content.join("\n"), { x: 1, y: 2, w: 8, h: 3 });
    slide.addNotes(keyPoints.join("\n"));
    if (at < 4) slide.addChart("bar", [{ name: "", labels: ["a"], values: [1] }], { x: 6, y: 2, w: 3, h: 3 });
  }
  return deck.write({ outputType: "uint8array", compression: true });
}

/** As many sheets and cells, each a plain number. */
export function bareXlsx(data: DocumentData): Promise<Uint8Array> {
  const rows = bookOf(data).grid.rows.length;
  const cells = (lines: number, columns: number) =>
    Array.from({ length: lines }, (_, y) => Array.from({ length: columns }, (_, x) => y * x));
  return writeXlsx({
    sheets: [
      { name: "Model", rows: cells(rows, 38) },
      { name: "Assumptions", rows: cells(80, 7) },
      ...Array.from({ length: 7 }, (_, i) => ({ name: `S${i}`, rows: cells(24, 5) })),
    ],
  });
}

/** As many events with the same words. */
export function bareIcs({ actionPlan }: DocumentData): string {
  const calendar = ical();
  for (const { title, description } of actionPlan?.actionItems ?? [])
    calendar.createEvent({ start: new Date(0), summary: title, description });
  for (const summary of actionPlan?.successMetrics ?? [])
    calendar.createEvent({ start: new Date(0), summary });
  return calendar.toString();
}
