import { buysOnce } from "@/lib/finance/line-flow";
import type { Material } from "./material";

const GOODS: readonly string[] = ["ecommerce", "hardware"];
/** Nobody signs for a thing that is sold over the counter and bought once. */
export const isBoughtOnce = ({ context: { brief, model } }: Pick<Material, "context">): boolean =>
  GOODS.includes(brief.archetypes[0]?.id ?? "") &&
  buysOnce(model.assumptions) &&
  model.assumptions.lines[0]?.kind === "unitSale";

export const payOrSigned = (c: Pick<Material, "context">): string =>
  isBoughtOnce(c) ? "have bought" : "pay or have signed";

export const paidOrSigned = (c: Pick<Material, "context">): string =>
  isBoughtOnce(c) ? "have bought" : "have paid or signed";
