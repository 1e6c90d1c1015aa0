import type { Words } from "../words";
import { hasSold, spent, unit } from "./work-goods";
import { ceiling, checked, compared, mended, type Works } from "./work-screens";

/** Restaurants and shops use what they buy; people eat it. */
const toFirms = ({ c }: Words) => c.group.sort !== "person" && c.group.sort !== "patient";

export const EATEN: Works = {
  yes: (w) => (hasSold(w) ? "paid for an order made ahead" : "paid for a first order in advance"),
  runs: (w) => `${w.crowd} have had two deliveries`,
  tasks: {
    pilots: (w) => [
      `Agree on delivery days with the ${w.yes} ${w.crowd} who paid`,
      `Note quantity, day, hour and address for each, and whom you call when something is late. Done when: ${w.yes} paid orders are in the calendar, and together they fill one real batch.`,
    ],
    "f-1": () => [
      `Make one full batch under real conditions`,
      `Use the same room, hours, people and packaging as on a working day, and weigh everything before and after. Done when: you know how many portions come out, how much is waste and how many hours it took.`,
    ],
    "f-2": (w) => [
      `Calculate what one ${unit(w, "portion")} really costs you`,
      `Count ${spent(w, "ingredients and packaging")}, energy, waste, delivery and your own hours at a wage you would pay somebody else. Done when: the sum stands beside ${w.price}, and you have a second supplier for the most expensive ingredient.`,
    ],
    "f-3": (w) => [
      `Deliver the first orders, beginning with the farthest address`,
      `Note when it left you and when it was ${toFirms(w) ? "stored" : "eaten"}, and ask for a photograph and an honest opinion. Done when: every delivery in ${w.place} has a time, a temperature and an answer.`,
    ],
    "f-4": (w) =>
      toFirms(w)
        ? [
            `Write the standing order that ${w.crowd} would sign`,
            `Name the days, the quantity, the price of ${w.price}, how late they can change it and what happens when you can't deliver. Done when: one of them has corrected the order and would sign it.`,
          ]
        : [
            `Sell it for one day on a market or in a shop`,
            `Offer one product at one price, with a sign that says what it is. Count who stops, who tastes and who buys. Done when: you know what a second day in ${w.place} would earn you.`,
          ],
    "f-5": (w) => [
      `Sell a whole batch to people you don't know${w.atPrice}`,
      `No friends and no discount. Done when: everything is sold to ${w.crowd}, or you know how much was left and why.`,
    ],
    "f-6": (w) => [
      `Call each buyer on the next day and ask for the next order`,
      `Ask what was left over, because that tells you more than praise. Done when: you know how many ${w.crowd} ${toFirms(w) ? "used" : "ate"} all of it and how many order again.`,
    ],
    "check-5": (w) => [
      toFirms(w)
        ? `Be there when two ${w.crowd} use it beside their usual product`
        : `Let two ${w.crowd} compare it with what they usually eat`,
      `Ask on the next day which of the two they would take again, and why. Done when: one change to the recipe or the size is decided.`,
    ],
    "check-6": (w) => [
      `Follow one order from the first message to the ${toFirms(w) ? "paid invoice" : "empty plate"}`,
      `Note who asked what, when it was paid, how it arrived and what they said. Done when: you know what they would order next, or why not, and how many minutes one order costs you.`,
    ],
    onboard: (w) => [
      `Serve the remaining ${w.crowd} up to the size of one batch`,
      `${ceiling(w, "Your own ceiling is")}Start a waiting list before you start a second batch. Done when: everybody who paid is served on a fixed day.`,
    ],
    measure: (w) => [
      `Keep one line for each production day: ${w.counted}`,
      `Note what was made, sold, left over and given away, the hours and the money. Done when: two lines are complete, and you know who did not order again.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the shopping receipts"),
      `Add up ${spent(w, "ingredients and packaging")} of all batches, with waste and fuel, and divide by what was paid for. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};
