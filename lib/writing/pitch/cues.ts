import { carriedOf, isNearlyPaid } from "../analysis/carrying";
import type { Case } from "../case";
import { sentence } from "../english";
import { quote, t } from "../frames";
import { leftOutOf } from "../left-out";
import { wordsOf } from "../plan/words";
import { paymentOpenly, saidOpenly, toldSoFar } from "../standing";
import { marks, offerLinesOf } from "./room";
import { aim, cautious, left, rival } from "./told";

function breakEven(c: Case): string {
  if (c.vague)
    return "If they ask about break-even, say that it is too early for one, and what you will know by day 60";
  if (c.context.model.breakEvenMonth !== null)
    return t`If they ask about break-even, give both cases: ${c.show("be_month")} in the base case, and ${cautious(c)} in the cautious one`;
  if (isNearlyPaid(c))
    return t`If they ask about break-even, say that costs are covered from ${c.show("covered_month")} and that month 36 leaves ${c.show("left_month")}, about the pay you plan`;
  return carriedOf(c) === "part"
    ? t`If they ask about break-even, say that costs are covered from ${c.show("covered_month")} and your own pay is not, and what would change that`
    : "If they ask about break-even, say that these figures don't reach it within three years, and which price or cost would";
}

/** What the speaker keeps in mind, slide or no slide. */
export function speakingPoints(c: Case): string[] {
  const other = rival(c);
  const out = leftOutOf(c.context.brief);
  return [
    c.trouble
      ? `Open with one customer and the problem, in the words they used, and only then say what ${c.name} is`
      : `Open with one of the ${c.they} you met, and say when and where it was`,
    c.loses
      ? `Say early that ${c.job[0]} loses money today and what has to change; if the audience finds out by itself, it stops listening`
      : `${offerLinesOf(c).show(wordsOf(c))}, before you show any figure`,
    c.price
      ? `Say the price plainly and pause`
      : `Say that the price is still open, and when it will be decided`,
    c.done || toldSoFar(c)
      ? [`Bring the dates and raw counts behind what you say has happened`, saidOpenly(c.context.brief)]
          .filter(Boolean)
          .join(", and ")
      : c.record
        ? `Say first what you have done yourself, then openly ${paymentOpenly(c.context.brief)}`
        : `Say openly ${paymentOpenly(c.context.brief)}, and what has to be true on day 20: ${marks(c).yes}`,
    out
      ? `Leave out the words ${quote(out.words)}, also when somebody asks for them: it takes ${out.takes}`
      : "",
    out && c.context.model.ask > 0 && !c.ownMoney
      ? `Ask for money only after saying that this claim is open and that the figures have to hold without it`
      : "",
    c.vague
      ? `Show no figure as your own: say whom you will ask first, and that a sum follows when three of them have named what it costs them`
      : t`Know three figures by heart: ${left(c) ? `${left(c)} that one customer leaves ${c.basis}` : `${c.price || c.show("price_main")} as the price`}, ${c.show("cac")} to win a customer, and ${aim(c)} by day 60`,
    c.sensitive ? `Name the weakest assumption before anybody else does` : "",
    breakEven(c),
    other
      ? `Say what ${other.who} ${other.many ? "do" : "does"} well before you are asked, and then where you are better`
      : `Ask the audience what they would do today without ${c.name}; their answer is what you compete with`,
  ]
    .filter(Boolean)
    .map(sentence);
}
