import type { StepId } from "@/lib/journey/steps";

const offered = <const Name extends string>(name: Name, label: string, step: StepId) =>
  ({ file: `nodline-${name}`, label, step }) as const;

/** What a visitor may take away from the sample, without an account. */
export const SAMPLE_FILES = [
  offered("full-business-analysis.pdf", "Download PDF", "analysis"),
  offered("full-business-analysis.docx", "Word", "analysis"),
  offered("prototype-assets.pdf", "Download PDF", "prototype"),
  offered("action-plan.pdf", "Download PDF", "plan"),
  offered("action-plan.ics", "Calendar (ICS)", "plan"),
  offered("pitch.pptx", "Download PowerPoint", "pitch"),
  offered("pitch.pdf", "Download PDF", "pitch"),
];
export type SampleFileName = (typeof SAMPLE_FILES)[number]["file"];
