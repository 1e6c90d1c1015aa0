import type { Channel } from "../data/channels";
import { cap } from "../english";
import { para, t, text } from "../frames";
import type { Material } from "../material";

const moves = (channel: Channel, from: number) =>
  channel.moves.map((move, i) => `${from + i}. ${move}`).join("\n");

function budget(m: Material): string {
  return para(
    m.vary(
      "budget",
      t`The model gives marketing ${m.show("marketing_month")} a month at the start and counts ${m.show("cac_marketing")} of it per new customer`,
      t`Budget at the start: ${m.show("marketing_month")} a month, of which ${m.show("cac_marketing")} may go into each customer won`,
      t`Marketing begins with ${m.show("marketing_month")} a month; at ${m.show("cac_marketing")} for each new customer the plan holds`,
    ),
    (m.fact("new_customers_month6")?.value ?? 0) >= 1 &&
      m.vary(
        "target",
        t`Target: ${m.show("new_customers_month6")} new ${m.customerNoun} in month 6 and ${m.show("customers_month12")} in all by month 12`,
        t`By month 12 that should add up to ${m.show("customers_month12")} ${m.customerNoun}, with ${m.show("new_customers_month6")} of them won in month 6 alone`,
        t`Month 6 should bring ${m.show("new_customers_month6")} new ${m.customerNoun}; at the end of the first year ${m.show("customers_month12")} are counted`,
      ),
    m.vary(
      "stop",
      t`Stop a channel that has cost twice ${m.show("cac_marketing")} for each of the ${m.who} in four weeks`,
      t`Four weeks at more than twice ${m.show("cac_marketing")} for one of the ${m.who} end a channel, however pleasant the conversations`,
      t`A channel in which ${m.who} cost more than twice ${m.show("cac_marketing")} each for four weeks is closed`,
    ),
  );
}

const lead = (m: Material) =>
  m.need && !m.vague
    ? para(
        m.vary(
          "lead",
          `Lead with the moment of need, not with the product: ${m.need}`,
          `Every message begins where the trouble begins: ${m.need}`,
          `Talk about this before talking about ${m.name}: ${m.need}`,
          `The opening line is the customer's day, not a feature: ${m.need}`,
        ),
      )
    : para(
        `Before any channel, find the sentence in which ${m.who} themselves describe why they need ${m.name}`,
      );

export function marketingStrategy(m: Material): string {
  const [first, second] = m.channels;
  return text(
    lead(m),
    `${para(`First channel: ${first.name}, because ${first.why}`)}\n${moves(first, 1)}`,
    `${para(`Second channel for ${m.name}: ${second.name}, because ${second.why}`)}\n${moves(second, 6)}`,
    budget(m),
  );
}

export const marketingBrief = (m: Material) =>
  text(
    para(
      `${cap(m.name)} starts with ${m.channels[0].name}, because ${m.channels[0].why}`,
      `First move: ${m.channels[0].moves[0]}`,
    ),
    para(`In second place comes ${m.channels[1].name}, because ${m.channels[1].why}`),
    budget(m),
  );
