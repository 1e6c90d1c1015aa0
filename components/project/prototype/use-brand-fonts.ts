"use client";

import { useEffect } from "react";
import { loadFont } from "@/lib/client/brand-font";
import { logWarning } from "@/lib/client/log";
import type { BrandPalette } from "./palette";

const HEADING = 700;
const TEXT = 400;

/** Fetches the brand's faces for what is drawn in them; the page's own stand in until then. */
export function useBrandFonts({ fonts }: BrandPalette, text: string): void {
  const [display, body] = fonts ?? [];
  useEffect(() => {
    if (!display || !body) return;
    const wanted = [
      { family: display, weight: HEADING },
      { family: body, weight: TEXT },
      { family: body, weight: HEADING },
    ];
    Promise.all(wanted.map((font) => loadFont({ ...font, text }))).catch((error) =>
      logWarning("A brand typeface could not be loaded", error),
    );
  }, [display, body, text]);
}
