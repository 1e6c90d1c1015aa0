import { activeLines } from "@/lib/finance/line-flow";
import { list } from "../english";
import { t } from "../frames";
import type { Material } from "../material";

const MOST = 4;

/** "$195 leaves $107 and $340 a year leaves $164": what each of several prices leaves after its own cost; "" for a single one. */
export function leftOfEach(m: Material): string {
  const parts = activeLines(m.context.model.assumptions.lines).flatMap(({ id, kind, per }) => {
    const [price, left] = [m.show(`price_${id}`), m.show(`left_${id}`)];
    return price && left
      ? [`${price}${kind === "recurring" ? ` a ${per ?? "month"}` : ""} leaves ${left}`]
      : [];
  });
  return parts.length > 1 && parts.length <= MOST
    ? t`After the cost that belongs to it, ${list(parts)}: know which of them you want to sell first`
    : "";
}
