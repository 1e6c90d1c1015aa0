import type { Quoted } from "../data/paths";
import type { Manner } from "./manner";
import type { Order } from "./order";
import { WAYS } from "./ways";

const MET: Record<Manner, (name: string) => string> = {
  sent: (name) => `It goes out, ${name} says when, and the label says what is in it.`,
  fetched: (name) => `They come when ${name} has it ready, say a first name and take it along.`,
  machine: (name) =>
    `They pay at the machine, the door opens, and ${name} gives the money back where nothing came out.`,
  comes: (name) =>
    `The day before, ${name} says by message who comes; somebody answers the telephone on the day.`,
  asked: (name) =>
    `Where it stands is seen at ${name} without ringing; a change has a price before it is made.`,
  let: (name) => `At the handover both take pictures; ${name} notes what was there before.`,
  dated: (name) => `On the day the list of ${name} says who is expected and who is there for the first time.`,
  place: (name) => `On the day the booking opens the door of ${name}, and one board says the rest.`,
};

/** From the price list to the door, in the order in which it happens. */
export function orderPath(order: Order, quoted: Quoted): string[] {
  const { cast, manner, what, when } = order;
  const { name } = cast;
  const example = when[0] && !["sent", "asked", "machine"].includes(manner) ? `, ${when[0]} for example` : "";
  return [
    `They choose ${what || `what they need from ${name}`}${example}, and see the price before they press "${WAYS[manner].press(order)}".`,
    quoted(0, "What they come for: "),
    MET[manner](name),
    quoted(1, "Then: "),
    quoted(2, "And: "),
  ];
}
