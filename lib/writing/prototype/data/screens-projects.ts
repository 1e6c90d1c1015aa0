import { cap } from "../../english";
import type { Cast } from "../cast";
import { PEOPLE } from "../samples";
import { ask, button, buttons, figure, filled, headline, link, picture, rows, type Screen } from "../screen";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const ON_SITE =
  /\b(?:sites?|houses?|homes?|rooms?|gardens?|build\w*|install\w*|roofs?|walls?|floors?|kitchens?|flats?|facades?|fields?)\b/i;
/** A stated price that nobody has to look for first. */
export const isFixed = (price: string) => /\d/.test(price) && !/^from\b|%/i.test(price);

/** Work that is looked at before it has a price. */
export const byOffer = (c: Cast): Screen[] => [
  {
    name: "Ask for an offer",
    parts: [
      filled("Where", c.places[0] ?? "Address or site"),
      rows("What it is about", c.items.length > 0 ? c.items : c.does.slice(0, 3)),
      c.thing ? picture(`Your ${c.thing}, from two sides`) : ask("Size, or a picture of it"),
      ask("When it has to be ready"),
      button("Get a fixed price"),
    ],
    empty: "a finished job as an example, marked as one",
    error: "what is missing for a price is named, nothing else is asked",
  },
  {
    name: "Your offer",
    parts: [
      headline("One price, and what is in it"),
      rows("Included", c.does.slice(0, 3)),
      ...c.prices
        .slice(0, 2)
        .filter((price) => !/%/.test(price))
        .map(figure),
      buttons("Accept", "Ask about it"),
    ],
    empty: "the offer is being written, with the hour at which it comes",
    error: "the price changed because the size did; both are shown",
  },
  {
    name: `${cap(c.one)} diary`,
    parts: [
      rows(
        "So far",
        c.does.slice(0, 3).map((d, at) => `${["Done", "This week", "Next"][at]}: ${d}`),
      ),
      `photograph "${c.thing ? `The ${c.thing} as it looks today` : "As it looks today"}"`,
      button(`Talk to ${c.staff}`),
      link("Something has changed here"),
    ],
    empty: "the day on which work begins, and who comes",
    error: "a day was lost; the new end is shown with the reason",
  },
  {
    name: "Handed over",
    parts: [
      rows(
        "Check together",
        c.thing
          ? [...c.does.slice(0, 3), `The ${c.thing}, beside its first picture`]
          : c.proofs.length > 1
            ? c.proofs.slice(0, 3)
            : [...c.does.slice(0, 2), c.says(ON_SITE) ? "Place left clean" : "Nothing missing"],
      ),
      buttons("All fine", "Two things are open"),
      link("Report as a file"),
      button(`Book the next ${c.one}`),
    ],
    empty: "the list as it will be gone through",
    error: "an open point stays on the list with a date and a name",
  },
  {
    name: `Week planner, for ${c.crew}`,
    parts: [
      rows(
        "This week",
        c.slots.map((slot, at) => `${slot}: ${c.does[at % Math.max(1, c.does.length)] ?? c.one}`),
      ),
      buttons("Started", "Finished"),
      ask("What was different from the offer"),
    ],
    empty: "nothing planned, with the offers that wait for an answer",
    error: "two jobs at the same hour are marked in red",
  },
];

/** Work at a stated price, told in the founder's own steps. */
export const byOrder = (c: Cast): Screen[] => [
  {
    name: "What you get",
    parts: [
      rows("Included", c.does.slice(0, 4)),
      ...c.prices.slice(0, 2).map(figure),
      c.places[0] ? filled("Where", c.places[0]) : ask("Where you are"),
      ask("What we should know before"),
      button("Order this"),
    ],
    empty: "one finished example, marked as one",
    error: "what is missing is named, nothing else is asked",
  },
  {
    name: "What happens next",
    parts: [
      headline(`Thank you. ${c.name} has your order`),
      rows(
        "Step by step",
        ["We write to you within a day", ...c.does.slice(0, 3)].map((step, at) => `${at + 1}. ${step}`),
      ),
      link("Change it or cancel"),
    ],
    empty: "nothing ordered, with what the first day looks like",
    error: "the date cannot be kept: the new one is shown with the reason",
  },
  {
    name: "Where it stands",
    parts: [
      rows(
        "So far",
        c.does.slice(0, 3).map((step, at) => `${["Done", "This week", "Next"][at]}: ${step}`),
      ),
      button(`Ask ${c.staff}`),
      link("All messages"),
    ],
    empty: "the day on which it begins, and who answers",
    error: "a step that nobody has confirmed stays open",
  },
  {
    name: "As promised?",
    parts: [
      rows("Look at it with us", c.proofs.slice(0, 3)),
      buttons("Yes, all of it", "Something is missing"),
      ask("One line about it"),
    ],
    empty: "asked once it is finished",
    error: "what is missing stays on the list with a date and a name",
  },
  {
    name: `Orders desk, for ${c.crew}`,
    parts: [
      rows("Now", [`${ONE}: new since this morning`, `${TWO}: under way`, `${THREE}: finished, to be asked`]),
      buttons("Take it", "Write to them"),
      ask("Note for the next step"),
    ],
    empty: "no order yet, with who was told about the offer",
    error: "two people took the same order; the first keeps it",
  },
];
