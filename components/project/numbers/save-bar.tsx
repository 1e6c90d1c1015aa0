"use client";

import { Undo2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { CorrectionsEditor } from "./use-corrections";

const WORDS = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
} as const;

/** What became of the last edit, one step back, and all the way back. */
export function SaveBar({
  editor,
  onResetAll,
}: {
  editor: CorrectionsEditor;
  onResetAll: (() => void) | null;
}) {
  const { status, undo, saveNow } = editor;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="outline" size="sm" onClick={() => undo?.()} disabled={!undo}>
        <Undo2Icon aria-hidden="true" />
        Undo
      </Button>
      {onResetAll && (
        <Button variant="ghost" size="sm" onClick={onResetAll}>
          Reset all
        </Button>
      )}
      {status.state === "failed" ? (
        <div role="alert" className="flex flex-wrap items-center gap-2.5 text-sm text-destructive">
          <span>Not saved: {status.reason} Your edit is kept here.</span>
          <Button variant="outline" size="sm" onClick={saveNow}>
            Save again
          </Button>
        </div>
      ) : (
        <p role="status" className="text-sm text-muted-foreground">
          {WORDS[status.state]}
        </p>
      )}
    </div>
  );
}
