import { LIFE_CAP_MONTHS } from "@/lib/finance/lifetime";
import { firstPayment } from "../first-payment";
import { para, t } from "../frames";
import type { Material } from "../material";
import { costItems } from "./cost-items";
import { groupInWords } from "./group-costs";
import { jobInWords } from "./job-in-words";
import { leftOfEach } from "./left-of-each";
import { isUnpaidTime } from "./no-advertising";
import { averageOf, earnedBack } from "./result";

const [THIN, HEALTHY] = [3, 8];
const SLOW = 12;

/** What the sums of one customer mean for what may be spent on the next. */
function meaning(m: Material): string {
  const { ltvToCac, paybackMonths, basis } = m.context.model.unit;
  const [times, cac] = [m.show("ltv_cac"), m.show("cac")] as const;
  if (ltvToCac === null || !times) return "";
  if (ltvToCac < 1)
    return isUnpaidTime(m)
      ? t`That is less than your hours for winning one are worth (${cac}), so selling ${m.name} one by one does not pay you; a way that reaches many at once would`
      : t`That is less than the ${cac} it costs to win one, so every further customer makes the loss larger until one of the two figures changes`;
  if (ltvToCac >= THIN && isUnpaidTime(m))
    return t`That is ${times} what your hours for winning one come to, so an hour spent on finding customers is well paid as long as there are hours left to serve them`;
  if (ltvToCac < THIN)
    return m.vary(
      "thin",
      t`That is ${times} what it cost to win one, which leaves little for overhead and mistakes: the usual rule asks for three times, so lower the cost of winning customers before spending more on it`,
      t`At ${times} the cost of winning one there is little room, since three times is the usual rule; ${m.name} should grow only as fast as it finds cheaper ways to customers`,
    );
  if (ltvToCac > HEALTHY && !m.context.model.warnings.some(({ rule }) => rule === "ltv-too-good"))
    return t`That is ${times} the cost of winning one, because most come without advertising; one who has to be won by it costs ${m.show("cac_marketing")} and brings ${m.show("ltv_cac_paid")} of that, ${(m.fact("ltv_cac_paid")?.value ?? 0) < THIN ? t`so it stays sound only while ${m.name} grows by its own calls and by recommendation` : "which is sound too"}`;
  if (ltvToCac > HEALTHY)
    return t`${m.show("ltv")} against ${m.show("cac")} is ${times}, which few businesses ever see: one of the two is too kind, so check the ${m.show("cac")} with the first customers`;
  return paybackMonths !== null && paybackMonths > SLOW && basis === "month"
    ? t`At ${times} the cost of winning one that is sound, but the money is away for ${m.show("payback")}, so ${m.name} needs more cash the faster it grows`
    : m.vary(
        "sound",
        t`At ${times} the cost of winning one that is sound: marketing may be raised as soon as the first customers confirm it`,
        t`That is ${times} the cost of winning one, more than the three times that are usually asked for, so ${m.name} can afford to look for more of them once this is confirmed`,
      );
}

/** What one customer leaves, how long that takes to earn back, and what follows. */
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

/** What the time for one customer is reckoned from. */
const hoursBehind = (m: Material) =>
  t`Behind that sum stand ${m.show("sales_share")} of a full-time month at that pay (assumed), shared by the ${m.show("all_new_customers")} new ones of three years`;

export function unitInWords(m: Material): string {
  const { unit: each } = m.context.model;
  const [pays, leaves, margin, cac] = [
    m.show("revenue_per_customer"),
    m.show("contribution"),
    m.show("contribution_margin"),
    m.show("cac"),
  ] as const;
  if (each.contribution <= 0)
    return para(
      t`Each customer pays ${pays} ${m.basis} and costs more than that to serve, which leaves ${leaves}`,
    );
  const averaged = averageOf(m);
  const first = firstPayment(m);
  const repaid = earnedBack(m).replace(/^earned/, "which is earned");
  const back = each.paybackMonths === 0 ? "; the first payment brings that back" : repaid && `, ${repaid}`;
  const ltv = m.show("ltv");
  const away = m.lines.some(({ takeRate, costShare }) => takeRate || costShare) ? ", shares paid away" : "";
  return para(
    averaged
      ? t`${averaged} ${pays} ${m.basis}, of which ${leaves} (${margin}) is left after direct costs and fees`
      : first
        ? t`A customer first pays ${first}; then come ${pays} ${m.basis}, of which ${leaves} (${margin}) stays after delivery and payment fees`
        : m.vary(
            "unit-long",
            t`Of the ${pays} that a customer pays ${m.basis}, ${leaves} (${margin}) is left after delivery${away} and payment fees`,
            t`A customer pays ${pays} ${m.basis}; once delivery${away} and payment fees are taken off, ${leaves} (${margin}) is left`,
          ),
    costItems(m),
    groupInWords(m),
    jobInWords(m),
    onceBeside(m),
    leftOfEach(m),
    paidAhead(m),
    m.vary(
      "unit-cac",
      isUnpaidTime(m)
        ? t`No advertising is planned, so winning a customer costs your time: at the pay you plan for yourself about ${`${cac}${back}`}`
        : t`Winning a customer costs about ${`${cac}, with your selling time counted at the pay you plan for yourself${back}`}`,
      isUnpaidTime(m)
        ? t`Customers are won by your own calls and visits and not by advertising; at your planned pay those hours come to about ${`${cac} a customer${back}`}`
        : t`It takes about ${cac} of marketing and selling time, your own hours at planned pay, to win ${`a customer${back}`}`,
    ),
    isUnpaidTime(m) ? hoursBehind(m) : "",
    !isUnpaidTime(m) && (m.fact("cac")?.value ?? 0) < (m.fact("cac_marketing")?.value ?? 0)
      ? t`Those who come without advertising are counted in it, which is why it is less than ${m.show("cac_marketing")}`
      : "",
    each.basis === "month"
      ? isCapped(m)
        ? t`While an average customer stays, counted over five years at most, that adds up to ${ltv}`
        : t`While an average customer stays, that adds up to ${ltv}`
      : "",
    meaning(m),
  );
}
