import { pdf } from "@react-pdf/renderer";
import type { DocumentData } from "../data";
import { type Prepared, prepare } from "../prepare";
import { mapTexts } from "../text";
import { AnalysisDocument } from "./analysis";
import { lastPageSecond, type PageOf } from "./contents";
import { PitchDocument } from "./pitch";
import { PlanDocument } from "./plan";
import { PrototypeDocument } from "./prototype";

type Document = Parameters<typeof pdf>[0];

export async function pdfBytes(document: Document): Promise<Uint8Array> {
  const blob = await pdf(document).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** A mark where no script has one trips the shaper of the letters: without marks the words can still be read. */
async function drawn(
  data: DocumentData,
  make: (prepared: Prepared) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  try {
    return await make(prepare(data));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return make(prepare(mapTexts(data, (text) => text.normalize("NFC").replace(/\p{M}/gu, ""))));
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
