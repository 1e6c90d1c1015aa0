"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2Icon } from "lucide-react";
import type { ProjectSummary } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { FAILURE, SUCCESS } from "@/lib/client/toasts";

export function DeleteProject({ id, name }: { id: string; name: string }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => apiRequest("DELETE", `/api/projects/${id}`),
    onSuccess: () => {
      queryClient.setQueryData<ProjectSummary[]>(["/api/projects"], (list) =>
        list?.filter((p) => p.id !== id),
      );
      queryClient.removeQueries({ queryKey: ["/api/projects", id] });
      toast(SUCCESS.projectDeleted);
    },
    onError: (error) => toast(FAILURE.remove(error)),
  });
  function confirmAndRemove() {
    const question = `Delete “${name}” with its answers, names, analysis, plan and pitch? This cannot be undone.`;
    if (window.confirm(question)) remove.mutate();
  }
  return (
    <button
      type="button"
      aria-label={`Delete ${name}`}
      disabled={remove.isPending}
      onClick={confirmAndRemove}
      className="grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-destructive-wash hover:text-destructive disabled:opacity-50"
    >
      <Trash2Icon className="size-4.5" aria-hidden="true" />
    </button>
  );
}
