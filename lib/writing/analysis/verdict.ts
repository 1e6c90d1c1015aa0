import { isAbsurd } from "@/lib/finance/absurd";
import { soldAlready } from "@/lib/finance/assume-costs";
import { doubtOf } from "@/lib/finance/doubts";
import { backWithFirstYear } from "@/lib/finance/told-time";
import { beliefInShort } from "../beliefs";
import { caseOf } from "../case";
import { uncap } from "../english";
import { firstPayment } from "../first-payment";
import { ifAny, para, t, text } from "../frames";
import { doneByHalf } from "../hired-hand";
import type { Material } from "../material";
import { paidOrSigned } from "../paid-or-signed";
import { belowInShort } from "../plan/day-60";
import { eachWay } from "../ways-apart";
import { broughtBeside, keptJob } from "./beside-job";
import { carriedOf, causeLine, coversOnlyCosts, isNearlyPaid, owedAtEnd, wouldCarry } from "./carrying";
import { openingCash } from "./opening-cash";
import { verdictOfVague } from "./vague";
import { warning } from "./warning";

/** From here on "little more" would be wrong. */
const TWICE = 1.5;
const SOUND = 3;
const notBack = (m: Material) => m.show("cash_y3").replace(/^[−-]/, "");

/** Whether it is worth the next sixty days, in one sentence. */
function judged(m: Material): string {
  const { breakEvenMonth, unit } = m.context.model;
  const sells = soldAlready(m.context.brief);
  const half = doneByHalf(m, "you");
  const times = unit.ltvToCac ?? 0;
  // Who takes more to win than he ever brings in makes nothing worth a test.
  const loses = unit.ltvToCac !== null && times < 1;
  if (loses && carriedOf(m) !== "none")
    return breakEvenMonth
      ? t`Not as it stands: ${m.name} carries its costs and your pay from ${m.show("be_month")}, but the next customer, your hours counted, costs more to win than that customer ever brings in`
      : t`Not as it stands: at the end of year 3 ${m.name} leaves ${m.show("left_month")} a month, not the ${m.show("founder_pay")} planned as your pay`;
  if (isNearlyPaid(m))
    return t`Worth ${sells ? "going on with" : "testing"} beside other income: at the end of year 3 ${m.name} leaves ${m.show("left_month")} a month, about the ${m.show("founder_pay")} planned as your pay`;
  if (!breakEvenMonth && carriedOf(m) === "part")
    return t`${sells ? "Worth going on with" : "Worth a cheap test"} as a side income: at the end of year 3 ${m.name} leaves ${m.show("left_month")} a month, not the ${m.show("founder_pay")} planned as your pay${ifAny(half && `; ${half}`)}`;
  if (coversOnlyCosts(m))
    return t`${keptJob(m) ? "Hardly an income" : "Not a living"} on these figures: in year 3 ${m.name} pays its costs and leaves ${m.show("ebitda_y3")} in the whole year for your work`;
  if (!breakEvenMonth)
    return `Not a business on these figures: in three years ${m.name} does not cover its costs, even without pay for you`;
  if (owedAtEnd(m))
    return t`Too thin so far: ${m.name} carries its costs and your pay from ${m.show("be_month")}, but after three years ${notBack(m)} of the money put in is not back`;
  if (times >= SOUND)
    return m.vary(
      "sound",
      t`Worth ${sells ? "extending" : "testing"} now: a customer brings clearly more than it costs to win one, and ${m.name} carries its costs and your pay from ${m.show("be_month")}`,
      t`Yes, ${sells ? "go further" : "test it"}: the sums of a single customer are sound, and from ${m.show("be_month")} on they carry the costs and your pay`,
    );
  return times >= TWICE
    ? t`Worth a cautious ${sells ? "step further" : "test"}: ${m.name} carries its costs and your pay from ${m.show("be_month")}, but the figures must not turn out much worse`
    : t`Worth a cautious ${sells ? "step further" : "test"}: ${m.name} carries its costs and your pay from ${m.show("be_month")}, but a customer brings little more than it costs to win one`;
}

/** When what winning a customer costs is earned back. */
function returned(m: Material): string {
  const { paybackMonths, ltvToCac } = m.context.model.unit;
  const back = m.show("payback");
  if (backWithFirstYear(m.context.model)) return ", which the first year's payment brings back";
  if ((ltvToCac ?? 1) < 1) return ", more than that customer ever brings in";
  if (paybackMonths === 0) return ", which the first payment brings back";
  return back && `, earned back in ${back}`;
}

