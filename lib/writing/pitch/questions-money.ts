import { keptJob } from "../analysis/beside-job";
import { carriedOf, coversOnlyCosts, isNearlyPaid, payInCases } from "../analysis/carrying";
import { beliefAsked } from "../beliefs";
import type { Case } from "../case";
import { cap, uncap } from "../english";
import { firstPayment } from "../first-payment";
import { ifAny, para, t } from "../frames";
import { doneByHalf } from "../hired-hand";
import { eachWay } from "../ways-apart";
import { type Asked, tested, unknown } from "./asked";
import { whoCouldBuy } from "./introducers";
import { isOpen, questionsOfVague } from "./of-vague";
import { accountedFor, seeks } from "./seeks";
import { earnedBack, left, shrinks } from "./told";

/** So many months before break-even are no longer "shortly". */
const NEAR = 4;

/** Whose money is lost on the day it ends. */
function whatIsAtStake({ context, ownMoney, show }: Case): string {
  if (context.model.ask <= 0) return "so nothing has to be put in, and it can be stopped without debts";
  return ownMoney
    ? t`and what can be lost is the ${show("ask")} that goes in first`
    : t`but ${show("ask")} has to be put in first, and whoever stops early loses a part of that`;
}

/** What the bad case takes, where that is more than the plan does: a case that grows less may bind less money. */
function needsMore({ context, show }: Case, told: (sum: string) => string): string {
  const { low, base } = context.model.scenarios;
  return low.ask > base.ask && show("low_ask") ? told(show("low_ask")) : "";
}

