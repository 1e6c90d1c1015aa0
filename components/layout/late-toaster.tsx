"use client";

import { type ComponentType, useEffect, useState } from "react";
import { logWarning } from "@/lib/client/log";
import { currentToast, subscribeToToast } from "@/lib/client/toast";

/** The toaster, fetched when there is a first thing to say. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const look = () => {
      if (!currentToast()) return;
      stop();
      import("@/components/ui/toaster").then(
        (loaded) => setToaster(() => loaded.Toaster),
        (error) => logWarning("A message could not be shown", error),
      );
    };
    const stop = subscribeToToast(look);
    look();
    return () => void stop();
  }, []);
  return Toaster && <Toaster />;
}
