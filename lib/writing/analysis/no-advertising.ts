import type { Material } from "../material";

/** No money goes into advertisements: winning a customer costs hours and nothing else. */
export const isUnpaidTime = (m: Material) => m.context.model.assumptions.costs.marketingBase.value <= 0;
