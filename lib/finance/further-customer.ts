import { fixed } from "./assumed";
import type { Assumptions } from "./inputs";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";

/** Such a part of those who come by themselves is tried to be won beside them, and somebody every third month at least. */
const BESIDE = 0.2;
const SELDOMEST = 0.3;
/** Dearer than so many times what an advertisement for one costs, hardly anybody comes who would not have come. */
const NOBODY = 20;

/**
 * Marketing money for one customer more than come without any, found by trying a little of it: in a small market it mostly
 * reaches those who come anyway. Null where money is spent already, or where hardly anybody more would come.
 */
export function costOfFurther(a: Assumptions): number | null {
  const { cac, organicPerMonth } = a.demand;
  if (a.costs.marketingBase.value > 0 || cac.value <= 0) return null;
  const little = cac.value * Math.max(SELDOMEST, organicPerMonth.value * BESIDE);
  const tried = (budget: number) => {
    const costs = { ...a.costs, marketingBase: fixed(budget, "") };
    const { months } = simulate(withoutWaiting({ ...a, costs }));
    return {
      spent: months.reduce((sum, { marketing }) => sum + marketing, 0),
      won: months.reduce((sum, { newCustomers }) => sum + newCustomers, 0),
    };
  };
  const [none, some] = [tried(0), tried(little)];
  const each = (some.spent - none.spent) / (some.won - none.won);
  return each > 0 && each < NOBODY * cac.value ? each : null;
}
