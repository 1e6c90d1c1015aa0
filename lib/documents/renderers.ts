import { planIcs } from "./calendar/calendar";
import type { DocumentData } from "./data";
import type { DocumentId, Format } from "./documents";
import { logoKit } from "./logo/kit";
import { analysisPdf, pitchPdf, planPdf, prototypePdf } from "./pdf/render";
import { pitchPptx } from "./pptx/deck";
import { analysisDocx, planDocx } from "./text-files/docx";
import { analysisMarkdown, planMarkdown } from "./text-files/markdown";
import { forecastXlsx } from "./xlsx/workbook";

type Render = (data: DocumentData) => Promise<Uint8Array>;

/** How each document is made; loaded only in the threads that render. */
export const RENDERERS: Record<Exclude<DocumentId, "package">, Partial<Record<Format, Render>>> = {
  fullBusinessAnalysis: { pdf: analysisPdf, docx: analysisDocx, md: analysisMarkdown },
  prototype: { pdf: prototypePdf },
  actionPlan: { pdf: planPdf, docx: planDocx, md: planMarkdown },
  pitch: { pdf: pitchPdf, pptx: pitchPptx },
  calendar: { ics: planIcs },
  financialForecast: { xlsx: forecastXlsx },
  logoKit: { zip: logoKit },
};

const ARTIFACT_OF: Readonly<Record<string, string>> = { calendar: "actionPlan" };

/** Without the artifacts of other documents, whose texts would be cleaned and measured for nothing. */
function onlyFor(id: keyof typeof RENDERERS, data: DocumentData): DocumentData {
  const own = ARTIFACT_OF[id] ?? id;
  const { fullBusinessAnalysis, actionPlan, pitch, ...shared } = data;
  const artifacts = Object.entries({ fullBusinessAnalysis, actionPlan, pitch });
  return { ...shared, ...Object.fromEntries(artifacts.filter(([name]) => name === own)) };
}

export function renderDocument(
  id: keyof typeof RENDERERS,
  format: Format,
  data: DocumentData,
): Promise<Uint8Array> {
  const render = RENDERERS[id][format];
  if (!render) throw new Error(`no ${format} of ${id}`);
  return render(onlyFor(id, data));
}
