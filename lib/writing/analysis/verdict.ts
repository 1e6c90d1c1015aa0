import { isAbsurd } from "@/lib/finance/absurd";
import { soldAlready } from "@/lib/finance/assume-costs";
import { doubtOf } from "@/lib/finance/doubts";
import { backWithFirstYear } from "@/lib/finance/told-time";
import { beliefInShort } from "../beliefs";
import { caseOf } from "../case";
import { cap, uncap } from "../english";
import { firstPayment } from "../first-payment";
import { ifAny, para, t, text } from "../frames";
import { doneByHalf } from "../hired-hand";
import type { Material } from "../material";
import { paidOrSigned } from "../paid-or-signed";
import { belowInShort } from "../plan/day-60";
import { eachWay } from "../ways-apart";
import { carriedOf, causeLine, isNearlyPaid, wouldCarry } from "./carrying";

/** From here on "little more" would be wrong. */
const TWICE = 1.5;
const SOUND = 3;

/** Whether it is worth the next sixty days, in one sentence. */
function judged(m: Material): string {
  const { breakEvenMonth, unit } = m.context.model;
  const sells = soldAlready(m.context.brief);
  if (isNearlyPaid(m))
    return t`Our verdict on ${m.name}: worth ${sells ? "going on with" : "testing now"} beside other income, because the last month of the plan leaves ${m.show("left_month")}, about the ${m.show("founder_pay")} that the plan assumes as your pay`;
  if (!breakEvenMonth && carriedOf(m) === "part")
    return m.vary(
      "judged-part",
      t`Our verdict on ${m.name}: ${sells ? "worth going on with" : "worth a cheap test"} as a side income, because year 3 brings ${m.show("rev_y3")} of revenue and leaves ${m.show("left_month")} a month before any pay for you`,
      t`With ${m.show("rev_y3")} of revenue in year 3 and ${m.show("left_month")} a month left before any pay for you, ${m.name} pays for itself and not yet for you, so ${doneByHalf(m, "you") ? `work along: ${doneByHalf(m, "you")}` : sells ? "keep other income beside it" : "start it beside other income"}`,
    );
  if (!breakEvenMonth)
    return m.vary(
      "judged-no",
      `Our verdict on ${m.name}: ${sells ? "sold already" : "worth a cheap test"}, but on these figures not yet a business`,
      `On these figures ${m.name} is not a business yet, and only ${sells ? "your own books" : "a cheap test"} can show whether it becomes one`,
    );
  return (unit.ltvToCac ?? 0) >= SOUND
    ? m.vary(
        "judged-yes",
        `Our verdict on ${m.name}: worth ${sells ? "extending" : "testing"} now, because the sums of a single customer are sound`,
        `${cap(m.name)} is worth the next sixty days, because a customer brings clearly more than it costs to win one`,
      )
    : (unit.ltvToCac ?? 0) >= TWICE
      ? t`Our verdict on ${m.name}: worth a cautious ${sells ? "step further" : "test"}, because a customer brings more than it costs to win one, though not so much that the figures may turn out much worse`
      : m.vary(
          "judged-thin",
          `Our verdict on ${m.name}: worth a cautious ${sells ? "step further" : "test"}, because a customer brings only a little more than it costs to win one`,
          `${cap(m.name)} can work, but the margin for error is thin: a customer brings little more than it costs to win one`,
        );
}

