import { para, t } from "../frames";
import type { Material } from "../material";
import { isUnpaidTime } from "./no-advertising";

/** A plan that pays more for a customer from the start has no room above that. */
const isThird = (m: Material) =>
  isUnpaidTime(m) || (m.fact("cac_limit")?.value ?? 0) > (m.fact("cac_marketing")?.value ?? 0);

/** The one ceiling for a customer won by money, with the sum it comes from: "€142, a third of the €426 that one leaves in all". */
export const limitTold = (m: Material): string =>
  isThird(m)
    ? t`${m.show("cac_limit")}, a third of the ${m.show("ltv")} that one leaves in all`
    : t`the ${m.show("cac_limit")} that the plan counts on, more than a third of the ${m.show("ltv")} that one leaves in all`;

/** The same beside what the plan counts on; "" where no money is spent on winning anybody. */
export const limitBesidePlan = (m: Material): string =>
  isUnpaidTime(m)
    ? ""
    : isThird(m)
      ? t`no more than ${m.show("cac_limit")} of it, a third of what one leaves in all (the plan counts on ${m.show("cac_marketing")})`
      : t`no more than the ${m.show("cac_limit")} that the plan counts on`;

/** What is kept to where an advertisement is tried all the same. */
export const ifTriedAllTheSame = (m: Material): string =>
  para(
    m.vary(
      "own-time-stop",
      t`If you do try an advertisement, stop it once a customer won by it costs more than ${limitTold(m)}; your hours are not in that sum`,
      t`Should you try an advertisement all the same, the most money that a customer won by it may cost, your hours aside, is ${limitTold(m)}`,
    ),
  );
