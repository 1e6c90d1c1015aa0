import type { Tier } from "@/lib/journey/tiers";

export type FileKind = "pages" | "slides" | "sheet" | "calendar" | "shapes";

export interface PlanFile {
  label: string;
  /** How the file's name ends. */
  type: string;
  kind: FileKind;
}

/** The files that a plan adds, for its card. */
export const PLAN_FILES: Record<Tier, readonly PlanFile[]> = {
  freemium: [],
  spark: [
    { label: "Analysis", type: "PDF", kind: "pages" },
    { label: "Prototype", type: "PDF", kind: "shapes" },
    { label: "60 days", type: "PDF", kind: "calendar" },
    { label: "Pitch", type: "PPTX", kind: "slides" },
  ],
  fuel: [
    { label: "Forecast", type: "XLSX", kind: "sheet" },
    { label: "Logo kit", type: "ZIP", kind: "shapes" },
    { label: "Calendar", type: "ICS", kind: "calendar" },
  ],
  rocket: [],
};
