import { para, t } from "../frames";
import type { Material } from "../material";

/** What is only had by the lot: when it is paid, and how much of it lies unsold after three years; "" where there is none. */
export function lotInWords(m: Material): string {
  const pieces = m.fact("first_lot_pieces");
  if (!pieces) return "";
  const paid = t`The first lot, ${m.show("first_lot_pieces")} pieces for ${m.show("first_lot")}, is paid in ${m.show("first_lot_month")}, before anything is sold`;
  const unsold = m.fact("lot_unsold");
  if (!unsold || m.context.model.stopsGrowth) return para(paid);
  return para(
    paid,
    t`At the pace of this plan ${m.show("lot_unsold")} of them are still in stock after three years, so ask for a smaller first run, even at a higher cost of one`,
  );
}
