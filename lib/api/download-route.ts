import * as z from "zod";
import { getProject } from "@/db/projects";
import { takeFromBucket } from "@/db/rate-limits";
import { founderText } from "@/lib/artifacts/text";
import type { Identity } from "@/lib/auth/identity";
import type { DocumentData } from "@/lib/documents/data";
import {
  DOCUMENTS,
  type DocumentId,
  type DocumentKind,
  type Format,
  MEDIA_TYPES,
  slugOf,
} from "@/lib/documents/documents";
import { contentDisposition } from "@/lib/documents/file-name";
import { dataFromBody, dataFromProject } from "@/lib/documents/from-project";
import { makeDocument } from "@/lib/documents/make";
import { AppError } from "@/lib/errors";
import { TIER_NAMES, tierAtLeast } from "@/lib/journey/tiers";
import { parse } from "./body";
import { handler } from "./handler";

const MAX_BODY = 512 * 1024;
const MAX_FILE = 10 * 1024 * 1024;
const PER_MINUTE = 30;

const projectBody = z.looseObject({
  projectId: z.string().optional(),
  layout: z.enum(["slides", "notes"]).optional(),
});

/** Colours that are no colours fall back, so that a mood board is never a reason to refuse. */
const brandBody = z.object({
  brandName: founderText({ name: "The brand name", max: 120 }).default(""),
  moodBoard: z.record(z.string(), z.unknown()).nullish(),
});

export function assertTier({ title, tier }: DocumentKind, user: Identity): void {
  if (tierAtLeast(user.tier, tier)) return;
  const verb = title.endsWith("s") ? "require" : "requires";
  const message = `${title} ${verb} a ${TIER_NAMES[tier]} plan or higher. Please upgrade to continue.`;
  throw new AppError("upgrade_required", message);
}

async function dataFor(
  kind: DocumentKind,
  user: Identity,
  body: z.infer<typeof projectBody>,
): Promise<DocumentData> {
  const today = new Date().toISOString().slice(0, 10);
  if (body.projectId !== undefined) {
    const project = await getProject(user.id, body.projectId);
    return dataFromProject(project, user.tier, today);
  }
  const { brandName, moodBoard } = parse(brandBody, body);
  const sent = kind.read(parse(kind.body, body));
  return dataFromBody(brandName || "Your Brand", moodBoard ?? {}, sent, user.tier, today);
}

/** POST that answers a file: from the saved project, or from the contract's body alone. */
export function downloadRoute(id: DocumentId, format: Format) {
  const kind: DocumentKind = DOCUMENTS[id];
  return handler({ access: "user", body: projectBody, maxBody: MAX_BODY }, async ({ user, body }) => {
    assertTier(kind, user);
    await takeFromBucket(`download:${user.id}`, PER_MINUTE, 60);
    const data = { ...(await dataFor(kind, user, body)), ...(body.layout && { layout: body.layout }) };
    const missing = kind.missing(data);
    if (missing) throw new AppError("invalid", missing);
    const bytes = await makeDocument({ id, format, data });
    if (bytes.byteLength > MAX_FILE) throw new AppError("too_large", "The file would be larger than 10 MB.");
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": MEDIA_TYPES[format],
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": contentDisposition(data.brandName, slugOf(kind, data.layout), format),
      },
    });
  });
}
