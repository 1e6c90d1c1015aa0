import type { Project } from "@/lib/artifacts/project";

export interface PanelProps {
  project: Project;
}
