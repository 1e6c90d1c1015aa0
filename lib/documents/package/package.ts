import { createHash } from "node:crypto";
import { tierAtLeast } from "@/lib/journey/tiers";
import type { DocumentData } from "../data";
import { longDate } from "../dates";
import { DOCUMENTS, type DocumentId, type DocumentKind, type Format, slugOf } from "../documents";
import { fileName } from "../file-name";
import { safeText } from "../text";
import { zip } from "../zip";

export type RenderPart = (id: DocumentId, format: Format, data: DocumentData) => Promise<Uint8Array>;

interface Part {
  id: Exclude<DocumentId, "package">;
  format: Format;
  folder: string;
  says: string;
  layout?: DocumentData["layout"];
}

const PARTS: readonly Part[] = [
  {
    id: "fullBusinessAnalysis",
    format: "pdf",
    folder: "1-analysis",
    says: "the full business analysis, to hand over",
  },
  { id: "fullBusinessAnalysis", format: "docx", folder: "1-analysis", says: "the same for Word, to edit" },
  { id: "fullBusinessAnalysis", format: "md", folder: "1-analysis", says: "the same as plain text" },
  { id: "prototype", format: "pdf", folder: "2-prototype", says: "palette, type, mockups and flow" },
  { id: "actionPlan", format: "pdf", folder: "3-plan", says: "the 60 days, week by week" },
  { id: "actionPlan", format: "docx", folder: "3-plan", says: "the same for Word, to edit" },
  { id: "actionPlan", format: "md", folder: "3-plan", says: "the same as plain text, with boxes to tick" },
  {
    id: "calendar",
    format: "ics",
    folder: "3-plan",
    says: "the same for your calendar; import it again to update it",
  },
  { id: "pitch", format: "pptx", folder: "4-pitch", says: "the deck for PowerPoint, with notes" },
  { id: "pitch", format: "pdf", folder: "4-pitch", says: "the slides" },
  {
    id: "pitch",
    format: "pdf",
    folder: "4-pitch",
    says: "the slides with what to say",
    layout: "notes",
  },
  { id: "financialForecast", format: "xlsx", folder: "5-forecast", says: "the model with live formulas" },
  { id: "logoKit", format: "zip", folder: "6-logo", says: "logo, icons and palette in every format" },
];

/** One archive with everything that the tier allows and that has been made, a guide to it, and checksums. */
export async function launchPackage(data: DocumentData, render: RenderPart): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  const listed: string[] = [];
  const leftOut = new Set<string>();
  for (const part of PARTS) {
    const kind: DocumentKind = DOCUMENTS[part.id];
    if (!tierAtLeast(data.tier, kind.tier)) continue;
    const missing = kind.missing(data);
    if (missing) leftOut.add(`${part.folder} is not in here: ${missing}`);
    if (missing) continue;
    const layout = part.layout ?? "slides";
    const path = `${part.folder}/${fileName(data.brandName, slugOf(kind, layout), part.format)}`;
    files[path] = await render(part.id, part.format, { ...data, layout });
    listed.push(`${path}\n    ${part.says}`);
  }
  const readme = [
    `${safeText(data.brandName)}: launch package of ${longDate(data.createdOn)}`,
    "",
    ...listed,
    "",
    ...(leftOut.size > 0 ? [...leftOut, ""] : []),
    "Every file is written from the same figures. They are planning figures, not a promise of results.",
    "checksums.txt holds a SHA-256 sum for each file: sha256sum -c checksums.txt",
    "",
  ].join("\n");
  const sums = Object.entries({ ...files, "README.txt": readme }).map(
    ([path, content]) => `${createHash("sha256").update(content).digest("hex")}  ${path}`,
  );
  return zip({ "README.txt": readme, ...files, "checksums.txt": `${sums.join("\n")}\n` });
}
