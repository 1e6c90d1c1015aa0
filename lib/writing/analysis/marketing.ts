import type { Channel } from "../data/channels";
import { cap } from "../english";
import { para, t, text } from "../frames";
import type { Material } from "../material";

const moves = (channel: Channel, from: number) =>
  channel.moves.map((move, i) => `${from + i}. ${move}`).join("\n");

function budget(m: Material): string {
  return para(
    t`The model gives ${m.name} ${m.show("marketing_month")} a month at the start and counts ${m.show("cac_marketing")} of it per new customer`,
    (m.fact("new_customers_month6")?.value ?? 0) >= 1 &&
      t`Target: ${m.show("new_customers_month6")} new ${m.customerNoun} in month 6 and ${m.show("customers_month12")} in all by month 12`,
    `Stop a channel of ${m.name} when it has cost twice that per customer for four weeks`,
  );
}

export function marketingStrategy(m: Material): string {
  const [first, second] = m.channels;
  const opening =
    m.need && !m.vague
      ? para(`Lead with the moment of need, not with the product: ${m.need}`)
      : para(
          `Before any channel, find the sentence in which ${m.who} themselves describe why they need ${m.name}`,
        );
  return text(
    opening,
    `${para(`First channel: ${first.name}, because ${first.why}`)}\n${moves(first, 1)}`,
    `${para(`Second channel: ${second.name}, because ${second.why}`)}\n${moves(second, 6)}`,
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
