import { count, money } from "@/lib/finance/money";
import { todayResult } from "@/lib/finance/today-result";
import { singular } from "../case";
import { customersToday } from "../customers-today";
import { inWords, uncap } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { triedBy } from "../tried-by";

/** What is left today of what came in, where the answers tell both. */
export function leftToday({ context: { brief } }: Material): string {
  const today = todayResult(brief);
  if (!today) return "";
  const left = today.revenue - today.costs;
  const sum = money(Math.abs(left), brief.currency);
  return left >= 0
    ? `By your own account (${quote(today.said)}) ${sum} of it is left today`
    : `By your own account (${quote(today.said)}) ${sum} more goes out today than comes in`;
}

/** What the customers of today leave by the figures of the plan. */
function carriesToday(m: Material): string {
  const result = m.fact("today_result")?.value ?? 0;
  return result >= 0
    ? t`Today they leave ${m.show("today_left")} a month after direct costs by these figures, and ${m.show("today_result")} after overhead, before any pay for you`
    : t`Today they leave ${m.show("today_left")} a month after direct costs by these figures, which does not cover the overhead of ${m.show("overhead_month")}`;
}

/** Who has tried it and does not pay is no customer yet. */
function notCounted(m: Material): string {
  const tried = triedBy(m.context.brief);
  return tried
    ? `The ${inWords(tried.rest)} that have tried it and do not pay are not counted`.replace(
        /one that have tried it and do not pay are/,
        "one that has tried it and does not pay is",
      )
    : "";
}

/** "214 visits since February": how many customers that makes is worked out, and said to be. */
function workedOut(m: Material): string {
  const { startCustomers } = m.context.model.assumptions.demand;
  const { traded } = m.context.brief.stated;
  if (/that makes \d+$/.test(startCustomers.note))
    return t`It begins with ${count(startCustomers.value)} ${m.customerNoun}, worked out and not counted (${uncap(startCustomers.note.replace(/^Stated: /, ""), m.names)}): count those who paid singly in your books and put the true number in its place`;
  if (startCustomers.provenance !== "derived" || !traded) return "";
  return para(
    t`It begins with about ${count(startCustomers.value)} ${m.customerNoun}, worked out and not counted (${uncap(startCustomers.note.replace(/^Stated: |[.]$/g, ""), m.names)})`,
    m.show("traded_earned")
      ? t`At these prices ${quote(traded.said)} brought ${m.show("traded_earned")} in the time you name, as far as this plan can work it out: put what really came in beside it`
      : "",
    traded.exact || traded.dated
      ? ""
      : `Your answers name only the beginning, so ${traded.said} are spread over a whole year and the true pace is higher: enter the months and the number of names in your list`,
  );
}

/** With whom a plan of somebody who sells already begins, and what they leave today. */
export function startsWith(m: Material): string {
  const { model } = m.context;
  if (model.unit.basis !== "month") return leftToday(m);
  const { value } = model.assumptions.demand.startCustomers;
  return value > 0
    ? para(
        workedOut(m) ||
          (value === 1
            ? t`It begins with the one ${singular(customersToday(m))} you have`
            : t`It begins with the ${inWords(value)} ${customersToday(m)} you have`),
        notCounted(m),
        leftToday(m) || (model.stopsGrowth ? "" : carriesToday(m)),
      )
    : para(
        leftToday(m),
        t`How many ${m.customerNoun} you have today is not in your answers: the plan counts from none and shows only what comes on top, so enter your number first`,
      );
}
