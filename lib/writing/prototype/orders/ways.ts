import type { SceneNeeds } from "../data/scene-needs";
import { ask, filled, rows } from "../screen";
import type { Manner } from "./manner";
import type { Order } from "./order";

/** What one way of ordering looks like: its words, the fields that are filled in, and what has to be there. */
export interface Way extends SceneNeeds {
  /** The order page, by what is ordered. */
  order(what: string, order: Order): string;
  fields(order: Order): string[];
  press(order: Order): string;
  /** The page after it, and what stands large on it. */
  kept: (order: Order) => string;
  thanks: (order: Order) => string;
  /** The founder's list of the day: its name, the heads of its columns, and what is done on it. */
  day: string;
  columns: readonly string[];
  states: readonly [string, string, string];
  done: readonly [string, string];
}

const at = ({ when: [first = ""] }: Order) => first;

/** What is kept for months has no day of return. */
export const byTheMonth = ({ list }: Order) => /\b(?:month|year|week)\b/i.test(list[0]?.[1] ?? "");

const BY_POST = /\b(?:by (?:post|mail|courier)|post(?:ed|age)|return (?:bag|label|post)|shipped)\b/i;

export const WAYS: Record<Manner, Way> = {
  sent: {
    first: "Shop page",
    button: "Order now",
    order: (what, { cast }) => (what ? `Order ${what}` : `Order from ${cast.name}`),
    fields: (o) => [filled("How many", "1"), o.whereTo],
    press: () => "Order and pay",
    kept: ({ cast }) => `Your order from ${cast.name}`,
    thanks: () => "Thank you. Your order is in.",
    day: "orders to send",
    columns: ["For", "What", "Sum", "Status"],
    states: ["To pack", "Packed", "On its way"],
    done: ["Print the labels", "Mark as sent"],
    essentials: [
      "The full price with delivery before payment",
      "A message when the order is sent",
      "A label with everything the law requires",
      "A way to return it",
    ],
    later: [
      "Ordering the same again with one tap",
      "A gift note",
      "A message when what was sold out is there again",
    ],
  },
  fetched: {
    first: "Shop window",
    button: "Order ahead",
    order: (what, { cast }) => (what ? `Order ${what}` : `Order ahead from ${cast.name}`),
    fields: (o) => [filled("Pick-up time", at(o)), ask("Your first name")],
    press: () => "Keep it for me",
    kept: ({ cast }) => `Kept for you at ${cast.name}`,
    thanks: (o) => `Ready ${at(o)}${o.where ? `, ${o.where}` : ""}`,
    day: "orders to prepare",
    columns: ["When", "For", "What", "Status"],
    states: ["To make", "Ready", "Collected"],
    done: ["Ready", "Sold out for today"],
    essentials: [
      "A price list that is always up to date",
      "Ordering ahead without an account",
      "Payment in cash and by card",
      "Sold-out items shown before anybody makes the trip",
    ],
    later: [
      "A standing order for the same day each week",
      "A list of what customers asked for and could not get",
    ],
  },
  machine: {
    first: "Screen on the machine",
    button: "Choose",
    order: (what) => (what ? `Choose ${what}` : "Choose and pay"),
    fields: () => [rows("Pay with", ["Card", "Phone"])],
    press: () => "Pay and open",
    kept: ({ cast }) => `Bought from ${cast.name}`,
    thanks: () => "The door is open. Enjoy it.",
    day: "machines to refill",
    columns: ["Machine", "What", "Left", "Status"],
    states: ["To fill today", "Enough", "To look at"],
    done: ["Filled", "Out of order"],
    essentials: [
      "The stock of each machine, seen from the office",
      "A door that opens only after the payment",
      "An automatic refund when nothing comes out",
      "A number to call on the machine",
    ],
    later: ["Stock of the nearest machine on the phone", "A lower price before the last day"],
  },
  comes: {
    first: "Start page",
    button: "Book a date",
    order: (what, { cast }) => (what ? `Book us for ${what}` : `Book ${cast.name}`),
    fields: (o) => [filled("Date and time", at(o)), o.whereTo, ask("What we should know beforehand")],
    press: () => "Book this date",
    kept: ({ cast }) => `Your booking with ${cast.name}`,
    thanks: (o) => `We come: ${at(o)}`,
    day: "visits of the day",
    columns: ["When", "Who", "What", "Status"],
    states: ["On the way", "Next", "To confirm"],
    done: ["Done here", "Running late"],
    essentials: [
      "Free dates that allow for the travel time between two visits",
      "A message the day before with the name of the person who comes",
      "A number that is answered on the day",
      "A short report of the work with the price",
    ],
    later: ["A fixed date every season", "Photographs of what was done, with consent"],
  },
  asked: {
    first: "Start page",
    button: "Ask for a quote",
    order: (what, { cast, fixed }) =>
      what ? `${fixed ? "Order" : "Ask about"} ${what}` : `${fixed ? "Order from" : "Ask"} ${cast.name}`,
    fields: ({ cast }) => [
      ask(cast.thing ? `About your ${cast.thing}` : "What it is about"),
      filled("When you need it", ""),
      ask(cast.firm ? "Your company and a number to call" : "Your name and how to reach you"),
    ],
    press: ({ fixed }) => (fixed ? "Order at this price" : "Ask for a price"),
    kept: ({ cast, fixed }) => (fixed ? `Your order with ${cast.name}` : `Your request to ${cast.name}`),
    thanks: ({ fixed }) =>
      fixed ? "Thank you. We start with your order." : "Thank you. We will send you a price.",
    day: "work in progress",
    columns: ["For", "What", "Sum", "Status"],
    states: ["New", "In progress", "Ready"],
    done: ["Send the price", "It is ready"],
    essentials: [
      "A price before any work begins",
      "The status of the work, visible without a call",
      "One contact person",
      "A way to report that something is not right",
    ],
    later: ["Finished work as examples, with consent", "A price for returning customers"],
  },
  let: {
    first: "Start page",
    button: "See what is available",
    order: (what, { cast }) => (what ? `Reserve ${what}` : `Reserve with ${cast.name}`),
    fields: (o) => [
      ...(byTheMonth(o)
        ? [filled("How many", "1"), filled("First day", at(o))]
        : [filled("From", at(o)), filled("Until", "")]),
      o.cast.says(BY_POST) ? o.whereTo : ask("Your name and phone number"),
    ],
    press: () => "Reserve",
    kept: ({ cast }) => `Your booking with ${cast.name}`,
    thanks: (o) => `Yours from ${at(o)}`,
    day: "what is out and what comes back",
    columns: ["What", "With", "Since", "Status"],
    states: ["Back today", "Out", "To be checked"],
    done: ["Returned, all well", "Returned, damaged"],
    essentials: [
      "Photographs before and after, by both sides",
      "A deposit explained in one line",
      "A clear rule for damage",
      "A list that shows where each piece is",
    ],
    later: ["A price for a whole season", "The option to buy the piece"],
  },
  dated: {
    first: "Start page",
    button: "See the dates",
    order: (what, { cast }) => (what ? `Book ${what}` : `Dates of ${cast.name}`),
    fields: (o) =>
      o.cast.firm
        ? [filled("Possible start", at(o)), filled("Place", o.where), ask("Number of participants")]
        : [rows("Choose a date", o.when), ask("Name of the participant")],
    press: ({ cast }) => (cast.firm ? "Book" : "Book my place"),
    kept: ({ cast }) => (cast.firm ? `Your booking with ${cast.name}` : `Your place at ${cast.name}`),
    thanks: (o) => (o.cast.firm ? `Start: ${at(o)}` : `See you on ${at(o)}`),
    day: "who comes next",
    columns: ["When", "Who", "What", "Status"],
    states: ["Here", "Expected", "First time"],
    done: ["Here", "Not here"],
    essentials: [
      "Dates with the number of free places",
      "A message when a date is cancelled",
      "A list of participants for the person who leads it",
      "A rule for cancellations",
    ],
    later: ["Dates proposed by participants", "A reminder of the next date"],
  },
  place: {
    first: "Start page",
    button: "See available times",
    order: (what, { cast }) => (what ? `Book ${what}` : `Book at ${cast.name}`),
    fields: (o) => [rows("Available", o.when), ask("Your name")],
    press: () => "Book now",
    kept: ({ cast }) => `Your booking at ${cast.name}`,
    thanks: (o) => `Booked: ${at(o)}`,
    day: "who comes next",
    columns: ["When", "Who", "What", "Status"],
    states: ["Here", "Next", "Later"],
    done: ["Check in", "Check out"],
    essentials: [
      "Available times that are always up to date",
      "Check-in for those who have booked",
      "House rules on one page",
      "A number that is answered during opening hours",
    ],
    later: ["The whole place for a group", "A lower price for quiet hours"],
  },
};

/** What the first page asks for: nobody asks for a quote where the price is told. */
export const pressedFirst = (manner: Manner, fixed: boolean): string =>
  manner === "asked" && fixed ? "Order now" : WAYS[manner].button;
