import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Tier } from "@/lib/journey/tiers";

export interface DownloadFile {
  label: string;
  path: string;
  format: "pdf" | "pptx" | "other";
  tier: Tier;
  /** What the call says beside the project. */
  extra?: Record<string, string>;
}

const pdf = (label: string, path: string, extra?: Record<string, string>): DownloadFile => ({
  label,
  path: `/api/${path}/download/pdf`,
  format: "pdf",
  tier: "spark",
  extra,
});

const other = (label: string, path: string, tier: Tier): DownloadFile => ({
  label,
  path: `/api/${path}`,
  format: "other",
  tier,
});

/** What can be taken away from each step. */
export const FILES: Partial<Record<ArtifactId, readonly DownloadFile[]>> = {
  brand: [other("Logo kit (ZIP)", "logo-kit/download/zip", "fuel")],
  fullBusinessAnalysis: [
    pdf("Download PDF", "full-business-analysis"),
    other("Word", "full-business-analysis/download/docx", "spark"),
    other("Markdown", "full-business-analysis/download/md", "spark"),
    other("Forecast (Excel)", "financial-forecast/download/xlsx", "fuel"),
  ],
  prototype: [pdf("Download PDF", "prototype")],
  actionPlan: [
    pdf("Download PDF", "action-plan"),
    other("Word", "action-plan/download/docx", "spark"),
    other("Markdown", "action-plan/download/md", "spark"),
    other("Calendar (ICS)", "action-plan/download/ics", "fuel"),
  ],
  pitch: [
    { label: "Download PowerPoint", path: "/api/pitch/download/pptx", format: "pptx", tier: "spark" },
    pdf("Download PDF", "pitch"),
    pdf("PDF with notes", "pitch", { layout: "notes" }),
    other("Everything (ZIP)", "package/download/zip", "spark"),
  ],
};
