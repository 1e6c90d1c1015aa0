import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { ReadAmount } from "./amounts/amount-roles";
import { resolveCurrency } from "./amounts/currency";
import type { Money } from "./costs/stated-costs";
import type { AmountRole } from "./data/amount-cues";
import { nameOfSum } from "./meanings/set-meanings";
import { readTerms, type Term } from "./terms/terms";
import { clauseAt, sentenceSpans } from "./text/sentences";
import type { Brief, Clause } from "./types";

/** Sums that belong in no plan: what others ask, what passes through, was reached or is looked for, how far a price goes. */
const TOLD = new Set<AmountRole | null>([
  "compare",
  "penalty",
  "through",
  "traction",
  "bound",
  "discount",
  "budget",
  "own",
] as const);
const SPENT = new Set<AmountRole | null>(["cost", "cac", "capex", "pay", "share"]);

/** Outside the business model a price is somebody else's, unless the business asks or pays it. */
const isOurs = (field: AnswerField, { role, clause, asked }: ReadAmount) =>
  field === "businessModel" ||
  (field !== "problem" && (asked || (clause?.who === "us" && (SPENT.has(role) || clause.deed === "charge"))));

/** All that the plan says it was written from: every sum in it stands there as the founder wrote it. */
const usedIn = ({ lines, stated: { unitCosts: _, ...stated } }: Money) =>
  JSON.stringify([lines.map(({ evidence: _, ...line }) => line), stated]);

const standsIn = (used: string, said: string) => {
  for (let at = used.indexOf(said); at >= 0; at = used.indexOf(said, at + 1))
    if (!/[\d.,]$/.test(used.slice(0, at).slice(-1)) && !/^(?:\d|[.,]\d)/.test(used.slice(at + said.length)))
      return true;
  return false;
};

const NEEDS_A_LOOK = new Set(["share", "discount", "least"]);
const SUM = /\d[\d.,]*/g;

const THE_APP = /^(?:the|our|its) (?:\p{L}+ )?(?:app|software|program) (?:is|stays|remains) free$/iu;

/** The terms that the plan does not count already as a price, a share or a discount. */
export function openTerms(businessModel: string, money: Money): Term[] {
  const used = usedIn(money);
  const stands = ({ said }: Term) => {
    const sums = (said.match(SUM) ?? []).map((sum) => sum.replace(/[.,]$/, ""));
    return sums.length > 0 && sums.every((sum) => standsIn(used, sum));
  };
  // "The app is free" beside a sensor at 229 comes with the sensor: nobody uses only that.
  const buysThing = money.lines.some(({ kind, later }) => kind === "unitSale" && !later);
  const withThing = (term: Term): Term =>
    term.kind === "freePart" && buysThing && THE_APP.test(term.said) ? { ...term, kind: "gift" } : term;
  return readTerms(businessModel)
    .map(withThing)
    .filter((term) => !NEEDS_A_LOOK.has(term.kind) || !stands(term));
}

/** Sums that were read in the answers and stand on no line, cost, limit or proof, each with the sentence it stands in. */
export function unreadSums(
  answers: QuizAnswers,
  money: Money,
  country: string | null,
  claims: readonly Clause[],
): Brief["unreadSums"] {
  const used = usedIn(money);
  return money.amounts
    .filter(
      ({ field, amount }) =>
        amount.kind === "money" &&
        amount.value > 0 &&
        !TOLD.has(amount.role) &&
        isOurs(field, amount) &&
        !standsIn(used, JSON.stringify(amount.text).slice(1, -1)) &&
        !claims.some(
          (claim) =>
            !SPENT.has(amount.role) &&
            claim.field === field &&
            claim.start <= amount.start &&
            amount.start < claim.end,
        ),
    )
    .map(({ field, amount }) => {
      const text = answers[field];
      const { start, end } = amount;
      const sentence = sentenceSpans(text).find((span) => span.start <= start && start < span.end);
      return {
        quote: clauseAt(field, text, sentence ?? { start, end }).text,
        said: amount.text,
        name: nameOfSum(amount),
        amount: amount.value,
        currency: resolveCurrency(amount.currency, country, money.currency),
        field,
        spent: SPENT.has(amount.role),
      };
    });
}
