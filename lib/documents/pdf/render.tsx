import { pdf } from "@react-pdf/renderer";
import type { DocumentData } from "../data";
import { prepare } from "../prepare";
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

export async function analysisPdf(data: DocumentData): Promise<Uint8Array> {
  const pages: PageOf = new Map();
  return lastPageSecond(await pdfBytes(AnalysisDocument({ prepared: prepare(data), pages })));
}

export const prototypePdf = (data: DocumentData) => pdfBytes(PrototypeDocument({ prepared: prepare(data) }));
export const planPdf = (data: DocumentData) => pdfBytes(PlanDocument({ prepared: prepare(data) }));
export const pitchPdf = (data: DocumentData) => pdfBytes(PitchDocument({ prepared: prepare(data) }));