function because(m: Material): string {
  const { breakEvenMonth, ask } = m.context.model;
  const [y3, need] = [m.show("rev_y3"), m.show("ask")] as const;
  if (isNearlyPaid(m))
    return t`Year 3 brings ${y3} of revenue, and the costs are covered from ${m.show("covered_month")} on`;
  if (!breakEvenMonth)
    return carriedOf(m) === "part"
      ? causeLine(m) || wouldCarry(m)
      : para(
          t`Year 3 brings ${y3} of revenue and leaves ${m.show("left_month")} a month before any pay for you`,
          causeLine(m) || wouldCarry(m),
        );
  if (m.ownMoney)
    return t`It would pay you from ${m.show("pay_month")}, reach ${y3} of revenue in year 3 and need ${need} at the start, a sum for your own savings`;
  return ask > 0
    ? m.vary(
        "judged-because",
        t`It would pay its own way from ${m.show("be_month")}, reach ${y3} of revenue in year 3 and need ${need} until then, a reserve included`,
        t`The plan needs ${need}, a reserve included, covers its costs from ${m.show("be_month")} and brings ${y3} of revenue in year 3`,
      )
    : t`It would pay its own way from ${m.show("be_month")}, reach ${y3} of revenue in year 3 and need no outside money`;
}

/** The assumption on which the verdict stands, and the sign at which to stop. */
function condition(m: Material): string {
  const swing = m.show("sensitivity_top_swing");
  const c = caseOf(m);
  return para(
    m.sensitive &&
      m.vary(
        "condition",
        t`The open question that weighs most is ${m.sensitive}${swing && `: the cash at the end of year 3 moves by up to ${swing} with it`}`,
        t`What could overturn this is ${m.sensitive}${swing && `: it alone decides about ${swing} of cash by the end of year 3`}`,
      ),
    m.vary(
      "stop-sign",
      t`Go on if ${m.say("gate60_customers")} ${ifAny(c.fresh)}${m.customerNoun} ${paidOrSigned(m)} by day 60`,
      t`The sign to watch is day 60: go on if ${m.say("gate60_customers")} ${ifAny(c.fresh)}${m.customerNoun} ${paidOrSigned(m)} by then`,
    ),
    belowInShort(c),
  );
}

/** What has to change, or to be known, before any other figure counts. */
function stopped(m: Material): string {
  const { warnings } = m.context.model;
  return para(
    `Our verdict on ${m.name}: not yet, because at this price and cost each sale makes the hole deeper`,
    warnings.find(({ rule }) => rule === "unit-loss")?.text,
  );
}

/** What can be done before the question is answered. */
const undecided = (m: Material) =>
  para(
    "Put that figure right first, under the reading of your answers; until then every sum after it is wrong by as much, and nobody should be asked for money on it",
    `The conversations of the first three weeks with ${m.group.crowd} need no figure, so begin with them`,
  );

/** The short analysis is the verdict with its figures and the sign to stop; what is offered, and why, stands elsewhere. */
export function verdict(m: Material, caution = ""): string {
  const doubt = doubtOf(m.context.model);
  // On what cannot be meant no verdict is built.
  if (doubt && isAbsurd(doubt))
    return text(
      para(`No verdict on ${m.name} yet: ${uncap(doubt.text, m.names)}`, doubt.question),
      undecided(m),
    );
  if (m.context.model.stopsGrowth) return text(stopped(m), para(caution));
  const first = firstPayment(m);
  const [pays, leaves, cac, back] = [
    m.show("revenue_per_customer"),
    m.show("contribution"),
    m.show("cac"),
    m.show("payback"),
  ] as const;
  const returned = backWithFirstYear(m.context.model)
    ? ", which the first year's payment brings back"
    : m.context.model.unit.paybackMonths === 0
      ? back && `, which ${back} brings back`
      : (m.context.model.unit.ltvToCac ?? 1) < 1
        ? ", more than that customer ever brings in"
        : back && `, so the money is back after ${back}`;
  return text(
    para(judged(m), because(m)),
    para(
      first
        ? t`A customer first pays ${first}, then ${pays} ${m.basis}, of which ${leaves} is left, and costs about ${cac} to win, your hours at planned pay included${returned}`
        : t`${eachWay(m) ? "On average a" : "A"} customer brings ${pays} ${m.basis}, leaves ${leaves} after direct costs and fees, and costs about ${cac} to win, your hours at planned pay included${returned}`,
      caution,
    ),
    beliefInShort(m),
    condition(m),
  );
}
