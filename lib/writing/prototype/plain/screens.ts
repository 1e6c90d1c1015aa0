import { cap, uncap, withArticle, wordCount } from "../../english";
import { FREE_USE } from "../../free-use";
import type { Material } from "../../material";
import { participle } from "../../names/participle";
import type { Cast } from "../cast";
import { objectOf } from "../deed-words";
import { type Deed, deedsIn } from "../deeds";
import { named } from "../deeds-on";
import { beforeReviews } from "../no-reviews";
import { priceList as priceRowsOf } from "../price-list";
import { samples } from "../samples";
import {
  ask,
  button,
  buttons,
  chart,
  figure,
  headline,
  link,
  menu,
  rows,
  type Screen,
  screenText,
  table,
  toggle,
} from "../screen";
import { headlineOf } from "./headline";
import { type MainObject, mainObject } from "./main-object";
import { stepsOf } from "./steps";

const MOST_STEPS = 4;
const MOST_IN_A_ROW = 12;
const DAYS = ["Today", "Yesterday", "Monday"];

const short = (text: string) => wordCount(text) <= MOST_IN_A_ROW + 4;
const people = (deeds: readonly Deed[]) =>
  deeds.filter(({ actor }) => actor && actor !== "we" && actor !== "people");
/** "PDF", "CSV" keep their capitals, whatever the word was turned into. */
const spelled = (text: string) =>
  text.replace(/\b(?:pdf|csv|sms|qr|gps|id|hr|ai)s?\b/gi, (word) =>
    /s$/i.test(word) && !/^sms$/i.test(word) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase(),
  );

const start = (m: Material, cast: Cast, steps: readonly string[]): Screen => ({
  name: "Start page",
  parts: [
    headline(headlineOf(m)),
    rows("How it works", steps.filter(short).slice(0, MOST_STEPS)),
    prices(cast),
    button(`Try ${m.name}`),
  ],
  empty: beforeReviews(m),
  error: `if "Try ${m.name}" does not work, a message says so and shows how to reach somebody`,
});

const prices = (cast: Cast) =>
  cast.prices.length > 0 && cast.price
    ? menu(cast.prices.length > 1 ? "Prices" : "Price", priceRowsOf(cast, cast.name))
    : figure("Price to be decided");

const all = (cast: Cast, { one, many, state, otherwise }: MainObject): Screen => {
  const [first = "", second = "", third = ""] = samples(one);
  return {
    name: cast.firm ? `Dashboard, all ${many}` : `All ${many}`,
    parts: [
      table(`All ${many}`, [
        [cap(one), "State", "Last entry"],
        [first, cap(state), "Today"],
        [second, cap(otherwise[0]), "Yesterday"],
        [third, cap(otherwise[1]), "Monday"],
      ]),
      toggle(`Show only what is ${/^(?:needs|waits|has|have)\b/.test(state) ? "open" : state}`),
      buttons(`Add ${withArticle(one)}`, `Find ${withArticle(one)}`),
    ],
    empty: `no ${one} yet; a first one can be added here, or a list imported`,
    error: "without a connection the list shows the last state it knows, with the hour",
  };
};

const COUNTS = /^(?:count|measure|weigh|add|track)$/;
/** One of them: what happened to it, who did it, and what has been counted. */
function detail({ one, state }: MainObject, deeds: readonly Deed[]): Screen {
  const [first = ""] = samples(one);
  const counted = deeds.find(
    ({ actor, verb, rest }) => actor === "" && COUNTS.test(verb) && objectOf(rest) !== "",
  );
  const history = [
    ...new Set(
      people(deeds)
        .filter(({ kind, rest }) => kind && kind !== "view" && kind !== "receive" && rest !== "")
        .map(({ verb, actor }) => `${cap(participle(verb))} by the ${actor}`),
    ),
  ];
  return {
    name: `One ${one}, the whole history`,
    parts: [
      headline(`${first}: ${uncap(state)}`),
      counted ? figure(`${cap(spelled(objectOf(counted.rest)))} so far`) : "",
      rows(
        "What happened",
        (history.length > 0 ? [...history, "Added to the list"] : ["Last change", "First entry"]).map(
          (line, at) => `${line}: ${DAYS[at] ?? "last week"}`,
        ),
      ),
      ask("Add a note"),
      button("Save the note"),
    ],
    empty: `a new ${one} has no history yet, and the page says what comes first`,
    error: "two entries made at the same time are both shown, and somebody decides which one counts",
  };
}

/** What whoever pays or decides gets to see. */
function result(m: Material, cast: Cast, { one, many, state, otherwise }: MainObject): Screen {
  const [first = "", second = "", third = ""] = samples(one);
  return {
    name: cast.firm ? "Dashboard, this month" : "This month",
    parts: [
      chart(cap(m.pilotMeasure)),
      rows(`${cap(many)} at a glance`, [
        `${cap(state)}: ${first}`,
        `${cap(otherwise[0])}: ${second}`,
        `${cap(otherwise[1])}: ${third}`,
      ]),
      buttons("Save as PDF", "Send it on"),
    ],
    empty: "the date from which there is something to compare",
    error: "a figure that nobody has confirmed is marked as open and is not counted",
  };
}

/** What it costs and what is in it. */
export const accountScreen = (m: Material, cast: Cast, steps: readonly string[]): Screen => ({
  name: `What ${m.name} costs`,
  parts: [
    prices(cast),
    rows("Included", steps.filter(short).slice(0, 3)),
    button(cast.says(FREE_USE) ? "Start free" : "Start now"),
    link("Ask a question first"),
  ],
  empty: cast.says(FREE_USE)
    ? "what stays free and what does not is said above the button"
    : "what is in the price and what is not is said above the button",
  error: "the payment did not go through: nothing is locked today, and it can be repeated",
});

/** All that the program deals with, and one of it. */
export function plainDetails(m: Material, cast: Cast): Screen[] {
  const main = mainObject(m);
  return [all(cast, main), detail(main, named(deedsIn(m.context.brief.answers.solution)))];
}

const MOST_ACTED = 3;
/** The screens of a program: the first page, what people do in it, all that it deals with, one of it, what comes of it, the price. */
export function plainScreens(m: Material, cast: Cast, drawn: readonly string[]): string[] {
  const deeds = named(deedsIn(m.context.brief.answers.solution));
  const main = mainObject(m);
  const steps = stepsOf(m);
  // What the list of all answers needs no screen of its own.
  const acted = drawn.filter((screen) => !main.asked || !/list "(?:Which|What) /.test(screen));
  const around = [
    all(cast, main),
    detail(main, deeds),
    ...(acted.length < MOST_ACTED ? [result(m, cast, main)] : []),
  ];
  return [
    screenText(start(m, cast, steps)),
    ...acted.slice(0, MOST_ACTED),
    ...[...around, accountScreen(m, cast, steps)].map(screenText),
  ];
}
