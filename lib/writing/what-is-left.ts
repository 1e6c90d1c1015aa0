import type { RevenueLine } from "@/lib/finance/types";
import { list } from "./english";
import type { Material } from "./material";
import { plansBySize } from "./tiers";

type Told = Pick<Material, "context" | "lines" | "show" | "fact">;

const MOST = 3;

/** As it is paid: "each £78", "the €11 kept of an average order". */
const paid = ({ show }: Told, { id, kind }: RevenueLine): string =>
  kind === "take"
    ? show("price_main") && `the ${show("price_main")} kept of an average order`
    : show(`price_${id}`) && `each ${show(`price_${id}`)}`;

/** "£70 of each £78": what each price leaves in the unit in which it is paid; "" where one does not leave anything. */
export function leftOfPrices(m: Told): string {
  const sized = plansBySize(m).map(({ id }) => id);
  const measured = sized.length > 1 ? m.lines.filter(({ id }) => sized.includes(id)) : m.lines.slice(0, 1);
  const parts = measured.map((line) => {
    const [of, left] = [paid(m, line), m.fact(`kept_${line.id}`)] as const;
    return of && left && left.value > 0 ? `${left.display} of ${of}` : "";
  });
  return parts.length === 0 || parts.length > MOST || parts.some((part) => !part) ? "" : list(parts);
}
