import { para, t } from "../frames";
import type { Material } from "../material";
import { type Asked, unknown } from "./asked";

/** What an investor asks about the figures. */
export const moneyQuestions = (m: Material): Asked[] => {
  const { ask, breakEvenMonth, warnings, stopsGrowth, useOfFunds } = m.context.model;
  const early = warnings.some(({ rule }) => rule === "too-early-to-raise");
  const loss = warnings.find(({ rule }) => rule === "unit-loss")?.text ?? "";
  const [first, second] = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  return [
    {
      weight: stopsGrowth ? 100 : 0,
      question: "You lose money on every sale. Why would more of them help?",
      answer: para(`They would not, and we say so first`, loss),
    },
    {
      weight: 90,
      question: "What do you earn on one customer, and what does one cost you?",
      answer: para(
        t`${m.show("revenue_per_customer")} comes in ${m.basis}; ${m.show("contribution")} is left after delivery and fees, against ${m.show("cac")} to win that customer${m.show("payback") ? `, earned back in ${m.show("payback")}` : ""}`,
        unknown(m, "unit-cost", "from the pilots' own figures; until then both are assumptions"),
      ),
    },
    {
      weight: 84,
      question: m.sensitive ? `What if you are wrong about ${m.sensitive}?` : "",
      answer: para(
        t`In the unfavourable case year 3 closes at ${m.show("low_rev_y3")} of revenue instead of ${m.show("rev_y3")}`,
        unknown(m, "unit-cost", "and entered into the model in the last week, before anything is decided"),
      ),
    },
    {
      weight: 78,
      question: breakEvenMonth
        ? "When do you stop needing other people's money?"
        : "Your plan never breaks even. Why should anybody fund it?",
      answer: breakEvenMonth
        ? para(
            t`In ${m.show("be_month")}, if the base case holds; the deepest point before that is ${m.show("trough")} in ${m.show("trough_month")}`,
          )
        : para(
            t`Nobody should on these figures: after 36 months revenue stands at ${m.show("rev_y3")} and costs are still above it`,
            "The pilots have to show a higher price or a cheaper delivery before we ask",
          ),
    },
    {
      weight: ask > 0 ? 74 : 0,
      question: early
        ? "Why are you not raising now?"
        : "What is the money for, and what has changed when it is gone?",
      answer: early
        ? para(
            t`The need of ${m.show("ask")} is too large beside ${m.show("rev_y3")} of revenue in year 3`,
            "Measured prices and costs come first",
          )
        : para(
            first &&
              second &&
              t`${m.show("ask")}: most of it for ${first.label.toLowerCase()} (${m.show(`funds_${first.key}`)}) and ${second.label.toLowerCase()} (${m.show(`funds_${second.key}`)})`,
            breakEvenMonth
              ? t`It carries the plan past ${m.show("be_month")}, where sales pay the costs`
              : "By the end of it the price and the cost of a customer are measured",
          ),
    },
    {
      weight: ask > 0 ? 0 : 60,
      question: "If you need no money, why are you talking to us?",
      answer: para(
        `For introductions to ${m.who}, who are harder to get than cash at this stage`,
        "The base case stays above zero from its own sales",
      ),
    },
    {
      weight: 66,
      question: "How long do customers stay?",
      answer: para(
        m.show("churn") && t`The model loses ${m.show("churn")} of them a month, which is an assumption`,
        unknown(m, "closing-calls", `when every pilot customer is asked whether they go on`),
      ),
    },
  ];
};
