import type { Channel } from "../data/channels";
import { para, t, text } from "../frames";
import type { Material } from "../material";
import { spendLimit } from "../spend";
import { firstPlaces, furtherPlaces } from "./first-places";

const moves = (channel: Channel) => channel.moves.map((move, i) => `${i + 1}. ${move}`).join("\n");

/** While each sale loses, the moves find people to talk to about price and cost, and nothing more. */
const pilotOnly = (m: Material) =>
  para(
    t`No money goes into marketing while each sale of ${m.name} loses some${m.mend && `; ${m.mend} ends that`}`,
    t`Until then use these moves to find about one new customer a month, to try the higher price on and to measure the cost with`,
  );

function budget(m: Material): string {
  if (m.context.model.stopsGrowth) return pilotOnly(m);
  const early = (m.fact("new_customers_month6")?.value ?? 0) >= 1;
  const reached = m.show(m.context.model.unit.basis === "month" ? "customers_month12" : "new_customers_y1");
  return para(
    m.vary(
      "budget",
      t`Marketing starts at ${m.show("marketing_month")} a month, and a new customer may cost about ${spendLimit(m)} of it`,
      t`The budget is ${m.show("marketing_month")} a month to begin with, or about ${spendLimit(m)} for each customer won`,
      t`Plan ${m.show("marketing_month")} a month for marketing and about ${spendLimit(m)} per new customer`,
    ),
    early &&
      m.vary(
        "target",
        t`The target is ${reached} ${m.customerNoun} in the first year, ${m.show("new_customers_month6")} of them new in month 6`,
        t`By the end of the first year that should add up to ${reached} ${m.customerNoun}, ${m.show("new_customers_month6")} of them won in month 6`,
      ),
    m.vary(
      "stop",
      t`Drop a channel that costs more than twice ${spendLimit(m)} per customer four weeks in a row`,
      t`If a channel needs more than double the ${spendLimit(m)} per customer for four weeks, stop using it`,
      t`Four weeks above twice ${spendLimit(m)} per customer is enough to give up a channel`,
      t`Give ${m.channels[0].name} a month; whatever costs more than double ${spendLimit(m)} per customer by then is dropped`,
    ),
  );
}

const lead = (m: Material) =>
  m.need && !m.vague
    ? para(
        m.vary(
          "lead",
          `Open with the problem, not with the offer: ${m.need}`,
          `Start every message with what they already feel: ${m.need}`,
          `Talk about this before you mention your offer: ${m.need}`,
        ),
      )
    : para(
        m.vary(
          "lead-unknown",
          `First find out how ${m.group.crowd} describe the problem, and open with their sentence`,
          `Your opening line is not written yet: it is the sentence that three ${m.group.crowd} use without being asked`,
        ),
      );

/** Two channels with their first moves, where else to look, and what it may cost. */
export function marketingStrategy(m: Material): string {
  const [first, second] = m.channels;
  return text(
    lead(m),
    `${para(`First: ${first.name}, because ${first.why}`)}\n${moves(first)}`,
    `${para(`Second: ${second.name}, because ${second.why}`)}\n${moves(second)}`,
    furtherPlaces(m),
    budget(m),
  );
}

/** Where the first customers are met, without the moves. */
export const marketingPlaces = (m: Material): string =>
  firstPlaces(m) ? text(lead(m), firstPlaces(m), budget(m)) : marketingStrategy(m);

export const marketingBrief = (m: Material) =>
  text(
    para(
      `Start with ${m.channels[0].name}, because ${m.channels[0].why}`,
      `First move: ${m.channels[0].moves[0]}`,
    ),
    para(`The second channel is ${m.channels[1].name}, because ${m.channels[1].why}`),
    budget(m),
  );
