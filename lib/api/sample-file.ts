import * as z from "zod";
import { SAMPLE_FILES, type SampleFileName } from "@/lib/content/sample/files";
import { sampleProject } from "@/lib/content/sample/project";
import { type DocumentId, type Format, MEDIA_TYPES } from "@/lib/documents/documents";
import { dataFromProject } from "@/lib/documents/from-project";
import { makeDocument } from "@/lib/documents/make";
import { AppError } from "@/lib/errors";
import { handler } from "./handler";

const KINDS: Record<SampleFileName, readonly [DocumentId, Format]> = {
  "nodline-full-business-analysis.pdf": ["fullBusinessAnalysis", "pdf"],
  "nodline-full-business-analysis.docx": ["fullBusinessAnalysis", "docx"],
  "nodline-prototype-assets.pdf": ["prototype", "pdf"],
  "nodline-action-plan.pdf": ["actionPlan", "pdf"],
  "nodline-action-plan.ics": ["calendar", "ics"],
  "nodline-pitch.pptx": ["pitch", "pptx"],
  "nodline-pitch.pdf": ["pitch", "pdf"],
};
const DAY = 24 * 60 * 60;

const params = z.object({ file: z.string().max(100) });
const known = (name: string) => SAMPLE_FILES.find(({ file }) => file === name)?.file;

const made = new Map<SampleFileName, Promise<Uint8Array>>();

/** Each file is made once: it is the same for everybody. One that failed is tried again. */
function sampleFile(file: SampleFileName): Promise<Uint8Array> {
  const [id, format] = KINDS[file];
  const project = sampleProject();
  // The sample has figures of its own; the engine's reading of its answers would stand beside them and differ.
  const data = { ...dataFromProject(project, "fuel", project.createdAt.slice(0, 10)), answers: null };
  const bytes = made.get(file) ?? makeDocument({ id, format, data });
  made.set(file, bytes);
  bytes.catch(() => made.delete(file));
  return bytes;
}

export const sampleFileRoute = handler({ access: "public", params }, async ({ params: { file: name } }) => {
  const file = known(name);
  if (!file) throw new AppError("not_found", "The sample has no such file.");
  const bytes = await sampleFile(file);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": MEDIA_TYPES[KINDS[file][1]],
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `attachment; filename="${file}"`,
      "Cache-Control": `public, max-age=${DAY}`,
    },
  });
});
