import { cap } from "../../english";
import { code, filled, headline, menu, rows, type Screen, steps, words } from "../screen";
import { isStep, shortLine } from "../short-line";
import type { Manner } from "./manner";
import type { Order } from "./order";
import { byTheMonth } from "./ways";

const MOST_POINTS = 3;
const proof = ({ cast, said }: Order) => shortLine(cast.proofs[0] ?? said[0] ?? "");
const nameOf = ({ list, cast }: Order) => list[0]?.[0] ?? cast.name;
/** How it is paid is no name for what lies in the parcel. */
const labelled = (order: Order) =>
  /^(?:subscription|membership)$/i.test(nameOf(order)) ? order.cast.name : nameOf(order);
const goesOn = ({ said }: Order) =>
  said
    .slice(1)
    .filter(isStep)
    .map((step) => shortLine(step))
    .slice(0, MOST_POINTS);

const leaflet = (order: Order, scan: string): string[] => [
  headline(proof(order)),
  words(shortLine(order.said[0] ?? "") === proof(order) ? "" : (order.said[0] ?? "")),
  steps("What happens", goesOn(order)),
  menu("Prices", order.list),
  code(scan),
];

interface Paper {
  name(order: Order): string;
  parts(order: Order): string[];
  empty: string | ((order: Order) => string);
  error: string;
}

/** What is printed: the label, the board, the leaflet, the tag, the poster or the sign. */
const PAPERS: Record<Manner, Paper> = {
  sent: {
    name: ({ thing }) => `Label of the ${thing || "parcel"}`,
    parts: (o) => [
      headline(labelled(o)),
      words(o.said[0] ?? ""),
      rows(
        o.cast.items.length > 1 && !o.choices ? "What is in it" : "Good to know",
        o.cast.items.length > 1 && !o.choices
          ? o.cast.items
          : [...o.cast.made, ...o.cast.proofs].slice(0, MOST_POINTS),
      ),
      filled(o.inBatches ? "Batch number" : "Number", "printed on each one"),
      code(o.once ? "How to care for it" : "Order again"),
    ],
    empty: (o) =>
      `${o.inBatches ? "the legally required text" : "the address"} is placed first, everything else uses the space that is left`,
    error: "a misprint is recognised by its number and replaced",
  },
  fetched: {
    name: () => "Board with the prices",
    parts: (o) => [headline(proof(o)), menu("Prices", o.list), words(o.where), code("Order ahead")],
    empty: "what is sold out is crossed out at once",
    error: "a changed price is corrected on the board and on the phone at the same time",
  },
  machine: {
    name: () => "Sticker on the machine",
    parts: (o) => [headline(proof(o)), menu("Prices", o.list), words(o.where), code("Nothing came out?")],
    empty: "an empty machine says when it will be refilled",
    error: "a machine that is out of order says so and names the nearest other one",
  },
  comes: {
    name: () => "Leaflet",
    parts: (o) => leaflet(o, "Book a date"),
    empty: "if no date is free, it names the first possible one",
    error: "the code on an old leaflet still leads to today's prices",
  },
  asked: {
    name: ({ cast }) => (cast.firm ? "Leaflet to leave behind" : "Leaflet"),
    parts: (o) => leaflet(o, o.fixed ? "Order" : "Ask for a price"),
    empty: 'a service without a fixed price says "price on request"',
    error: "the code on an old leaflet still leads to today's prices",
  },
  let: {
    name: ({ thing }) => `Tag on the ${thing || "piece"}`,
    parts: (o) => [
      headline(nameOf(o)),
      words(o.cast.proofs[0] ?? o.said[0] ?? ""),
      filled("Number", "the same as in the list"),
      byTheMonth(o) ? "" : filled("Return by", o.when[0] ?? ""),
      code("Report damage"),
    ],
    empty: "a piece without a number does not go out",
    error: "a lost tag is replaced with the same number",
  },
  dated: {
    name: ({ cast }) => (cast.firm ? "Leaflet to leave behind" : "Poster with the dates"),
    parts: (o) => [
      headline(proof(o)),
      words(shortLine(o.said[0] ?? "") === proof(o) ? "" : (o.said[0] ?? "")),
      o.cast.firm ? steps("How it goes", goesOn(o)) : rows("Dates", o.when),
      menu("Prices", o.list),
      code(o.cast.firm ? "Ask for dates" : "Book a place"),
    ],
    empty: "if there is no date yet, it says when the next ones are published",
    error: "a cancelled date is crossed out, and everybody who booked gets a message",
  },
  place: {
    name: () => "Sign at the door",
    parts: (o) => [
      headline(proof(o)),
      words(shortLine(o.said[0] ?? "") === proof(o) ? "" : (o.said[0] ?? "")),
      menu("Prices", o.list),
      words(o.where),
      code("Available times"),
    ],
    empty: "closed, with the next opening time",
    error: "if the door is locked, the sign shows a number to call",
  },
};

export function paperOf(order: Order): Screen {
  const { name, parts, empty, error } = PAPERS[order.manner];
  return {
    name: cap(name(order)),
    parts: parts(order),
    empty: typeof empty === "string" ? empty : empty(order),
    error,
  };
}
