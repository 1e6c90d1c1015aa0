import type { SelectedBrand } from "@/lib/artifacts/brand/artifact";
import type { Project } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";

/** Saves the brand; it is also the project's title. */
export const putBrand = (projectId: string, selectedBrand: SelectedBrand): Promise<Project> =>
  apiRequest<Project>("PUT", `/api/projects/${projectId}`, { name: selectedBrand.name, selectedBrand });
