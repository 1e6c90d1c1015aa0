import type { Range } from "./data/archetype-defaults";
import type { Assumed } from "./types";

/** A planning value without a source. */
export const assumption = ([low, value, high]: Range, note: string): Assumed => ({
  value,
  low,
  high,
  provenance: "assumption",
  note,
});

/** A value with no range. */
export const fixed = (
  value: number,
  note: string,
  provenance: Assumed["provenance"] = "assumption",
): Assumed => ({ value, low: value, high: value, provenance, note });

/** A value with the same share of room below and above. */
export const around = (
  value: number,
  room: number,
  note: string,
  provenance: Assumed["provenance"] = "assumption",
): Assumed => ({
  value,
  low: value * (1 - room),
  high: value * (1 + room),
  provenance,
  note,
});

/** Two significant digits, so that a planned amount looks like one. */
export const tidy = (value: number): number =>
  value === 0 || !Number.isFinite(value) ? 0 : Number(value.toPrecision(2));

const SET = "Set by the founder";

/** The note of a figure that the founder put in place of what was there. */
export const setNote = (before: string) => `${SET}; ${before}`;

export const isSet = ({ note }: Assumed) => note.startsWith(SET);
