import { cap } from "../../english";
import type { Words } from "../words";
import { hasSold, spent, unit } from "./work-goods";
import { checked, left, type Works } from "./work-screens";

/** Restaurants and shops use what they buy; people eat it. */
const toFirms = ({ c }: Words) => c.group.sort !== "person" && c.group.sort !== "patient";

export const EATEN: Works = {
  yes: (w) => (hasSold(w) ? "paid for an order made ahead" : "paid for a first order"),
  runs: (w) => `first buyers among the ${w.crowd} have had two deliveries`,
  tasks: {
    pilots: (w) => [
      `Fix ${w.yes} delivery days with ${w.crowd} who have paid`,
      w.vary(
        "pilots",
        `Quantity, day, hour, doorstep, and whom you ring when something is late. Done when: ${w.yes} orders of ${w.crowd} are paid, and together they fill one real batch and no more.`,
        `Take the money with the order and name the hour it arrives. Done when: ${w.yes} ${w.crowd} have a day in the calendar, and you know the quantity for each.`,
      ),
    ],
    "f-1": (w) => [
      `Make one full batch at the real hour`,
      w.vary(
        "f1",
        `Same room, same hands, same packaging as on a working day; weigh in, weigh out. Done when: what lies there could be sold${w.atPrice}, and waste and hours are written beside it for ${w.crowd} to see.`,
        `The quantity of a good day, not a sample. Note ${spent(w, "ingredients")} and every minute. Done when: you know how many come out, how many you'd hand to ${w.one}, and when you were tired.`,
      ),
    ],
    "f-2": (w) => [
      `Cost one ${unit(w, "portion")} to the last coin`,
      `${cap(spent(w, "ingredients and packaging"))}, energy, what's thrown away, delivery, and your own hours at a wage you'd pay somebody else. Done when: the sum stands beside ${w.price} for ${w.crowd}, and the dearest ingredient has a second supplier.`,
    ],
    "f-3": (w) => [
      `Deliver the first orders to the farthest doors in ${w.place}`,
      `Note when it left you and when it was ${toFirms(w) ? "put away" : "eaten"}. Ask for a photograph and one honest word. Done when: every delivery to ${w.crowd} has a minute, a temperature and an answer.`,
    ],
    "f-4": (w) =>
      toFirms(w)
        ? [
            `Write the standing order that ${w.crowd} would sign`,
            `Days, quantity, ${w.price}, how late it can be changed, and what happens when you can't deliver. Done when: ${w.one} has crossed something out and kept the rest.`,
          ]
        : [
            `Sell it for one day on a market or in a window`,
            `One product, one price, a board with ${w.promise(0, "what it is")}. Count who stops, who tastes and who buys. Done when: three numbers by the hour tell you what a second day in ${w.place} would bring from ${w.crowd}.`,
          ],
    "f-5": (w) => [
      `Sell a whole batch to people you don't know${w.atPrice}`,
      `No friends, no discount, and nothing given away after the third sample. Done when: the last ${unit(w, "one")} is sold to ${w.crowd}, or you know how many were left and why.`,
    ],
    "f-6": (w) => [
      `Ring each buyer on the next day: what was left over?`,
      `The bin tells more than praise. Then ask for the next order. Done when: you know how many ${w.crowd} ${toFirms(w) ? "used" : "ate"} all of it and how many order again.`,
    ],
    "check-5": (w) => [
      toFirms(w)
        ? `Be there when two ${w.crowd} use it beside their usual one`
        : `Let two ${w.crowd} eat it at home, next to their usual one`,
      `Come back the next day and ask what they took a second time of. Done when: one change to recipe or size is decided, with the words of ${w.one}.`,
    ],
    "check-6": (w) => [
      `Follow one order from the first message to the ${toFirms(w) ? "paid invoice" : "empty plate"}`,
      `Who asked what, when it was paid, how it arrived, what was said. Done when: ${w.counted} is noted for the first time, with the minutes one order takes you.`,
    ],
    onboard: (w) => [
      `Add the other ${w.crowd} up to the size of one batch`,
      `${w.c.capacity ? `The ceiling is ${w.c.capacity}. ` : ""}Start a waiting list rather than a second batch. Done when: all ${w.crowd} who paid are served on a fixed day, and nobody waited in vain.`,
    ],
    measure: (w) => [
      `Chalk up every day on which you make some: ${w.counted}`,
      `Made, sold, left over, given away, hours, money. Done when: two full rows hang where you work, and the ${w.crowd} who stayed away are named.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the shopping receipts"),
      `${cap(spent(w, "ingredients and packaging"))} of all batches so far, plus waste and fuel, divided by what was paid for. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};