/** What an investor asks about the figures. */
export const moneyQuestions = (c: Case): Asked[] => {
  if (isOpen(c)) return questionsOfVague(c);
  const { ask, breakEvenMonth, troughMonth, useOfFunds } = c.context.model;
  const belief = beliefAsked(c);
  const [first, second] = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  return [
    {
      weight: c.loses ? 100 : 0,
      question: "You lose money on every sale. Why would more of them help?",
      answer: para(
        `It wouldn't, which is why ${c.name} doesn't grow before that is fixed`,
        c.mend && `To come out even we need ${c.mend}`,
        tested(
          c,
          "x-loss",
          `by saying the higher price to five ${c.buyers} and costing each ${c.job[0].replace(/^an? /, "")} anew`,
        ),
      ),
    },
    { weight: belief ? 89 : 0, question: belief?.question ?? "", answer: belief?.answer ?? "" },
    {
      weight: c.loses ? 0 : 90,
      question: "What does one customer leave you, and what does it cost to win one?",
      answer: para(
        firstPayment(c) && t`One customer first pays ${firstPayment(c)}`,
        t`${firstPayment(c) ? "After that one" : eachWay(c) ? "On average one customer" : "One customer"} leaves us ${left(c)} ${c.basis}, out of ${c.show("revenue_per_customer")} that comes in`,
        cap(eachWay(c)),
        `Winning one costs ${c.show("cac")} with our own hours counted at the pay we plan${earnedBack(c) ? `, and we have that back ${earnedBack(c)}` : ""}`,
        `These are assumptions so far. ${tested(c, "unit-cost", `against the receipts of the first ${c.customerNoun}`)}`,
      ),
    },
    {
      weight: c.sensitive ? 82 : 0,
      question: `What if you're wrong about ${c.sensitive}?`,
      answer: para(
        shrinks(c)
          ? c.vary(
              "wrong",
              t`Nothing weighs more. If price, cost and demand all disappoint, year three brings ${c.show("low_rev_y3")} of revenue instead of ${c.show("rev_y3")}${ifAny(needsMore(c, (sum) => `, and ${sum} of money is needed`))}`,
              t`Then much changes, because no answer of ours moves more. Our careful case has ${c.show("low_rev_y3")} of revenue in year three where the plan has ${c.show("rev_y3")}${ifAny(needsMore(c, (sum) => `, and takes ${sum}`))}`,
              t`That would hurt most of all. In the bad case, with a weak price and dear costs as well, ${c.show("low_rev_y3")} comes in during year three instead of ${c.show("rev_y3")}${ifAny(needsMore(c, (sum) => `, and we need ${sum}`))}`,
            )
          : t`Nothing weighs more. If price, cost and demand all disappoint, ${c.show("low_cash_y3")} is there after three years, ${payInCases(c, "our")}${ifAny(needsMore(c, (sum) => `, and ${sum} of money is needed`))}`,
        tested(c, "rerun", `when we replace our assumptions with what the first customers showed`),
      ),
    },
    {
      weight: 78,
      question: breakEvenMonth
        ? c.ownMoney
          ? "When does it carry itself?"
          : "When do you stop needing other people's money?"
        : carriedOf(c) === "part"
          ? isNearlyPaid(c)
            ? "Your plan sets you no wage in three years. Why start it?"
            : keptJob(c)
              ? "Your plan pays little for your hours. Why start it?"
              : "Your plan doesn't pay you a living. Why start it?"
          : "Your plan never breaks even. Why should anyone fund it?",
      answer: breakEvenMonth
        ? t`In ${c.show("be_month")}, if our base case holds. The account is lowest ${c.lowAfterEven ? (c.context.model.assumptions.season ? "later, between two seasons" : "later, because each new customer ties up money first") : troughMonth < breakEvenMonth - NEAR ? "long before that" : troughMonth < breakEvenMonth ? "shortly before" : "in the same month"}: ${c.show("trough")} in ${c.show("trough_month")}, and that is the sum we have to be able to bridge.`
        : carriedOf(c) === "part"
          ? para(
              t`Because it carries its own costs from ${c.show("covered_month")} and leaves ${c.show("left_month")} a month by the end of year three, ${whatIsAtStake(c)}`,
              cap(doneByHalf(c, "us")),
              tested(
                c,
                "rerun",
                isNearlyPaid(c)
                  ? "whether growth is fast enough to pay us sooner"
                  : `whether a higher price or faster growth makes it ${keptJob(c) ? "worth the hours" : "a living"}`,
              ),
            )
          : para(
              coversOnlyCosts(c)
                ? t`On these figures nobody should: in year three ${c.show("rev_y3")} comes in and ${c.show("ebitda_y3")} is left for the whole year, before any pay for us`
                : t`On these figures nobody should: in year three ${c.show("rev_y3")} comes in and the year still closes with a loss of ${c.show("ebitda_y3").replace(/^[−-]/, "")}`,
              c.mend
                ? `It takes ${c.mend} to change that`
                : `The price, the cost of winning a customer or the hours spent on each one has to change first`,
              tested(c, "rerun", "with measured figures in place of assumed ones, and decide then"),
            ),
    },
    {
      weight: (ask > 0 && !c.ownMoney) || seeks(c, 1) ? 71 : 0,
      question:
        c.early && !seeks(c, 1)
          ? "Why aren't you raising money now?"
          : "What is the money for, and what is different when it's spent?",
      answer: seeks(c, 1)
        ? para(
            `It is ${seeks(c, 30)}`,
            cap(accountedFor(c)),
            `We spend none of it before day 60, when we know whether people pay`,
          )
        : c.early
          ? para(
              c.doubt
                ? `Because one figure of ${c.name} has to be confirmed first, and a sum worked out before that is worth nothing`
                : c.context.brief.missing.includes("price")
                  ? `Because nobody has named or paid a price yet, and a sum worked out without one is worth nothing`
                  : t`Because the plan would need ${c.show("ask")} for ${c.show("rev_y3")} of revenue in year three, and that is too much to ask on assumptions`,
              `We come back on day 60 with prices and costs that we have measured`,
            )
          : para(
              first &&
                second &&
                t`${cap(first.label)} (${c.show(`funds_${first.key}`)}) and ${uncap(second.label)} (${c.show(`funds_${second.key}`)}) take most of the ${c.show("ask")}`,
              breakEvenMonth
                ? t`When it is spent, sales cover the costs: that is ${c.show("be_month")} in our plan`
                : `When it is spent, the price and the cost of winning a customer are known`,
            ),
    },
    {
      weight: (ask > 0 && !c.ownMoney) || seeks(c, 1) ? 0 : 60,
      question: "If you need no money, why are you talking to us?",
      answer: para(
        `Because we need access to ${whoCouldBuy(c)} more than we need cash at this stage`,
        c.ownMoney
          ? t`The ${c.show("ask")} that the start takes is within our own means`
          : `In our base case ${c.name} never runs out of money on its own sales`,
      ),
    },
    {
      weight: 66,
      question: "How long does a customer stay?",
      answer: para(
        c.context.model.unit.basis === "month" &&
          (c.show("not_renewing")
            ? t`Our plan assumes that ${c.show("not_renewing")} of those whose year ends do not renew`
            : t`Our plan assumes that ${c.show("churn")} of the customers leave each month`),
        c.running
          ? "How many of last year's customers are still with us stands in our books, and we bring that count along"
          : unknown(c, "closing-calls", `when we ask each of the first customers to go on paying`),
      ),
    },
  ];
};
