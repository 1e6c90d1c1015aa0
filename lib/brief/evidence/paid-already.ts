import { withoutPromises } from "../buyers/promised";
import { sponsorsNamed } from "../buyers/sponsors-pay";
import { tradesNow } from "../text/told-as";
import type { Brief, Clause } from "../types";
import { kindOfStatement } from "./classify";
import { isPaidWork } from "./kinds";

const UNPAID = /\b(?:free|tests?|tested|trial|pilot|tried|waiting|wait ?list)\b/i;

/** What has happened, with a mark on what tells that somebody has paid already; English alone is understood so far. */
export function markPaid({ stated, language, archetypes, answers }: Brief): Brief["stated"]["traction"] {
  const { traction, unsold } = stated;
  if (language !== "en" || unsold || sponsorsNamed(answers)) return traction;
  const isPaid = ({ text: said, field }: Clause) => {
    const text = withoutPromises(said);
    return (
      !UNPAID.test(text) &&
      !(archetypes[0]?.id === "nonprofit" && tradesNow(text)) &&
      isPaidWork(kindOfStatement(text, field))
    );
  };
  return traction.map((clause) => (isPaid(clause) ? { ...clause, paid: true } : clause));
}
