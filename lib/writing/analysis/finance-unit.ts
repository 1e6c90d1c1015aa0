import { LIFE_CAP_MONTHS } from "@/lib/finance/lifetime";
import { firstPayment } from "../first-payment";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { costItems } from "./cost-items";
import { groupInWords } from "./group-costs";
import { jobInWords } from "./job-in-words";
import { leftOfEach } from "./left-of-each";
import { isUnpaidTime } from "./no-advertising";
import { averageOf, earnedBack } from "./result";

const [THIN, HEALTHY] = [3, 8];
const SLOW = 12;
/** So near, the usual rule is met and nothing more. */
const AT_THE_RULE = 0.15;

/** What the sums of one customer mean for what may be spent on the next. */
function meaning(m: Material): string {
  const { ltvToCac, paybackMonths, basis } = m.context.model.unit;
  const [times, cac] = [m.show("ltv_cac"), m.show("cac")] as const;
  if (ltvToCac === null || !times) return "";
  if (ltvToCac < 1)
    return isUnpaidTime(m)
      ? t`That is less than your hours for winning one are worth (${cac}), so a way that reaches many at once has to replace selling one by one`
      : t`That is less than the ${cac} it costs to win one, so every further customer makes the loss larger`;
  if (Math.abs(ltvToCac - THIN) < AT_THE_RULE)
    return t`That is ${times} the cost of winning one, just the three times that are usually asked for, so nothing may get dearer`;
  if (ltvToCac < THIN)
    return t`That is ${times} the cost of winning one; three times is usual, so customers have to be won for less before you grow`;
  if (isUnpaidTime(m))
    return t`That is ${times} what your hours for winning one come to, so time spent on finding customers is well paid`;
  if (ltvToCac > HEALTHY && !m.context.model.warnings.some(({ rule }) => rule === "ltv-too-good"))
    return t`That is ${times} the cost of winning one, because most come without advertising; one won by it costs ${m.show("cac_marketing")} and brings ${m.show("ltv_cac_paid")} of that`;
  if (ltvToCac > HEALTHY)
    return t`${m.show("ltv")} against ${m.show("cac")} is ${times}, which few businesses ever see, so check the ${m.show("cac")} with the first customers`;
  return paybackMonths !== null && paybackMonths > SLOW && basis === "month"
    ? t`At ${times} the cost of winning one that is sound, but the money is away for ${m.show("payback")}, so growth needs cash`
    : t`At ${times} the cost of winning one that is sound, and marketing may be raised once the first customers confirm it`;
}

/** A plan that is paid for several months at once leaves less of each month; how many choose it is rarely told. */
function paidAhead(m: Material): string {
  const line = m.lines.find(({ ahead, later }) => ahead && !later);
  const id = line?.id ?? "";
  return line
    ? t`Whoever pays ${m.show(`ahead_${id}`)} in advance pays ${m.show(`ahead_month_${id}`)} a month, so about ${m.show(`ahead_less_${id}`)} less is left of each; how many do is not in your answers, and the plan counts all at ${m.show(`price_${id}`)}`
    : "";
}

/** So many of those who join still pay when the model no longer counts on them. */
const STILL_THERE = 0.05;
const isCapped = ({ context: { model } }: Material) =>
  (1 - model.assumptions.demand.churn.value) ** LIFE_CAP_MONTHS > STILL_THERE;

/** What a new customer pays once, where it is too little to be told first. */
const onceBeside = (m: Material): string =>
  m.context.model.unit.atStart > 0 && !firstPayment(m)
    ? t`Beside that a new customer pays ${m.show("revenue_start")} once at the start, on average over all, of which ${m.show("contribution_start")} is left`
    : "";

/** "Of the £29 that a customer pays a month, £22 (74%) is left": with the sums that lie between. */
function leftOfIt(m: Material): string {
  const [pays, leaves, margin] = [
    m.show("revenue_per_customer"),
    m.show("contribution"),
    m.show("contribution_margin"),
  ] as const;
  const items = costItems(m);
  const rest = ifAny(items && `; the rest is ${items}`);
  const averaged = averageOf(m);
  const first = firstPayment(m);
  return averaged
    ? t`${averaged} ${pays} ${m.basis}, of which ${leaves} (${margin}) is left${rest}`
    : first
      ? t`A customer first pays ${first}, then ${pays} ${m.basis}, of which ${leaves} (${margin}) is left${rest}`
      : t`Of the ${pays} that a customer pays ${m.basis}, ${leaves} (${margin}) is left${rest}`;
}

/** What one customer leaves, what winning one costs, how long that takes to earn back, and what follows. */
export function unitInWords(m: Material): string {
  const { unit: each } = m.context.model;
  const cac = m.show("cac");
  if (each.contribution <= 0)
    return para(
      t`Each customer pays ${m.show("revenue_per_customer")} ${m.basis} and costs more than that to serve, which leaves ${m.show("contribution")}`,
    );
  const back = each.paybackMonths === 0 ? "and the first payment brings that back" : earnedBack(m);
  const ltv = m.show("ltv");
  return para(
    leftOfIt(m),
    groupInWords(m),
    jobInWords(m),
    onceBeside(m),
    leftOfEach(m),
    paidAhead(m),
    isUnpaidTime(m)
      ? t`No advertising is planned: winning a customer costs your own hours, about ${cac} at the pay planned for you${ifAny(back && (back.startsWith("and ") ? ` ${back}` : `, ${back}`))}`
      : t`Winning a customer costs about ${cac}, your own hours at planned pay included${ifAny(back && (back.startsWith("and ") ? ` ${back}` : `, ${back}`))}`,
    each.basis === "month"
      ? isCapped(m)
        ? t`While an average customer stays, counted over five years at most, ${ltv} is left in all`
        : t`While an average customer stays, ${ltv} is left in all`
      : "",
    meaning(m),
  );
}
