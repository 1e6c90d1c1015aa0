"use client";

import { useEffect } from "react";

/** Tells a page that was asleep that everything on it answers now (scripts/pages/browser/awake.js). */
export function Hydrated() {
  useEffect(() => void window.dispatchEvent(new Event("hydrated")), []);
  return null;
}
