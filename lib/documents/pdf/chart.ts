import { widthOf } from "../measure";
import type { Look } from "./look";

/** Of the text column, in points. */
export const WIDTH = 471;
/** Room for the labels of the axis, each on one line. */
export const leftOf = ({ scale, theme }: Look, labels: readonly string[]): number => {
  const widths = labels.map((label) => widthOf(label, { family: theme.body, weight: 400 }));
  return Math.max(30, 8 * Math.max(0, ...widths) + 9) * scale;
};

export interface ChartProps {
  look: Look;
  height?: number;
  width?: number;
}

export const text = (look: Look) => ({ ...look.styles.label, position: "absolute" as const });
