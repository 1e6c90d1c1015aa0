import { type Swatch, swatchesOf } from "@/components/project/prototype/palette";
import type { Project, ProjectSummary } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";

export interface SavedPalette {
  project: string;
  swatches: Swatch[];
}

/** What the signed-in founder's project of this name, in small letters, has for colours. */
export async function savedPalette(name: string): Promise<SavedPalette | null> {
  const projects = await apiRequest<ProjectSummary[]>("GET", "/api/projects");
  const named = projects.find((project) => project.name.toLowerCase() === name);
  if (!named) return null;
  const project = await apiRequest<Project>("GET", `/api/projects/${named.id}`);
  const board = project.prototypeData?.moodBoard;
  const swatches = board ? swatchesOf(board) : [];
  return swatches.length > 0 ? { project: named.name, swatches } : null;
}
