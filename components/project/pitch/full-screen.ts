"use client";

import { useEffect, useEffectEvent } from "react";

/** Asks for the whole screen, from within a click; where that is refused, the window is filled instead. */
export function enterFullScreen() {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function leaveFullScreen() {
  if (document.fullscreenElement) void document.exitFullscreen();
}

/** The browser takes Escape for itself in full screen and says only that it has left. */
export function useLeftFullScreen(onLeft: () => void) {
  const left = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeft();
  });
  useEffect(() => {
    document.addEventListener("fullscreenchange", left);
    return () => document.removeEventListener("fullscreenchange", left);
  }, []);
}
