import type { Case } from "../case";
import { cap, sentence } from "../english";
import { quote, t } from "../frames";
import { wordsOf } from "../plan/words";
import { marks, offerLinesOf } from "./room";
import { aim, cautious, left, rival } from "./told";

/** What the speaker keeps in mind, slide or no slide. */
export function speakingPoints(c: Case): string[] {
  const other = rival(c);
  return [
    c.trouble
      ? `Open with the problem and let it stand for a breath: ${quote(cap(c.need))}`
      : `Open with one of the ${c.they} you met, with the day and the place`,
    c.loses
      ? `Say early that ${c.job[0]} loses money today, and what has to change; found out later, it costs you the room`
      : `${offerLinesOf(c).show(wordsOf(c))}, before any figure`,
    c.price
      ? `Say the price and stop: ${c.price}`
      : `Say that the price of ${c.job[0]} is open, and when it will be decided`,
    c.done
      ? `Bring the dates and raw counts behind ${quote(c.done)}`
      : `Say who has paid so far, if anybody has; day 20 asks whether ${marks(c).yes}`,
    t`Know three figures by heart: ${left(c) ? `${left(c)} left ${c.basis}` : `${c.price || c.show("price_main")} as the price`}, ${c.show("cac")} to win a customer, ${aim(c)} by day 60`,
    c.sensitive ? `When they look for the weak spot, name it yourself: ${c.sensitive}` : "",
    c.context.model.breakEvenMonth === null
      ? `On break-even: not within three years on these figures; say what ${c.group.crowd} would have to pay`
      : t`On break-even: ${c.show("be_month")} in the base case, and ${cautious(c)} in the cautious one`,
    other
      ? `Praise ${other.who} before you're asked, then show where ${c.job[0]} of yours is better`
      : `Ask the room what they'd do today if there were no ${c.name}; that is what you compete with`,
  ]
    .filter(Boolean)
    .map(sentence);
}
