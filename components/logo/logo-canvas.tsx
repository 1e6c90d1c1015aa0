"use client";

import { useEffect, useRef, useState } from "react";
import { loadFont } from "@/lib/client/brand-font";
import { cn } from "@/lib/client/cn";
import { logWarning } from "@/lib/client/log";
import type { LogoOutline } from "@/lib/logo/first-logo";
import type { LogoSettings } from "@/lib/logo/settings";

interface LogoCanvasProps {
  settings: LogoSettings;
  draw: (canvas: HTMLCanvasElement, settings: LogoSettings) => void;
  width: number;
  height: number;
  /** What stands there until the canvas is drawn for the first time. */
  first: LogoOutline;
  /** The part of the outlines' picture that the canvas shows. */
  view?: string;
  label?: string;
  className?: string;
}

/** A canvas that is drawn anew with every change, when the typeface is there. */
export function LogoCanvas({
  settings,
  draw,
  width,
  height,
  first,
  view = first.box,
  label,
  className,
}: LogoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let current = true;
    const show = () => {
      if (!current || !canvas.current) return;
      draw(canvas.current, settings);
      setDrawn(true);
    };
    loadFont(settings).then(show, (error) => {
      logWarning("A typeface could not be loaded; the name is drawn in the browser's own", error);
      show();
    });
    return () => {
      current = false;
    };
  }, [settings, draw]);

  return (
    <span className={cn("relative block", className)}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        {...(label && { role: "img", "aria-label": label })}
        className="block h-full w-full"
      />
      {!drawn && (
        <svg
          viewBox={view}
          fill={settings.colour}
          aria-hidden="true"
          className="absolute inset-0 size-full in-[.asked]:invisible"
        >
          <path d={first.d} transform={first.transform} />
        </svg>
      )}
    </span>
  );
}
