import { activeLines } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import type { Material } from "./material";

/** "Up to 5 technicians", "Above 5 technicians": the customer's size decides, and nobody chooses. */
const BY_SIZE = /^(?:up to|above|over|below|under|more than|fewer than|less than|from) \d/i;

/** Plans that follow the customer's size; none where customers choose. */
export function plansBySize({ context }: { context: Pick<Material["context"], "model"> }): RevenueLine[] {
  const plans = activeLines(context.model.assumptions.lines).filter(({ kind }) => kind === "recurring");
  return plans.length > 1 && plans.every(({ label }) => BY_SIZE.test(label)) ? plans : [];
}
