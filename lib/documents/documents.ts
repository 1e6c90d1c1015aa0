import * as z from "zod";
import { actionPlanArtifact } from "@/lib/artifacts/action-plan/artifact";
import { fullBusinessAnalysisArtifact } from "@/lib/artifacts/full-business-analysis/artifact";
import { pitchArtifact } from "@/lib/artifacts/pitch/artifact";
import { prototypeArtifact } from "@/lib/artifacts/prototype/artifact";
import type { Tier } from "@/lib/journey/tiers";
import type { DocumentData } from "./data";

export type Format = "pdf" | "pptx" | "xlsx" | "ics" | "zip" | "docx" | "md";

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ics: "text/calendar; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  zip: "application/zip",
};

/** One kind of thing to download, in one or more formats. */
export interface DocumentKind {
  /** As the refusal of a lower tier names it. */
  title: string;
  tier: Tier;
  /** `{brand}-{slug}.{format}` */
  slug: string;
  formats: readonly Format[];
  /** The contract's body beside `brandName` and `moodBoard`; what a project does not need to send. */
  body: z.ZodObject;
  /** Puts what was sent where the renderer looks for it. */
  read(body: Record<string, unknown>): Partial<DocumentData>;
  /** What is missing, in words; null when it can be made. */
  missing(data: DocumentData): string | null;
}

/** Slides with what to say lie beside the bare ones in a folder. */
export const slugOf = ({ slug }: Pick<DocumentKind, "slug">, layout: DocumentData["layout"]): string =>
  layout === "notes" ? `${slug}-with-notes` : slug;

const nothing = z.object({});
/** The reference of what was sent rather than saved. */
export const UNSAVED = "unsaved";

function forecastMissing({ answers, outOfDate, reference }: DocumentData): string | null {
  if (answers) return null;
  if (reference === UNSAVED) return "A forecast is made from a saved project: send its projectId";
  return outOfDate
    ? "The answers changed since a step was written: regenerate what is out of date, so that every file agrees"
    : "Answer the five questions first: the figures come from them";
}

export const DOCUMENTS = {
  fullBusinessAnalysis: {
    title: "PDF Downloads",
    tier: "spark",
    slug: fullBusinessAnalysisArtifact.slug,
    formats: ["pdf", "docx", "md"],
    body: z.object({ fullBusinessAnalysis: fullBusinessAnalysisArtifact.output }),
    read: (body) => ({
      fullBusinessAnalysis: fullBusinessAnalysisArtifact.output.parse(body.fullBusinessAnalysis),
    }),
    missing: (data) => (data.fullBusinessAnalysis ? null : "No full business analysis available"),
  },
  prototype: {
    title: "PDF Downloads",
    tier: "spark",
    slug: prototypeArtifact.slug,
    formats: ["pdf"],
    body: z.object({ prototypeData: prototypeArtifact.output }),
    read: (body) => ({ prototype: prototypeArtifact.output.parse(body.prototypeData) }),
    missing: (data) => (data.prototype ? null : "No prototype assets available"),
  },
  actionPlan: {
    title: "PDF Downloads",
    tier: "spark",
    slug: actionPlanArtifact.slug,
    formats: ["pdf", "docx", "md"],
    body: z.object({ actionPlanData: actionPlanArtifact.output }),
    read: (body) => ({ actionPlan: actionPlanArtifact.output.parse(body.actionPlanData) }),
    missing: (data) => (data.actionPlan ? null : "No action plan available"),
  },
  calendar: {
    title: "Calendar Export",
    tier: "fuel",
    slug: actionPlanArtifact.slug,
    formats: ["ics"],
    body: z.object({
      actionPlanData: actionPlanArtifact.output,
      startDate: z.iso.date().optional(),
    }),
    read: (body) => ({
      actionPlan: actionPlanArtifact.output.parse(body.actionPlanData),
      ...(typeof body.startDate === "string" && { startDate: body.startDate }),
    }),
    missing: (data) => (data.actionPlan ? null : "No action plan available"),
  },
  pitch: {
    title: "Pitch Deck Downloads",
    tier: "spark",
    slug: pitchArtifact.slug,
    formats: ["pdf", "pptx"],
    body: z.object({ pitchData: pitchArtifact.output }),
    read: (body) => ({ pitch: pitchArtifact.output.parse(body.pitchData) }),
    missing: (data) => (data.pitch ? null : "No pitch deck available"),
  },
  financialForecast: {
    title: "Financial Forecasts",
    tier: "fuel",
    slug: "financial-forecast",
    formats: ["xlsx"],
    body: nothing,
    read: () => ({}),
    missing: forecastMissing,
  },
  logoKit: {
    title: "Logo Kit",
    tier: "fuel",
    slug: "logo-kit",
    formats: ["zip"],
    body: nothing,
    read: () => ({}),
    missing: () => null,
  },
  package: {
    title: "Launch Package",
    tier: "spark",
    slug: "launch-package",
    formats: ["zip"],
    body: nothing,
    read: () => ({}),
    missing: (data) => (data.fullBusinessAnalysis ? null : "No full business analysis available"),
  },
} satisfies Record<string, DocumentKind>;

export type DocumentId = keyof typeof DOCUMENTS;
