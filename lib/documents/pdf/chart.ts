import type { Look } from "./look";

/** Of the text column, in points. */
export const WIDTH = 471;
/** Room for the labels of the axis. */
export const leftOf = (look: Look) => 44 * look.scale;

export interface ChartProps {
  look: Look;
  height?: number;
  width?: number;
}

export const text = (look: Look) => ({ ...look.styles.label, position: "absolute" as const });
