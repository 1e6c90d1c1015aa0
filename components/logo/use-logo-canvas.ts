import { useEffect, useRef } from "react";
import { loadFont } from "@/lib/client/brand-font";
import { logWarning } from "@/lib/client/log";
import type { LogoSettings } from "@/lib/logo/settings";

/** A canvas that is drawn anew with every change, when the typeface is there. */
export function useLogoCanvas(
  settings: LogoSettings,
  draw: (canvas: HTMLCanvasElement, settings: LogoSettings) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    const show = () => {
      if (current && canvas.current) draw(canvas.current, settings);
    };
    loadFont(settings).then(show, (error) => {
      logWarning("A typeface could not be loaded; the name is drawn in the browser's own", error);
      show();
    });
    return () => {
      current = false;
    };
  }, [settings, draw]);
  return canvas;
}
