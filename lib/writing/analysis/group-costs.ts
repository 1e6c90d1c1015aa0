import { groupOf } from "@/lib/finance/ledger-groups";
import { plural } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";

/** What a class or a trip costs however many come, how many carry it, what a half-empty one loses, and how many the plan holds. */
export function groupInWords(m: Material): string {
  const told = groupOf(m.context.model);
  if (!told || m.foreign || m.vague) return "";
  const { group, carries } = told;
  const { unit, perMonth } = group;
  const half = m.fact("group_half")?.value ?? 0;
  const planned = Math.round((perMonth ?? 0) * 12);
  const fewer = (m.fact("group_held")?.value ?? 0) < planned;
  const [cost, size] = [m.show("group_cost"), m.show("group_size")] as const;
  if (carries === null || carries > group.size)
    return para(
      t`One ${unit} costs ${cost} however many come, and ${m.show("group_left")} is left of each place beside that: all ${size} places together do not carry it, so the price, the size or the cost of a ${unit} has to change before one is held`,
    );
  return para(
    t`One ${unit} costs ${cost} however many come: at ${m.show("group_left")} that each place leaves beside it, ${m.show("group_even")} of ${size} places carry it${ifAny(half >= 0 ? "" : t`, and a half-empty one loses ${m.show("group_half").replace(/^−/, "")}`)}`,
    perMonth
      ? t`The plan holds ${m.show("group_held")} ${plural(unit)} in year 1${ifAny(fewer ? `, of the ${planned} a year that you plan` : ", as you plan them")}, with ${m.show("group_taken")} places sold in each, the three years together; a ${unit} that stays half empty is put together with the next`
      : t`How many of them you hold is not in your answers; the plan takes ${m.show("group_taken")} of ${size} places to be sold in each (assumed)`,
  );
}
