import { cap, uncap } from "../../english";
import { giversTold } from "../../givers";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { beforeReviews } from "../no-reviews";
import {
  ask,
  button,
  buttons,
  figure,
  filled,
  headline,
  link,
  menu,
  picture,
  rows,
  type Screen,
  steps,
  table,
} from "../screen";
import { isStep, shortLine } from "../short-line";
import { wordsToFill } from "./extras-to-fill";
import type { Manner } from "./manner";
import { MEMBERSHIP, type Order, orderOf } from "./order";
import { paperOf } from "./papers";
import { mainRows, type PriceRow, sumOf } from "./price-rows";
import { postageRow } from "./shop";
import { pressedFirst, WAYS } from "./ways";

const MOST_STEPS = 3;
const MOST_IN_A_STEP = 14;
const MOST_POINTS = 2;
/** What follows on what the offer is; all of it where nothing follows. */
const after = (said: readonly string[]) =>
  (said.length > 1 ? said.slice(1) : said)
    .filter(isStep)
    .map((step) => shortLine(step, MOST_IN_A_STEP))
    .slice(0, MOST_STEPS);

/** "Our association brings them together": whom, the page has not said. */
const LEANS = /^(?:\S+ ){1,3}them\b/i;
/** The first page: the promise, what it is and what it costs. */
export function orderStart(m: Material, cast: Cast, manner: Manner, promised: string): Screen {
  const { list, said, fixed } = orderOf(m, cast, manner);
  const { first } = WAYS[manner];
  const press = pressedFirst(manner, fixed);
  return {
    name: first,
    parts: [
      headline(promised),
      picture(shortLine(said.find((text) => text !== promised && !LEANS.test(text)) ?? said[0] ?? cast.name)),
      rows("Good to know", cast.proofs.filter((proof) => !promised.includes(proof)).slice(0, MOST_POINTS)),
      list.length > 0 ? menu(list.length > 1 ? "Prices" : "Price", list) : figure("Price to be decided"),
      button(press),
    ],
    empty: beforeReviews(m, cast.name),
    error: `if "${press}" does not work, a message says so and shows a number to call`,
  };
}

const WORKED_ON: readonly Manner[] = ["comes", "asked"];
/** "Choose the menu", "What it is about": what the founder names one by one. */
function chosenFrom({ choices, manner }: Order): string {
  if (!choices) return "";
  const title = choices.title
    ? `Choose the ${uncap(choices.title)}`
    : WORKED_ON.includes(manner)
      ? "What it is about"
      : "Which ones";
  return rows(title, choices.items);
}

const AS_A_PRESENT = ["For myself", "As a present, with a card in my words and no price in the parcel"];

function orderPage(order: Order, postage: string, given: boolean): Screen {
  const { manner, beside, what } = order;
  const list = order.list.filter((row) => !beside.includes(row));
  const way = WAYS[manner];
  return {
    name: way.order(what, order),
    parts: [
      menu(list.length > 1 ? "Choose" : "Price", list),
      chosenFrom(order),
      rows(
        "Add to it",
        beside.map(([name, price]) => `${name}, ${price}`),
      ),
      ...wordsToFill(order.list),
      ...order.picks.map((pick) => filled(pick, "Please choose")),
      rows("Who is it for", given ? AS_A_PRESENT : []),
      ...way.fields(order),
      rows("Postage", [postage].filter(Boolean)),
      button(way.press(order)),
      link("Ask something first"),
    ],
    empty:
      list.length > 1
        ? "nothing is chosen yet, and the one that most people take stands first"
        : "the fields are empty, and a line says that nothing has to be paid yet",
    error: "a missing entry is marked beside its field, and everything already entered stays",
  };
}

const MET: readonly Manner[] = ["fetched", "comes", "let", "dated", "place"];
const COME_TO: readonly Manner[] = ["fetched", "let", "dated", "place"];

function kept(order: Order): Screen {
  const { cast, manner, list, when, said, where, choices } = order;
  const [choice = ""] = choices?.items ?? [];
  const [slot = ""] = MET.includes(manner) ? when : [];
  return {
    name: WAYS[manner].kept(order),
    parts: [
      headline(WAYS[manner].thanks(order)),
      menu("Summary", [
        ...list.slice(0, 1),
        ...(choice ? ([[choices?.title || "For", choice]] as const) : []),
        ...(slot ? ([[manner === "let" ? "From" : "When", slot]] as const) : []),
        ...(where && COME_TO.includes(manner) ? ([["Where", where]] as const) : []),
      ]),
      steps("What happens next", after(said)),
      buttons("Change", "Cancel"),
    ],
    empty: `without an order the page leads back to the price list of ${cast.name}`,
    error: `if ${cast.name} can't accept it, the page says so at once and offers an alternative`,
  };
}

/** For example. */
const LEFT = ["2", "14", "9"];

/** "Box, Gujarati"; where only the choices have names, one of them. */
function whatOf({ cast, thing, choices }: Order, [name]: PriceRow, at: number): string {
  const choice = choices?.within[at] ?? "";
  if (choice && !choices?.title) return cap(choice);
  return [name === MEMBERSHIP ? cap(thing) || cast.name : name, choice].filter(Boolean).join(", ");
}

function dayList(order: Order): Screen {
  const { cast, manner, list, when, buyers } = order;
  const way = WAYS[manner];
  const main = mainRows(list.filter((row) => !order.beside.includes(row)));
  const line = (at: number) => {
    const row = main[at % Math.max(1, main.length)] ?? ([cast.name, ""] as const);
    const cells: Record<string, string> = {
      For: buyers[at] ?? "",
      Who: buyers[at] ?? "",
      With: buyers[at] ?? "",
      What: whatOf(order, row, at),
      Sum: sumOf(row),
      When: when[at] ?? when[0] ?? "",
      Since: when[0] ?? "",
      Machine: `Machine ${at + 1}`,
      Left: LEFT[at] ?? "",
      Status: way.states[at] ?? "",
    };
    return way.columns.map((column) => cells[column] ?? "");
  };
  return {
    name: `Our desk, ${way.day}`,
    parts: [
      table("Next", [way.columns, line(0), line(1), line(2)]),
      ask("Find a customer or a date"),
      buttons(...way.done),
    ],
    empty: "nothing to do now, and a preview of the next days",
    error: "without a connection this morning's list stays visible, and changes are sent later",
  };
}

/** What customers and founder of an offer that is no software see and hold: order page, what is kept, what is printed, the list of the day. */
export function orderScreens(m: Material, cast: Cast, manner: Manner): Screen[] {
  const order = orderOf(m, cast, manner);
  return [
    orderPage(
      order,
      manner === "sent" && !m.foreign ? postageRow(m) : "",
      manner === "sent" && giversTold(m) !== null,
    ),
    kept(order),
    paperOf(order),
    dayList(order),
  ];
}
