import type { Case } from "../case";
import { sentence } from "../english";
import { quote, t } from "../frames";
import { aim, cautious, left, rival } from "./told";

/** What the speaker keeps in mind, slide or no slide. */
export function speakingPoints(c: Case): string[] {
  const other = rival(c);
  return [
    c.trouble
      ? `Open with a person, not with ${c.name}: the last of the ${c.they} who told you ${quote(c.trouble)}`
      : `Open with one of the ${c.they} you met, with the day and the place`,
    c.loses
      ? `Say early that each sale of ${c.name} loses money today, and what has to change; found out later, it costs you the room`
      : `Show ${c.name} at work on ${c.job[0]} before the second minute is over, and before any figure`,
    c.price
      ? `Say the price and stop: ${c.price}`
      : `Say that the price of ${c.name} is open, and when it will be decided`,
    c.done
      ? `Bring the dates and raw counts behind ${quote(c.done)}`
      : `Don't blur it: ${c.name} has nobody paying yet, and on day 20 you'll know more`,
    t`Know three figures by heart: ${left(c) ? `${left(c)} left ${c.basis}` : `${c.price || c.show("price_main")} as the price`}, ${c.show("cac")} to win a customer, ${aim(c)} by day 60`,
    c.sensitive ? `When they look for the weak spot of ${c.name}, name it yourself: ${c.sensitive}` : "",
    c.context.model.breakEvenMonth === null
      ? `On break-even: not within three years on these figures; say what would change that for ${c.name}`
      : t`On break-even: ${c.show("be_month")} in the base case, and ${cautious(c)} in the cautious one`,
    other
      ? `Praise ${other.who} before you're asked, then show the one case where ${c.name} does better`
      : `Ask the room how they'd do it today; that is what ${c.name} competes with`,
  ]
    .filter(Boolean)
    .map(sentence);
}
