"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { Project } from "@/lib/artifacts/project";
import { messageOf } from "@/lib/client/toasts";
import { type Corrections, NO_CORRECTIONS } from "@/lib/finance/corrections";
import { createSaver, type SaveStatus } from "./saver";
import { correctionsSender } from "./send-corrections";

export const SAVE_AFTER = 700;

interface History {
  now: Corrections;
  past: Corrections[];
  /** Edits of one field in a row are one step back. */
  field: string | null;
}

/** The founder's corrections as they are being edited: shown at once, saved after a quiet moment, each step undoable. */
export function useCorrections(project: Project) {
  const client = useQueryClient();
  const [history, setHistory] = useState<History>(() => ({
    now: project.corrections ?? NO_CORRECTIONS,
    past: [],
    field: null,
  }));
  const [status, setStatus] = useState<SaveStatus>({ state: "saved" });
  const [saver] = useState(() =>
    createSaver<Corrections>({
      send: correctionsSender(client, project.id, project.corrections),
      onStatus: setStatus,
      explain: (error) => messageOf(error) || "The change could not be saved.",
      wait: SAVE_AFTER,
    }),
  );

  useEffect(() => {
    const flush = () => void saver.flush();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [saver]);

  const change = useCallback(
    (next: Corrections, field: string) => {
      setHistory(({ now, past, field: last }) => ({
        now: next,
        past: last === field ? past : [...past, now],
        field,
      }));
      saver.put(next);
    },
    [saver],
  );
  const before = history.past.at(-1);
  const undo = useCallback(() => {
    if (!before) return;
    setHistory(({ past }) => ({ now: before, past: past.slice(0, -1), field: null }));
    saver.put(before);
  }, [before, saver]);
  const leaveField = useCallback(() => setHistory((h) => ({ ...h, field: null })), []);

  return {
    corrections: history.now,
    change,
    leaveField,
    undo: before ? undo : null,
    status,
    saveNow: () => void saver.flush(),
  };
}
export type CorrectionsEditor = ReturnType<typeof useCorrections>;
