import { pdf } from "@react-pdf/renderer";
import { mapTexts } from "@/lib/artifacts/text";
import type { DocumentData } from "../data";
import { keepCharacters } from "../fonts/own-characters";
import { type Prepared, prepare } from "../prepare";
import { AnalysisDocument } from "./analysis";
import { lastPageSecond, type PageOf } from "./contents";
import { PitchDocument } from "./pitch";
import { PlanDocument } from "./plan";
import { PrototypeDocument } from "./prototype";

type Document = Parameters<typeof pdf>[0];

export async function pdfBytes(document: Document): Promise<Uint8Array> {
  const blob = await pdf(document).toBlob();
  keepCharacters();
  return new Uint8Array(await blob.arrayBuffer());
}

/**
 * What is left out when the shaper of the letters trips over a text, one after the other: marks where no script has
 * them, then signs that join what follows. The words can still be read.
 */
const LEFT_OUT = [
  /\p{M}/gu,
  /[\p{M}\p{Cf}]/gu,
  /[^\p{Script=Latin}\p{Script=Common}]|[\p{M}\p{Cf}]/gu,
] as const;

async function drawn(
  data: DocumentData,
  make: (prepared: Prepared) => Promise<Uint8Array>,
  from = 0,
): Promise<Uint8Array> {
  const tripping = LEFT_OUT[from - 1];
  const texts = tripping ? mapTexts(data, (text) => text.normalize("NFC").replace(tripping, "")) : data;
  try {
    return await make(prepare(texts));
  } catch (error) {
    if (!(error instanceof TypeError) || from === LEFT_OUT.length) throw error;
    return drawn(data, make, from + 1);
  }
}

export const analysisPdf = (data: DocumentData) =>
  drawn(data, async (prepared) => {
    const pages: PageOf = new Map();
    return lastPageSecond(await pdfBytes(AnalysisDocument({ prepared, pages })));
  });

export const prototypePdf = (data: DocumentData) =>
  drawn(data, (prepared) => pdfBytes(PrototypeDocument({ prepared })));
export const planPdf = (data: DocumentData) =>
  drawn(data, (prepared) => pdfBytes(PlanDocument({ prepared })));
export const pitchPdf = (data: DocumentData) =>
  drawn(data, (prepared) => pdfBytes(PitchDocument({ prepared })));
