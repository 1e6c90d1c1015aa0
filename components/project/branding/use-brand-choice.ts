"use client";

import { useMutation } from "@tanstack/react-query";
import type { BrandName, DomainResult, SelectedBrand } from "@/lib/artifacts/brand/artifact";
import type { Project } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { FAILURE, SUCCESS } from "@/lib/client/toasts";
import { useProjectContext } from "../project-context";
import { useSaveBrand } from "./use-save-brand";

const NOT_CHECKED = { domain: "", available: null, extensions: {} };

/** Null when the check fails: a custom name is then saved without domain data. */
async function checkDomain(brandName: string): Promise<DomainResult | null> {
  return apiRequest<DomainResult>("POST", "/api/domain/check", { brandName }).catch(() => null);
}

async function customBrand(name: string): Promise<SelectedBrand> {
  const domain = await checkDomain(name);
  return { name, rationale: "", tagline: "", isCustom: true, ...NOT_CHECKED, ...domain };
}

/** None, then picked (pending), then saved: the saved brand is also the project's title. */
export function useBrandChoice(project: Project) {
  const saveBrand = useSaveBrand(project.id);
  const { pendingBrand, setPendingBrand } = useProjectContext();

  const save = useMutation({
    mutationFn: async (choice: BrandName | string) =>
      saveBrand(typeof choice === "string" ? await customBrand(choice) : { ...choice, isCustom: false }),
    onSuccess: (saved) => {
      setPendingBrand(null);
      toast(SUCCESS.brandSaved(saved.name));
    },
    onError: (error) => toast(FAILURE.brandSave(error)),
  });
  return {
    pending: pendingBrand,
    pick: setPendingBrand,
    /** False when it failed; the toast has then said why, and what was picked or typed stays. */
    choose: (choice: BrandName | string): Promise<boolean> =>
      save.mutateAsync(choice).then(
        () => true,
        () => false,
      ),
    saving: save.isPending,
  };
}
