"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2Icon } from "lucide-react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
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
  return (
    <AlertDialog>
      <AlertDialogTrigger
        aria-label={`Delete ${name}`}
        disabled={remove.isPending}
        className="grid size-9 place-items-center rounded-md text-muted-foreground hover:bg-destructive-wash hover:text-destructive disabled:opacity-50"
      >
        <Trash2Icon className="size-4.5" aria-hidden="true" />
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this project?</AlertDialogTitle>
        <AlertDialogDescription>
          “{name}” goes with its answers, names, analysis, plan and pitch. This cannot be undone.
        </AlertDialogDescription>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction onClick={() => remove.mutate()}>Delete project</AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  );
}
