"use client";

import { useLayoutEffect } from "react";
import { PAGE_SCRIPT } from "@/lib/content/page-script";

/** A page drawn in the browser alone (nothing at its address, or an error) has not run the script in its head. */
export function PageScript() {
  useLayoutEffect(() => {
    if (document.documentElement.style.colorScheme) return;
    document.head.append(Object.assign(document.createElement("script"), { textContent: PAGE_SCRIPT }));
  }, []);
  return null;
}
