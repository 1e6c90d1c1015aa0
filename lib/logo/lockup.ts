import { LOGO_LIMITS } from "@/lib/content/logo-fonts";

const { width, height } = LOGO_LIMITS;
/** Share of the picture that mark and name may fill. */
const ROOM = 0.94;
/** The mark stands a little higher than a capital letter; the gap is part of a letter. */
const MARK = 1.5;
const GAP = 0.36;

interface Measured {
  /** Width of the name at its set size, letter spacing between letters included. */
  textWidth: number;
  /** Height of a capital at the set size. */
  capHeight: number;
  size: number;
  hasIcon: boolean;
}

export interface Lockup {
  /** What the set size is multiplied with, so that everything fits; at most 1. */
  factor: number;
  /** Where the first letter starts and the baseline lies. */
  textX: number;
  baseline: number;
  icon: { x: number; y: number; side: number } | null;
}

/** Mark and name side by side in the middle of 1000 by 300, capitals centred; the same for screen and file. */
export function lockup({ textWidth, capHeight, size, hasIcon }: Measured): Lockup {
  const side = hasIcon ? capHeight * MARK : 0;
  const gap = hasIcon && textWidth > 0 ? size * GAP : 0;
  const total = side + gap + textWidth;
  const factor = Math.min(1, (width * ROOM) / Math.max(1, total), (height * ROOM) / Math.max(1, side));
  const left = (width - total * factor) / 2;
  return {
    factor,
    textX: left + (side + gap) * factor,
    baseline: height / 2 + (capHeight * factor) / 2,
    icon: hasIcon ? { x: left, y: (height - side * factor) / 2, side: side * factor } : null,
  };
}
