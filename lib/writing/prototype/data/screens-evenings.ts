import type { Cast } from "../cast";
import { ask, button, buttons, figure, filled, headline, link, picture, rows, type Screen } from "../screen";

const MEAL = /\b(?:supper|dinner|lunch|meal|food|breakfast)\b/i;
const BROUGHT = /\b(?:swap|swaps|swapping|hand in|exchange)\b/i;
/** What guests find there; what they bring along is nothing that awaits them. */
const given = ({ items, does, proofs, says }: Cast) =>
  items.length > 1 && !says(BROUGHT) ? items : does.length > 0 ? does : proofs;

/** One evening or one day that people come to, told in the founder's own steps and things. */
export const evening = (c: Cast): Screen[] => [
  {
    name: "Invitation",
    parts: [
      headline(`${c.name}${c.places[0] ? `, ${c.places[0]}` : ""}: ${c.slots[0] ?? "the next date"}`),
      rows("What awaits you", given(c).slice(0, 4)),
      ...c.prices.slice(0, 2).map(figure),
      filled("How many come", c.says(MEAL) ? "Names, and what they do not eat" : "Names"),
      button("Take our places"),
    ],
    empty: "no date yet: leave a number and hear it first",
    error: "full: the waiting list shows how many stand before you",
  },
  {
    name: c.says(BROUGHT) ? "Stations, from door to door" : "How it goes, step by step",
    parts: [
      rows("In this order", c.does.length > 1 ? c.does.slice(0, 5) : given(c).slice(0, 5)),
      picture(`Plan of the room of ${c.name}`),
      link("What to bring, what to leave at home"),
    ],
    empty: "the order as it was at the last trial",
    error: "one step takes longer: what is left out is marked beforehand",
  },
  {
    name: "Door list, for the hosts",
    parts: [
      rows("Coming", ["Four at one name, paid", "Two, pay at the door", "First time: greet by name"]),
      rows("Hand over", c.items.slice(0, 2)),
      buttons("Here", "Did not come"),
      figure(c.price),
    ],
    empty: "nobody has booked: whom to ring is listed",
    error: "offline: the list of this afternoon is on paper at the door",
  },
  {
    name: "Set up before the doors open",
    parts: [
      rows(
        "Laid out and counted",
        c.items.length < 2
          ? ["A place for each name", "Tools and materials, checked", "List and cash box"]
          : c.items.map((thing) => (c.says(BROUGHT) ? `Table for: ${thing}` : `${thing}: one for each`)),
      ),
      ask(`What is missing for ${c.name}`),
      button("Ready to open"),
    ],
    empty: "the list from the last time, to tick off",
    error: "something is short: who fetches it, and by when",
  },
  {
    name: "The day after",
    parts: [
      rows("Counted", ["Places sold", "Came", "Would bring somebody"]),
      ask("The moment you told somebody about"),
      buttons("Keep a place next time", "Bring a friend"),
    ],
    empty: "the first one is still ahead",
    error: "nobody answered: three are rung up instead",
  },
];
