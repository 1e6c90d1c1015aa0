import type { Case } from "../case";
import { cap, uncap } from "../english";
import { para, t } from "../frames";
import { type Asked, tested, unknown } from "./asked";
import { earnedBack, left, shrinks } from "./told";

/** What an investor asks about the figures. */
export const moneyQuestions = (c: Case): Asked[] => {
  const { ask, breakEvenMonth, troughMonth, useOfFunds } = c.context.model;
  const [first, second] = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  return [
    {
      weight: c.loses ? 100 : 0,
      question: "You lose money on every sale. Why would more of them help?",
      answer: para(
        `They wouldn't, which is why ${c.name} doesn't grow before that is fixed`,
        c.mend && `It takes ${c.mend}`,
        tested(
          c,
          "x-loss",
          `by saying the higher price to five ${c.buyers} and costing each ${c.job[0].replace(/^an? /, "")} anew`,
        ),
      ),
    },
    {
      weight: c.loses ? 0 : 90,
      question: "What does one customer leave you, and what does it cost to win one?",
      answer: para(
        t`In the model, ${c.show("revenue_per_customer")} comes in ${c.basis} and ${left(c)} is left after delivery and fees`,
        t`Winning one takes ${c.show("cac")} with our own hours counted${earnedBack(c) ? `, back ${earnedBack(c)}` : ""}`,
        `Whether it holds is not known yet: ${tested(c, "unit-cost", `from the receipts of the first ${c.customerNoun}`)}`,
      ),
    },
    {
      weight: c.sensitive ? 82 : 0,
      question: `What if you're wrong about ${c.sensitive}?`,
      answer: para(
        shrinks(c)
          ? t`In the cautious case year three closes at ${c.show("low_rev_y3")} instead of ${c.show("rev_y3")}, and the need rises to ${c.show("low_ask")}`
          : t`In the cautious case the account stands at ${c.show("low_cash_y3")} after three years, and the need rises to ${c.show("low_ask")}`,
        tested(c, "rerun", `when what the pilots showed goes into the model of ${c.name}`),
      ),
    },
    {
      weight: 78,
      question: breakEvenMonth
        ? "When do you stop needing other people's money?"
        : "Your plan never breaks even. Why should anyone fund it?",
      answer: breakEvenMonth
        ? t`In ${c.show("be_month")} if the base case holds. The lowest point comes ${c.lowAfterEven ? "later, because each new customer binds money first" : troughMonth < breakEvenMonth ? "before that" : "then too"}: ${c.show("trough")} in ${c.show("trough_month")}.`
        : para(
            t`On these figures nobody should: year three brings ${c.show("rev_y3")} and still loses ${c.show("ebitda_y3").replace(/^[−-]/, "")}`,
            c.mend
              ? `First it takes ${c.mend}`
              : `First the price, the cost of winning a customer or the hours per ${c.one} have to change`,
            tested(c, "rerun", "with measured figures in place of assumed ones"),
          ),
    },
    {
      weight: ask > 0 ? 71 : 0,
      question: c.early
        ? "Why aren't you raising money now?"
        : "What is the money for, and what is different when it's spent?",
      answer: c.early
        ? para(
            c.doubt
              ? `Because one figure has to be confirmed first, and a sum worked out before that is worth nothing`
              : c.context.brief.missing.includes("price")
                ? `Because nobody has named or paid a price yet, and a sum worked out without one is worth nothing`
                : t`Because ${c.show("ask")} is too much to ask on assumptions, against ${c.show("rev_y3")} of revenue in year three`,
            `Measured prices and costs of ${c.name} come first, and they're due on day 60`,
          )
        : para(
            first &&
              second &&
              t`${cap(first.label)} (${c.show(`funds_${first.key}`)}) and ${uncap(second.label)} (${c.show(`funds_${second.key}`)}) take most of the ${c.show("ask")}`,
            breakEvenMonth
              ? t`When it's spent, sales pay the costs, from ${c.show("be_month")} on`
              : `When it's spent, the price and the cost of a customer are known`,
          ),
    },
    {
      weight: ask > 0 ? 0 : 60,
      question: "If you need no money, why are you talking to us?",
      answer: para(
        `For access: ${c.buyers} are harder to come by than cash at this stage`,
        `In the base case ${c.name} stays above zero on its own sales`,
      ),
    },
    {
      weight: 66,
      question: "How long does a customer stay?",
      answer: para(
        c.context.model.unit.basis === "month" &&
          t`The model lets ${c.show("churn")} of them go each month, and that's an assumption`,
        unknown(c, "closing-calls", `when each pilot is asked whether it goes on paying`),
      ),
    },
  ];
};
