"use client";

import { doodlePath } from "./doodle-path";

interface DoodleProps {
  /** 0 = wild scribble, 1 = a straight line. */
  calm: number;
  width?: number;
  height?: number;
  className?: string;
}

/** The brand's line at one degree of calm; sections carry calmer and calmer ones. Draws itself, by CSS only. */
export function Doodle({ calm, width = 1200, height = 140, className = "" }: DoodleProps) {
  const path =
    calm >= 1
      ? `M3 ${height / 2}L${width} ${height / 2}`
      : doodlePath({
          width,
          height,
          loops: 2 + 6.5 * (1 - calm) ** 1.2,
          straightFrom: Math.min(0.85, (height / width) * (3.4 + 3 * calm) + 0.1),
          size: 0.4 * (1 - calm * 0.75),
          swing: calm > 0.4 ? 0 : 1,
          seed: 1 + Math.round(calm * 7),
        });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMinYMid slice"
      className={`block w-full text-primary ${className}`}
    >
      <path
        d={path}
        pathLength={1}
        strokeDasharray="1"
        className="animate-draw"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
