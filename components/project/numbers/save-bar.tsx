"use client";

import { Undo2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { FactLedger } from "@/lib/finance/ledger";
import type { CorrectionsEditor } from "./use-corrections";

const WORDS = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
} as const;

const SHORT: Readonly<Record<string, string>> = { left_month: "Left a month" };
const FOLLOWED = ["rev_y3", "left_month", "be_month"];

/** What an edit moves, beside the field: the pictures stand further up. Readers of the screen hear the figures there. */
function Followed({ ledger }: { ledger: FactLedger }) {
  return (
    <ul
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm max-sm:[&>:nth-child(n+3)]:hidden sm:ml-auto"
    >
      {FOLLOWED.flatMap((key) => ledger[key] ?? []).map(({ key, label, display }) => (
        <li key={key} className="text-muted-foreground">
          {SHORT[key] ?? label}{" "}
          <span className="font-semibold whitespace-nowrap text-foreground tabular-nums">{display}</span>
        </li>
      ))}
    </ul>
  );
}

/** What became of the last edit, one step back, and all the way back. */
export function SaveBar({
  editor,
  ledger,
  onResetAll,
}: {
  editor: CorrectionsEditor;
  ledger: FactLedger;
  onResetAll: (() => void) | null;
}) {
  const { status, undo, saveNow } = editor;
  return (
    <div className="sticky top-31 z-10 -mx-2 flex flex-wrap items-center gap-2.5 rounded-b-lg bg-card/95 px-2 py-2.5 backdrop-blur-sm lg:top-36">
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
      <Followed ledger={ledger} />
    </div>
  );
}
