import type { RevenueLine } from "./types";

/** "Average order: Orders from shops"; a line that is named as the figure itself is named once. */
export const figureOf = (what: string, { label }: Pick<RevenueLine, "label">): string =>
  label === what ? what : `${what}: ${label}`;

type Delivered = Pick<RevenueLine, "label" | "kind" | "quantity">;
/** "Cost per month": a plan is delivered month by month, however it is paid, and each of its seats costs. */
export const costPer = ({ kind, quantity }: Omit<Delivered, "label">): string =>
  kind !== "recurring" ? "Cost per unit" : quantity ? "Cost per unit and month" : "Cost per month";
export const costOf = (line: Delivered): string => `${costPer(line)}: ${line.label}`;

/** "Price per year: Subscription": a sum alone does not say how often it is paid. */
export const priceOf = (line: Pick<RevenueLine, "label" | "per">): string =>
  figureOf(line.per && line.per !== "use" ? `Price per ${line.per}` : "Price", line);
