import type { Channel } from "../data/channels";
import { para, t, text } from "../frames";
import type { Material } from "../material";
import { firstPlaces, furtherPlaces } from "./first-places";
import { isUnpaidTime } from "./no-advertising";
import { spentOn } from "./spent-on";
import { ifTriedAllTheSame, limitTold } from "./winning-limit";

const moves = (channel: Channel) => channel.moves.map((move, i) => `${i + 1}. ${move}`).join("\n");

/** While each sale loses, the moves find people to talk to about price and cost, and nothing more. */
export const pilotOnly = (m: Material) =>
  para(
    t`No money goes into marketing while each sale loses some${m.mend && `; ${m.mend} ends that`}`,
    t`Until then use these moves to find about one new customer a month, to try the higher price on and to measure the cost with`,
  );

function budget(m: Material, detailed = false): string {
  if (m.context.model.stopsGrowth) return pilotOnly(m);
  if (m.vague) return "Spend hours and no money before one group has been chosen.";
  const early = (m.fact("new_customers_month6")?.value ?? 0) >= 1;
  const monthly = m.show("new_customers_month6") === "1" ? "" : m.show("new_customers_month6");
  const has = m.context.model.assumptions.demand.startCustomers.value > 0;
  const reached = `${m.show("new_customers_y1")}${has ? " new" : ""}`;
  const target =
    early &&
    m.vary(
      "target",
      `The target for the first year is ${reached} ${m.customerNoun}${monthly && `; in month 6 that means ${monthly} new ones`}`,
      `That should bring ${reached} ${m.customerNoun} in the first year${monthly && `, with ${monthly} new ones in month 6`}, those who come by themselves included`,
    );
  if (isUnpaidTime(m))
    return para(
      m.vary(
        "own-time",
        `The plan spends no money on advertising; your own time should win ${reached} ${m.customerNoun} in the first year`,
        `There is no advertising budget; plan your own hours instead, which should bring ${reached} ${m.customerNoun} in the first year`,
        `Put hours into this and no money: ${reached} ${m.customerNoun} in the first year can be won by calls, visits and word of mouth`,
      ),
      ifTriedAllTheSame(m),
    );
  const limit = limitTold(m);
  return para(
    m.vary(
      "budget",
      t`Marketing starts at ${m.show("marketing_month")} a month and counts on about ${m.show("cac_marketing")} for each customer it wins`,
      t`The budget is ${m.show("marketing_month")} a month to begin with, about ${m.show("cac_marketing")} for each customer won by it`,
      t`Plan ${m.show("marketing_month")} a month for marketing and about ${m.show("cac_marketing")} for each customer it brings`,
    ),
    detailed &&
      spentOn(m) &&
      m.vary(
        "spent",
        `The money is for ${spentOn(m)}; your own hours come on top`,
        `What it buys: ${spentOn(m)}. Your hours are not in it`,
      ),
    target,
    m.vary(
      "stop",
      t`The limit for a customer won by marketing is ${limit}; drop a channel that costs more four weeks in a row`,
      t`No customer won by a channel may cost more than ${limit}; four weeks above that, and ${m.name} gives the channel up`,
      t`The limit for a customer won by a channel is ${limit}, and four weeks above it are reason enough to give that channel up`,
      t`Each channel has a month to prove itself; it is dropped if a customer from it then still costs more than ${limit}`,
    ),
  );
}

const lead = (m: Material) =>
  m.need && !m.vague
    ? para(
        m.vary(
          "lead",
          `Every message should open with the problem and not with the offer, because ${m.group.crowd} recognise their own trouble faster than a new product`,
          `Speak of the problem first and of ${m.name} second: ${m.group.crowd} who have it listen, and the others save you the conversation`,
          `The first sentence of every message belongs to the problem, in the words in which ${m.group.crowd} complain about it`,
        ),
      )
    : para(
        m.vary(
          "lead-unknown",
          `First find out how ${m.group.crowd} describe the problem, and open with their sentence`,
          `The opening line is not written yet: it is the sentence that three ${m.group.crowd} use without being asked`,
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
    budget(m, true),
  );
}

/** Where the first customers are met, without the moves. */
export const marketingPlaces = (m: Material): string => firstPlaces(m) || marketingStrategy(m);