/** The three figures on which the judgement rests. */
function restsOn(m: Material): string {
  const first = firstPayment(m);
  const many =
    m.context.model.unit.basis === "month"
      ? m.vary(
          "rests-on",
          t`The plan ends with ${m.show("cust_y3")} ${m.customerNoun} and ${m.show("rev_y3")} of revenue in year 3`,
          t`At the end of year 3 there are ${m.show("cust_y3")} ${m.customerNoun}, and the year has brought ${m.show("rev_y3")} of revenue`,
        )
      : t`In year 3 the plan sells to ${m.show("new_customers_y3")} ${m.customerNoun}, which makes ${m.show("rev_y3")} of revenue`;
  return para(
    t`${eachWay(m) ? "On average a" : "A"} customer ${first ? `first pays ${first}, then` : "pays"} ${m.show("revenue_per_customer")} ${m.basis}, of which ${m.show("contribution")} is left after direct costs and fees`,
    m.vary(
      "winning",
      t`Winning one costs about ${m.show("cac")}, your hours included${ifAny(returned(m))}`,
      t`It takes about ${m.show("cac")} to win one, with your own hours counted${ifAny(returned(m))}`,
    ),
    many,
  );
}

/** What is put in, what is there at the end and from when the founder is paid. */
function moneyAndPay(m: Material): string {
  const { ask } = m.context.model;
  const there = openingCash(m.context.model);
  const [end, short] = [m.show("cash_y3"), (m.fact("cash_y3")?.value ?? 0) < 0];
  const less = (m.fact("cash_y3")?.value ?? 0) < m.context.model.assumptions.funding.openingCash.value;
  const put = there ? t`starts with ${there}` : "";
  const cash =
    ask > 0
      ? t`${m.name} needs ${m.show("ask")}${ifAny(put && ` beside the ${there} that is there`)}, a reserve included; ${
          short
            ? `at the end of year 3 ${notBack(m)} of it is not back`
            : m.vary(
                "back",
                `at the end of year 3 the money put in is back and ${end} more is on the account`,
                `after three years it is paid back, with ${end} left on the account`,
              )
        }`
      : put
        ? t`${m.name} ${put}, needs no more, and has ${end} on the account at the end of year 3${ifAny(less ? ", less than it began with" : "")}`
        : t`${m.name} needs no money from outside and has ${end} on the account at the end of year 3`;
  const month = m.fact("pay_month")?.value ?? 0;
  const unpaid = keptJob(m)
    ? broughtBeside(m)
    : month > 1
      ? t`Until ${m.show("pay_month")} you work without pay`
      : month === 0 && m.show("founder_pay")
        ? carriedOf(m) === "part"
          ? "Your own pay is not taken out of that"
          : "You would work three years without pay"
        : "";
  return para(cash, unpaid);
}

/** The assumption on which the verdict stands, and the sign at which to stop. */
function condition(m: Material): string {
  const swing = m.show("sensitivity_top_swing");
  const c = caseOf(m);
  return para(
    m.sensitive &&
      m.vary(
        "condition",
        t`The open question that weighs most is ${m.sensitive}${ifAny(swing && `: it can move the cash after three years by ${swing}`)}`,
        t`Most depends on ${m.sensitive}${ifAny(swing && `, which alone can move the cash after three years by ${swing}`)}`,
      ),
    t`Go on if ${m.say("gate60_customers")} ${ifAny(c.fresh)}${m.customerNoun} ${paidOrSigned(m)} by day 60`,
    belowInShort(c),
  );
}

/** What has to change, or to be known, before any other figure counts. */
function stopped(m: Material): string {
  const { warnings } = m.context.model;
  return para(
    `Not yet: at this price and cost each sale of ${m.name} makes the hole deeper`,
    warnings.find(({ rule }) => rule === "unit-loss")?.text,
  );
}

/** What can be done before the question is answered. */
const undecided = (m: Material) =>
  para(
    "Put that figure right first, under the reading of your answers; until then every sum after it is wrong by as much, and nobody should be asked for money on it",
    `The conversations of the first three weeks with ${m.group.crowd} need no figure, so begin with them`,
  );

/** The judgement, the figures it rests on, the money, and the sign to stop; what is offered, and why, stands elsewhere. */
export function verdict(m: Material): string {
  if (m.vague && !m.foreign) return verdictOfVague(m);
  const doubt = doubtOf(m.context.model);
  // On what cannot be meant no verdict is built.
  if (doubt && isAbsurd(doubt))
    return text(
      para(`No verdict on ${m.name} yet: ${uncap(doubt.text, m.names)}`, doubt.question),
      undecided(m),
    );
  if (m.context.model.stopsGrowth) return text(stopped(m), para(warning(m)));
  const carried = m.context.model.breakEvenMonth !== null || isNearlyPaid(m);
  return text(
    para(judged(m), carried ? "" : causeLine(m) || wouldCarry(m)),
    para(restsOn(m), warning(m)),
    moneyAndPay(m),
    beliefInShort(m),
    condition(m),
  );
}
