import type { StepId } from "@/lib/journey/steps";

interface SampleFile {
  file: string;
  label: string;
  step: StepId;
}

/** What a visitor may take away from the sample, without an account. */
export const SAMPLE_FILES = [
  { file: "nodline-full-business-analysis.pdf", label: "Download PDF", step: "analysis" },
  { file: "nodline-full-business-analysis.docx", label: "Word", step: "analysis" },
  { file: "nodline-prototype-assets.pdf", label: "Download PDF", step: "prototype" },
  { file: "nodline-action-plan.pdf", label: "Download PDF", step: "plan" },
  { file: "nodline-action-plan.ics", label: "Calendar (ICS)", step: "plan" },
  { file: "nodline-pitch.pptx", label: "Download PowerPoint", step: "pitch" },
  { file: "nodline-pitch.pdf", label: "Download PDF", step: "pitch" },
] as const satisfies readonly SampleFile[];
export type SampleFileName = (typeof SAMPLE_FILES)[number]["file"];
