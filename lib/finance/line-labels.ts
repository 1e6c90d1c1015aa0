import type { RevenueLine } from "./types";

/** "Average order: Orders from shops"; a line that is named as the figure itself is named once. */
export const figureOf = (what: string, { label }: Pick<RevenueLine, "label">): string =>
  label === what ? what : `${what}: ${label}`;

/** "Price per year: Subscription": a sum alone does not say how often it is paid. */
export const priceOf = (line: Pick<RevenueLine, "label" | "per">): string =>
  figureOf(line.per && line.per !== "use" ? `Price per ${line.per}` : "Price", line);
