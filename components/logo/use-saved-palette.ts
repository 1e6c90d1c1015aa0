"use client";

import { useEffect, useState } from "react";
import { isKnown } from "@/lib/client/known";
import { logWarning } from "@/lib/client/log";
import type { SavedPalette } from "./saved-palette";

const AFTER_TYPING_MS = 300;

/** The colours that the founder's own project of this name has; null for everybody else. */
export function useSavedPalette(brand: string): SavedPalette | null {
  const [found, setFound] = useState<SavedPalette | null>(null);
  const wanted = brand.trim().toLowerCase();
  useEffect(() => {
    if (!wanted || !isKnown()) return;
    const timer = setTimeout(() => {
      import("./saved-palette")
        .then(({ savedPalette }) => savedPalette(wanted))
        .then(setFound, (error) => logWarning("The saved palette could not be read", error));
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return found?.project.toLowerCase() === wanted ? found : null;
}
