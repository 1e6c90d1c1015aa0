import type { Quoted } from "../data/paths";
import { isStep } from "../short-line";
import type { Manner } from "./manner";
import type { Order } from "./order";
import { WAYS } from "./ways";

const MET: Record<Manner, (name: string) => string> = {
  sent: (name) => `${name} packs the order and sends a message with the day of delivery.`,
  fetched: (name) => `They get a message when ${name} has it ready, give their name and take it with them.`,
  machine: (name) =>
    `They pay at the machine and take it out; if nothing comes out, ${name} returns the money at once.`,
  comes: (name) =>
    `The day before, ${name} sends a message with the name of the person who comes and a number to call.`,
  asked: (name) =>
    `They can see how far the work is without calling, and ${name} names a price before anything is changed.`,
  let: (name) => `At the handover both sides take photographs, and ${name} notes the condition.`,
  dated: (name) => `On the day, ${name} has a list of who is expected and who comes for the first time.`,
  place: (name) => `On the day they show the booking at ${name}, and somebody welcomes them.`,
};

/** Who comes within hours announces nothing a day before. */
const SAME_DAY = /\b(?:same day|within (?:an?|one|two|three|\d+) hours?|at once|emergenc\w+)\b/i;
const MOST_QUOTED = 2;

/** From the price list to the door, in the order in which it happens. */
export function orderPath(order: Order, quoted: Quoted): string[] {
  const { cast, manner, what, when } = order;
  const { name } = cast;
  const example = when[0] && !["sent", "asked", "machine"].includes(manner) ? `, ${when[0]} for example` : "";
  return [
    `They choose ${what || "what they need"}${example}, see the full price and press "${WAYS[manner].press(order)}".`,
    manner === "comes" && cast.says(SAME_DAY)
      ? `${name} says on the phone when somebody is there, and who comes.`
      : MET[manner](name),
    ...order.said
      .slice(1)
      .flatMap((said, at) => (isStep(said) ? [quoted(at + 1, "")] : []))
      .slice(0, MOST_QUOTED),
  ];
}
