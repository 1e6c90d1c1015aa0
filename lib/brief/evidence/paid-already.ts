import { withoutPromises } from "../buyers/promised";
import { sponsorsNamed } from "../buyers/sponsors-pay";
import { tradesNow } from "../text/told-as";
import type { Brief, Clause } from "../types";
import { overlap, paidFor } from "./as-happened";
import { kindOfStatement } from "./classify";
import { isPaidWork } from "./kinds";

const UNPAID = /\b(?:free|tests?|tested|trial|pilot|tried|waiting|wait ?list)\b/i;

/** What has happened, with a mark on what tells that somebody has paid already; English alone is understood so far. */
export function markPaid({ stated, language, archetypes, answers }: Brief): Brief["stated"]["traction"] {
  const { traction, unsold, soFar } = stated;
  if (language !== "en" || unsold || sponsorsNamed(answers)) return traction;
  const paid = paidFor(soFar);
  const known = (clause: Clause) => soFar.some((told) => overlap(told.clause, clause));
  const byWords = ({ text: said, field }: Clause) => {
    const text = withoutPromises(said);
    return (
      !UNPAID.test(text) &&
      !(archetypes[0]?.id === "nonprofit" && tradesNow(text)) &&
      isPaidWork(kindOfStatement(text, field))
    );
  };
  const isPaid = (clause: Clause) =>
    known(clause) ? paid.some((told) => overlap(told.clause, clause)) : byWords(clause);
  return traction.map((clause) => (isPaid(clause) ? { ...clause, paid: true } : clause));
}
