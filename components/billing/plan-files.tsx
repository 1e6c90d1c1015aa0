import type { ReactNode } from "react";
import { type FileKind, PLAN_FILES } from "@/lib/content/plan-files";
import type { Tier } from "@/lib/journey/tiers";

const lines = (rows: readonly [y: number, width: number][]) =>
  rows.map(([y, width]) => (
    <rect key={y} x="8" y={y} width={width} height="2.5" rx="1.25" fill="currentColor" />
  ));

/** What is inside, drawn small; each on the same sheet of paper. */
const INSIDE: Record<FileKind, ReactNode> = {
  pages: (
    <>
      <rect x="8" y="9" width="20" height="4" rx="2" className="fill-primary" />
      {lines([
        [18, 32],
        [23, 28],
        [28, 30],
      ])}
      <path d="M8 50V42h6v8zm9 0V38h6v12zm9 0V34h6v16z" className="fill-primary" opacity="0.75" />
    </>
  ),
  slides: (
    <>
      <rect x="7" y="9" width="34" height="19" rx="2" className="fill-primary" />
      <rect x="11" y="14" width="18" height="3" rx="1.5" className="fill-card" />
      <rect x="7" y="32" width="16" height="9" rx="1.5" fill="currentColor" />
      <rect x="25" y="32" width="16" height="9" rx="1.5" fill="currentColor" />
      <rect x="7" y="43" width="16" height="9" rx="1.5" fill="currentColor" />
      <rect x="25" y="43" width="16" height="9" rx="1.5" fill="currentColor" />
    </>
  ),
  sheet: (
    <>
      <rect x="7" y="10" width="34" height="7" className="fill-primary" />
      <path
        d="M7 10h34v40H7zM7 25h34M7 33.5h34M7 42h34M18 10v40M29.500 10v40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </>
  ),
  calendar: (
    <>
      <rect x="7" y="10" width="34" height="8" rx="2" className="fill-primary" />
      {[24, 33, 42].flatMap((y) =>
        [8, 17, 26, 35].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="6"
            height="6"
            rx="1.5"
            {...(x === 17 && y === 33 ? { className: "fill-primary" } : { fill: "currentColor" })}
          />
        )),
      )}
    </>
  ),
  shapes: (
    <>
      <circle cx="16" cy="20" r="8" className="fill-primary" />
      <path d="M26 28 34 12l8 16z" fill="currentColor" />
      <rect x="8" y="34" width="10" height="14" rx="2" fill="currentColor" />
      <rect x="20" y="34" width="10" height="14" rx="2" className="fill-primary" opacity="0.6" />
      <rect x="32" y="34" width="9" height="14" rx="2" fill="currentColor" opacity="0.6" />
    </>
  ),
};

/** The files that a plan unlocks, with a look at each. */
export function PlanFiles({ tier }: { tier: Tier }) {
  const files = PLAN_FILES[tier];
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files it unlocks" className="mb-6 grid grid-cols-4 gap-2">
      {files.map(({ label, type, kind }) => (
        <li key={label} className="grid content-start gap-1.5 text-xs leading-tight">
          <svg viewBox="0 0 48 60" aria-hidden="true" className="h-14 text-border drop-shadow-sm">
            <path
              d="M3 1h32l11 11v45a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z"
              className="fill-card stroke-input"
            />
            {INSIDE[kind]}
          </svg>
          <span>
            {label} <span className="block text-muted-foreground">{type}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
