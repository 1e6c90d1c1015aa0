import { isRightToLeft } from "../text";

/** How a text of its own script runs. */
export const direction = (text: string) =>
  isRightToLeft(text) ? ({ rtlMode: true, align: "right" } as const) : ({ align: "left" } as const);
