"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { logWarning } from "@/lib/client/log";

const KEY = "kindling:last-place";
const WORTH_RETURNING = /^\/(project\/[\w-]+|quiz(\/[\w-]+)?|dashboard)$/;

/** Notes where the founder is, so that a payment page can lead back there. */
export function RememberPlace() {
  const pathname = usePathname();
  useEffect(() => {
    if (!WORTH_RETURNING.test(pathname)) return;
    try {
      sessionStorage.setItem(KEY, pathname);
    } catch (error) {
      logWarning("Browser storage is not available", error);
    }
  }, [pathname]);
  return null;
}

/** Where to go on; the dashboard when nothing was noted. */
export function lastPlace(): string {
  try {
    const place = sessionStorage.getItem(KEY) ?? "";
    return WORTH_RETURNING.test(place) ? place : "/dashboard";
  } catch (error) {
    logWarning("Browser storage is not available", error);
    return "/dashboard";
  }
}
