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
const address = ({ where }: Order) => (where ? `Street and number, ${where}` : "Street, number, town");

const BY_POST = /\b(?:by (?:post|mail|courier)|post(?:ed|age)|return (?:bag|label|post)|shipped)\b/i;

export const WAYS: Record<Manner, Way> = {
  sent: {
    first: "Shop page",
    button: "Order now",
    order: (what, { cast }) => (what ? `Order ${what}` : `Order from ${cast.name}`),
    fields: (o) => [filled("How many", "1"), filled("Where it goes", address(o))],
    press: () => "Order and pay",
    kept: ({ cast }) => `Your order from ${cast.name}`,
    thanks: () => "Thank you. Your order is in.",
    day: "what goes out next",
    columns: ["For", "What", "Sum", "Status"],
    states: ["To pack", "Packed", "On its way"],
    done: ["Print the addresses", "All of it is out"],
    essentials: [
      "A price with delivery, before anything is paid",
      "A message when it goes out",
      "A label with what the law asks for",
      "A way to send it back",
    ],
    later: ["Ordering the same again in one step", "A gift note"],
  },
  fetched: {
    first: "Shop window",
    button: "Order ahead",
    order: (what, { cast }) => (what ? `Order ${what}` : `Order ahead from ${cast.name}`),
    fields: (o) => [filled("When you come", at(o)), ask("Your first name")],
    press: () => "Keep it for me",
    kept: ({ cast }) => `Kept for you at ${cast.name}`,
    thanks: (o) => `Ready ${at(o)}${o.where ? `, ${o.where}` : ""}`,
    day: "what is fetched next",
    columns: ["When", "For", "What", "Status"],
    states: ["To make", "Ready", "Fetched"],
    done: ["Ready", "Sold out for today"],
    essentials: [
      "A price list that is true at every hour",
      "Ordering ahead without an account",
      "Payment in cash and by card",
      "What is sold out, seen before anybody comes",
    ],
    later: ["A standing order for the same day each week", "A list of what was asked for and not there"],
  },
  machine: {
    first: "Screen on the machine",
    button: "Choose",
    order: (what) => (what ? `Choose ${what}` : "Choose and pay"),
    fields: () => [rows("Pay with", ["Card", "Phone"])],
    press: () => "Pay and open",
    kept: ({ cast }) => `Bought from ${cast.name}`,
    thanks: () => "The door is open. Enjoy it.",
    day: "what is filled up next",
    columns: ["Machine", "What", "Left", "Status"],
    states: ["To fill today", "Enough", "To look at"],
    done: ["Filled", "Out of order"],
    essentials: [
      "What is left in each machine, seen without driving there",
      "A door that opens only when the payment has gone through",
      "Money back at once when nothing came out",
      "A number to ring on the machine",
    ],
    later: ["A sign on the phone of what is left nearby", "A price that falls before the last day"],
  },
  comes: {
    first: "Start page",
    button: "Book a date",
    order: (what, { cast }) => (what ? `Book us for ${what}` : `Book ${cast.name}`),
    fields: (o) => [
      filled("When it suits you", at(o)),
      filled("Where we come", address(o)),
      ask("What we should know before"),
    ],
    press: () => "Book this date",
    kept: ({ cast }) => `Your date with ${cast.name}`,
    thanks: (o) => `We come: ${at(o)}`,
    day: "where we go next",
    columns: ["When", "Who", "What", "Status"],
    states: ["On the way", "Next", "To confirm"],
    done: ["Done here", "Running late"],
    essentials: [
      "Free dates that are true, with the way between two of them",
      "A message the day before, with the name of whoever comes",
      "A number that is answered on the day",
      "A note of what was done, with its price",
    ],
    later: ["A fixed date every season", "Photographs of what was done, with consent"],
  },
  asked: {
    first: "Start page",
    button: "Ask us",
    order: (what, { cast, fixed }) =>
      what ? `${fixed ? "Order" : "Ask about"} ${what}` : `${fixed ? "Order from" : "Ask"} ${cast.name}`,
    fields: ({ cast }) => [
      ask(cast.thing ? `About your ${cast.thing}` : "What it is about"),
      filled("When you need it", ""),
      ask(cast.firm ? "Your firm, and a number to ring" : "Your name, and how to reach you"),
    ],
    press: ({ fixed }) => (fixed ? "Order at this price" : "Ask for a price"),
    kept: ({ cast, fixed }) => (fixed ? `Your order with ${cast.name}` : `Your request to ${cast.name}`),
    thanks: ({ fixed }) =>
      fixed ? "Thank you. We begin with this." : "Thank you. We answer with one price.",
    day: "what we work on",
    columns: ["For", "What", "Sum", "Status"],
    states: ["New", "In work", "Ready"],
    done: ["Send the price", "It is ready"],
    essentials: [
      "A price before any work begins",
      "Where it stands, to be seen without ringing",
      "One person who answers",
      "A way to say that something is not right",
    ],
    later: ["Finished work as examples, with consent", "A price for those who come back"],
  },
  let: {
    first: "Start page",
    button: "See what is free",
    order: (what, { cast }) => (what ? `Reserve ${what}` : `Reserve with ${cast.name}`),
    fields: (o) => [
      filled("From", at(o)),
      filled("Back on", ""),
      o.cast.says(BY_POST) ? filled("Where it goes", address(o)) : ask("Your name, and a number"),
    ],
    press: () => "Reserve it",
    kept: ({ cast }) => `Your booking with ${cast.name}`,
    thanks: (o) => `Yours from ${at(o)}`,
    day: "what is out and back",
    columns: ["What", "With", "Since", "Status"],
    states: ["Back today", "Out", "To be checked"],
    done: ["Back, all well", "Back, something broke"],
    essentials: [
      "Pictures before and after, by both sides",
      "A deposit that is understood in one line",
      "What happens when something breaks",
      "A list of where each piece is",
    ],
    later: ["A price for a whole season", "Buying the one that was let"],
  },
  dated: {
    first: "Start page",
    button: "See the dates",
    order: (what, { cast }) => (what ? `Book ${what}` : `Dates of ${cast.name}`),
    fields: (o) =>
      o.cast.firm
        ? [filled("When it could begin", at(o)), filled("Where", address(o)), ask("How many take part")]
        : [rows("Choose a date", o.when), ask("Who comes")],
    press: ({ cast }) => (cast.firm ? "Book it" : "Keep my place"),
    kept: ({ cast }) => (cast.firm ? `Your booking with ${cast.name}` : `Your place at ${cast.name}`),
    thanks: (o) => (o.cast.firm ? `It begins: ${at(o)}` : `See you: ${at(o)}`),
    day: "who comes next",
    columns: ["When", "Who", "What", "Status"],
    states: ["Here", "Expected", "First time"],
    done: ["Here", "Not here"],
    essentials: [
      "Dates with the places that are left",
      "A message when a date is called off",
      "A list of who comes, for whoever leads it",
      "A rule for those who cannot come",
    ],
    later: ["Dates that those who came propose", "A reminder of the next one"],
  },
  place: {
    first: "Start page",
    button: "See free hours",
    order: (what, { cast }) => (what ? `Book ${what}` : `An hour at ${cast.name}`),
    fields: (o) => [rows("Free", o.when), ask("Your name")],
    press: () => "Take this hour",
    kept: ({ cast }) => `Your hour at ${cast.name}`,
    thanks: (o) => `Yours: ${at(o)}`,
    day: "who comes next",
    columns: ["When", "Who", "What", "Status"],
    states: ["Here", "Next", "Later"],
    done: ["Let them in", "Free again"],
    essentials: [
      "Free hours that are true",
      "A way in for those who have booked",
      "Rules on one board",
      "A number that is answered while it is open",
    ],
    later: ["The whole place for a group", "A price for quiet hours"],
  },
};
