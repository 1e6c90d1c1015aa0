import { soldAlready } from "@/lib/finance/assume-costs";
import type { Material } from "./material";

/** Whoever sells already and named no count: what today's customers bring is in no figure of the plan. */
export const isOnTop = ({ context: { brief, model } }: Pick<Material, "context">): boolean =>
  soldAlready(brief) && model.unit.basis === "month" && model.assumptions.demand.startCustomers.value === 0;
