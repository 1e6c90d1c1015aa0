"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { logWarning } from "@/lib/client/log";

export const DASHBOARD = "/dashboard";
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
function lastPlace(): string {
  try {
    const place = sessionStorage.getItem(KEY) ?? "";
    return WORTH_RETURNING.test(place) ? place : DASHBOARD;
  } catch (error) {
    logWarning("Browser storage is not available", error);
    return DASHBOARD;
  }
}

const unchanging = () => () => undefined;

/** The server knows no place; the browser's is read once the page is there. */
export const useLastPlace = (): string => useSyncExternalStore(unchanging, lastPlace, () => DASHBOARD);
