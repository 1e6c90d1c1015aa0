import { paidAlready } from "@/lib/brief/costs/paid-already";
import type { Term } from "@/lib/brief/terms/terms";
import type { Brief } from "@/lib/brief/types";
import { isSet } from "./assumed";
import { isCounted } from "./cost-of-use";
import type { Assumptions } from "./inputs";
import { activeLines } from "./line-flow";
import { calledOn, isMended, type MadeGood, madeGood } from "./made-good";
import { count, percent } from "./money";

/** A statement of the business model beside its prices, and what the plan makes of it. */
export interface ToldTerm {
  said: string;
  /** Counted in the figures; else left out of them. */
  counted: boolean;
  why: string;
}

const LEFT: Record<Term["kind"], string> = {
  trial: "how long it lasts is not said, so every month counts as paid",
  freePart: "whoever uses only that is not counted",
  gift: "what it costs you is not counted",
  costPlus: "no sum is named for it, so neither its income nor its cost is counted",
  discount: "the full price is counted",
  deposit: "it is no income of its own, and every price is counted in full when something is sold",
  least: "the size of an order is assumed instead",
  share: "it changes no price or cost of the plan",
};

const inMonths = (months: number) =>
  months < 1
    ? `${count(Math.round(months * 30))} days`
    : months === 1
      ? "a month"
      : `${count(Math.round(months))} months`;

function toldTerm({ kind, said, months }: Term, { lines, demand }: Assumptions): ToldTerm {
  const active = activeLines(lines);
  const waits = active.find(({ freeMonths }) => freeMonths)?.freeMonths;
  if (kind === "trial" && waits)
    return {
      said,
      counted: true,
      why: `each customer begins to pay ${inMonths(waits.value)} after the start, and whoever does not go on is not among those won`,
    };
  if (kind === "trial" && months) return { said, counted: false, why: LEFT.gift };
  const part = demand.paying ?? active.find(({ attach }) => attach?.note.includes("free"))?.attach;
  if (kind === "freePart" && part)
    return { said, counted: true, why: `${percent(part.value)} of all users pay, which is assumed` };
  return { said, counted: false, why: LEFT[kind] };
}

/** Where the founder has set how long it is free, what the answers say of it holds no more. */
const isSetAnew = ({ kind }: Term, { lines }: Assumptions) =>
  kind === "trial" && activeLines(lines).some(({ freeMonths }) => freeMonths && isSet(freeMonths));

const becomesOf = (promise: MadeGood, { lines }: Assumptions) =>
  activeLines(lines).some((line) => isMended(promise, line))
    ? "sent back and mended for a quarter of what making it costs"
    : promise.kind === "again"
      ? "done again at its full cost"
      : "paid back";

/** What is said of the prices beside the sums, and the sums that no figure counts: each with what becomes of it. */
export function termsTold(brief: Brief, assumptions: Assumptions): ToldTerm[] {
  const { terms, unreadSums } = brief;
  const paid = paidAlready(brief);
  const promise = madeGood(brief);
  const sums = unreadSums.filter(
    ({ field, said }) =>
      field === "businessModel" &&
      !terms.some((term) => term.said.includes(said)) &&
      !isCounted(assumptions.lines, said),
  );
  return [
    ...(paid
      ? [
          {
            said: paid.sentence,
            counted: paid.part < 1,
            why:
              paid.part < 1
                ? "what is paid takes no money of this plan, the rest is still to be bought and is counted"
                : "it is paid, so no money of this plan goes into it",
          },
        ]
      : []),
    ...(promise
      ? [
          {
            said: promise.said,
            counted: true,
            why: `${percent(calledOn(promise))} of what is sold is taken to be ${becomesOf(promise, assumptions)}, which is assumed and stands in the cost of delivery`,
          },
        ]
      : []),
    ...terms
      .filter((term) => !promise?.said.includes(term.said) && !isSetAnew(term, assumptions))
      .map((term) => toldTerm(term, assumptions)),
    ...sums.map(({ said, spent }) => ({
      said,
      counted: false,
      why: spent
        ? "how much of it falls on one sale is not said"
        : "who pays it, and how often, is not clear",
    })),
  ];
}
