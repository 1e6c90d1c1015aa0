import { cap } from "../../english";
import { code, filled, headline, menu, rows, type Screen, steps, words } from "../screen";
import type { Manner } from "./manner";
import type { Order } from "./order";

const MOST_POINTS = 3;
const proof = ({ cast, said }: Order) => cast.proofs[0] ?? said[0] ?? "";
const nameOf = ({ list, cast }: Order) => list[0]?.[0] ?? cast.name;
const goesOn = ({ said }: Order) => said.slice(1, 1 + MOST_POINTS);

const leaflet = (order: Order, scan: string): string[] => [
  headline(proof(order)),
  words(order.said[0] === proof(order) ? "" : (order.said[0] ?? "")),
  steps("What happens", goesOn(order)),
  menu("Prices", order.list),
  code(scan),
];

interface Paper {
  name(order: Order): string;
  parts(order: Order): string[];
  empty: string;
  error: string;
}

/** What is printed: the label, the board, the leaflet, the tag, the poster or the sign. */
const PAPERS: Record<Manner, Paper> = {
  sent: {
    name: ({ thing }) => `Label of the ${thing || "parcel"}`,
    parts: (o) => [
      headline(nameOf(o)),
      words(o.said[0] ?? ""),
      rows(
        o.cast.items.length > 1 ? "What is in it" : "Good to know",
        o.cast.items.length > 1 ? o.cast.items : [...o.cast.made, ...o.cast.proofs].slice(0, MOST_POINTS),
      ),
      filled("Number", "to trace it by"),
      code("The same again"),
    ],
    empty: "what the law asks for is set first, everything else in the room that is left",
    error: "a wrong print is known by its number, and replaced",
  },
  fetched: {
    name: () => "Board with the prices",
    parts: (o) => [headline(proof(o)), menu("Prices", o.list), words(o.where), code("Order ahead")],
    empty: "what is sold out is struck through, never left standing",
    error: "a price that changed is changed on board and phone at once",
  },
  machine: {
    name: () => "Sticker on the machine",
    parts: (o) => [headline(proof(o)), menu("Prices", o.list), words(o.where), code("Nothing came out?")],
    empty: "before it is filled it says when it will be",
    error: "a machine that stands still says so, with the nearest other one",
  },
  comes: {
    name: () => "Leaflet for the letter box",
    parts: (o) => leaflet(o, "Book a date"),
    empty: "without a free date it says from when there is one",
    error: "an old leaflet still leads to the prices of today",
  },
  asked: {
    name: ({ cast }) => (cast.firm ? "Leaflet to leave behind" : "Leaflet"),
    parts: (o) => leaflet(o, o.fixed ? "Order" : "Ask for a price"),
    empty: "what has no price yet stands there without one",
    error: "an old leaflet still leads to the prices of today",
  },
  let: {
    name: ({ thing }) => `Tag on the ${thing || "piece"}`,
    parts: (o) => [
      headline(nameOf(o)),
      words(o.cast.proofs[0] ?? o.said[0] ?? ""),
      filled("Number", "on the tag and in the list"),
      filled("Back on", o.when[0] ?? ""),
      code("Something broke?"),
    ],
    empty: "a piece without a number is not let",
    error: "a tag that is lost is replaced by its number",
  },
  dated: {
    name: ({ cast }) => (cast.firm ? "Leaflet to leave behind" : "Poster with the dates"),
    parts: (o) => [
      headline(proof(o)),
      words(o.said[0] === proof(o) ? "" : (o.said[0] ?? "")),
      o.cast.firm ? steps("How it goes", goesOn(o)) : rows("Dates", o.when),
      menu("Prices", o.list),
      code(o.cast.firm ? "Ask for dates" : "Keep a place"),
    ],
    empty: "without a date it says when the next one is named",
    error: "a date that is called off is struck through, and said on the phone",
  },
  place: {
    name: () => "Sign at the door",
    parts: (o) => [
      headline(proof(o)),
      words(o.said[0] === proof(o) ? "" : (o.said[0] ?? "")),
      menu("Prices", o.list),
      words(o.where),
      code("Free hours"),
    ],
    empty: "closed, with the hour from which it is open",
    error: "whoever stands outside finds a number to ring",
  },
};

export function paperOf(order: Order): Screen {
  const { name, parts, empty, error } = PAPERS[order.manner];
  return { name: cap(name(order)), parts: parts(order), empty, error };
}
