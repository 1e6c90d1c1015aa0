import type { Assumed } from "@/lib/finance/types";

/** The price with what some pay for one as its lower end, as `said` tells of it: "£20 for 3". */
export const withLowerEnd = (price: Assumed, each: number, said: string): Assumed => ({
  ...price,
  low: Math.min(price.low, each),
  note: `${price.note}; ${said}, which is the lower end.`,
});
