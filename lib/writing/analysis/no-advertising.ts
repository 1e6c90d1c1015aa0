import { para, t } from "../frames";
import type { Material } from "../material";

/** No money goes into advertisements: winning a customer costs hours and nothing else. */
export const isUnpaidTime = (m: Material) => m.context.model.assumptions.costs.marketingBase.value <= 0;

/** Why there is no money for advertising although a customer is worth more than an advertisement costs. */
export function noAdvertising(m: Material): string {
  const [further, worth] = [m.fact("cac_further"), m.fact("ltv")];
  if (!further || !worth)
    return "no money goes into advertising, because nearly all who can be won are won without it";
  return further.value < worth.value
    ? t`no money goes into advertising: much of it would reach people who come anyway, so one customer more would take about ${m.show("cac_further")} and bring the ${m.show("ltv")} that one leaves too late for these three years`
    : t`no money goes into advertising: much of it would reach people who come anyway, so one customer more would take about ${m.show("cac_further")} and leaves ${m.show("ltv")} in all`;
}

/** What is kept to where an advertisement is tried all the same. */
export const ifTriedAllTheSame = (m: Material): string =>
  para(
    m.vary(
      "own-time-stop",
      t`If you do try an advertisement, stop it once a customer costs more than ${m.show("cac_limit")}, a third of what one leaves in all`,
      t`Should you try an advertisement all the same, a third of what one leaves in all, ${m.show("cac_limit")}, is the most that a customer won by it may cost`,
    ),
  );
