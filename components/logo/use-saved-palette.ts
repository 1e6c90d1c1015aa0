"use client";

import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/components/auth/auth-provider";
import { type Swatch, swatchesOf } from "@/components/project/prototype/palette";
import type { Project, ProjectSummary } from "@/lib/artifacts/project";

interface SavedPalette {
  project: string;
  swatches: Swatch[];
}

/** The colours that the founder's own project of this name has; null for everybody else. */
export function useSavedPalette(brand: string): SavedPalette | null {
  const { user } = useAuth();
  const { data: projects } = useQuery<ProjectSummary[]>({
    queryKey: ["/api/projects"],
    enabled: user !== null,
  });
  const wanted = brand.trim().toLowerCase();
  const named = user ? projects?.find(({ name }) => name.toLowerCase() === wanted) : undefined;
  const { data: project } = useQuery<Project>({
    queryKey: ["/api/projects", named?.id],
    enabled: named !== undefined,
  });
  const board = project?.prototypeData?.moodBoard;
  const swatches = named && board ? swatchesOf(board) : [];
  return named && swatches.length > 0 ? { project: named.name, swatches } : null;
}
