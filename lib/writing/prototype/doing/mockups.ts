import { madeGood } from "@/lib/finance/made-good";
import { cap, wordCount } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { isReader } from "../deeds-on";
import { needsOf } from "../needs";
import { beforeReviews } from "../no-reviews";
import { orderScreens } from "../orders/screens";
import { handledAtHome, isBehindShop, isShop, productPage } from "../orders/shop";
import { headlineOf } from "../plain/headline";
import { plainDetails } from "../plain/screens";
import {
  ask,
  button,
  buttons,
  figure,
  headline,
  link,
  menu,
  picture,
  rows,
  type Screen,
  screenText,
  steps,
} from "../screen";
import { DEALING, DOING, LOOKING } from "./data/templates-doing";
import { type Doing, doingsOf } from "./doing";
import { productOf } from "./product";
import { type Shown, STATIVE, shownOf } from "./shown";
import type { Stage, Template } from "./stage";
import { stageOf } from "./stages";
import { rowFor, tellOf } from "./tell";

const TEMPLATES: Readonly<Record<string, Template>> = { ...LOOKING, ...DOING, ...DEALING };
export const templateOf = ({ doing }: Shown): Template => TEMPLATES[doing.sort] ?? DEALING.plain;

/** Where it stands or hangs is nothing that it does. */
export const does = ({ sort, object, question, verb, rest }: Doing) =>
  sort !== "plain" ||
  object !== null ||
  question !== "" ||
  (/^(?:work|run)$/.test(verb)
    ? /^(?:without|offline)\b/.test(rest)
    : !STATIVE.test(verb) && wordCount(rest) >= LEAST_OF_A_DEED);
const LEAST_OF_A_DEED = 3;
const MOST_ROWS = 4;
const LEAST = 5;
const MOST = 7;
/** So few deeds that what such offers usually show stands beside them. */
const FEW = 3;

/** What the founder's sentences say, a row each. */
function rowsOf(m: Material, cast: Cast): string[] {
  const reads = isReader(m);
  return [
    ...new Set(
      doingsOf(m)
        .filter(does)
        .filter(({ object, rest }) => object || !/^(?:it|them|this|these)\b/i.test(rest))
        .map(
          (doing) =>
            cap(isShop(m, cast) ? handledAtHome(doing, m) : "") ||
            rowFor(doing, productOf(cast), doing.subject.actor === "" || reads(doing.subject.actor)),
        )
        .filter((row) => wordCount(row) > 1),
    ),
  ];
}

const price = ({ prices }: Stage) =>
  prices.length > 0 ? menu(prices.length > 1 ? "Prices" : "Price", prices) : "";
const shareOnly = (cast: Cast) => cast.prices.length > 0 && cast.prices.every((said) => /%/.test(said));

const start = (m: Material, cast: Cast, stage: Stage): Screen => {
  const { first, button: press } = needsOf(m, cast);
  const head = headlineOf(m);
  return {
    name: first,
    parts: [
      headline(head),
      rows(
        "How it works",
        rowsOf(m, cast)
          .filter((row) => !head.includes(row))
          .slice(0, MOST_ROWS),
      ),
      price(stage) || (shareOnly(cast) ? "" : figure("Price to be decided")),
      rows("Good to know", stage.proofs.filter((proof) => !head.includes(proof)).slice(0, 2)),
      button(press),
    ],
    empty: beforeReviews(m),
    error: `if "${press}" does not work, a message says so and shows how to reach somebody`,
  };
};

const order = (stage: Stage): Screen => ({
  name: "Order",
  parts: [
    price(stage) || figure("Price to be decided"),
    ask("How many, and where they go"),
    ask("Name and address"),
    button("Order"),
    link("Ask something first"),
  ],
  empty: "nothing has to be paid before the price is confirmed",
  error: "a missing entry is marked beside its field, and everything already entered stays",
});

const after = (m: Material, told: readonly string[]): Screen => ({
  name: "Your order",
  parts: [
    headline("Thank you. Your order is in."),
    steps("What happens next", told.slice(0, 3)),
    buttons("Change", "Cancel"),
  ],
  empty: `without an order the page leads back to the start of ${m.name}`,
  error: `if ${m.name} cannot accept it, the page says so at once and offers another date`,
});

const setUp = ({ one }: Cast): Screen => ({
  name: "Setting it up",
  parts: [
    picture(`The ${one} in its place`),
    steps("In three steps", [
      "Switch it on",
      "Put it where it belongs, as in the picture",
      "See the first value here",
    ]),
    button("It works"),
    link("Call somebody who has done it"),
  ],
  empty: "the three steps can be read without a network",
  error: "not found: the usual reasons, each with what to do",
});

const account = (cast: Cast, stage: Stage): Screen => ({
  name: "What it costs",
  parts: [
    price(stage) || rows("What it costs", cast.prices),
    cast.form === "marketplace" && cast.says(/\d ?%/)
      ? rows("Who pays whom", ["You pay here", "Held until both say yes", "Then paid out"])
      : rows("In your hands", ["Change the plan", "Take your data out", "Stop, in one step"]),
    button("Continue"),
    link("Ask a question first"),
  ],
  empty: "what can be used before anything is paid",
  error: "the payment did not go through: nothing is locked today, and it can be repeated",
});

const MENDED = /\b(?:repair|mend)/i;
const questions = (m: Material, onScreen = false): Screen => ({
  name: "Ask us",
  parts: [
    rows("Asked most", [
      "What it costs in all",
      ...(onScreen
        ? ["How it is set up", "How to stop"]
        : ["How long it takes", "What happens if it does not suit"]),
      MENDED.test(madeGood(m.context.brief)?.said ?? "") ? "How to send it in to be mended" : "",
    ]),
    ask("Your question"),
    button("Send"),
  ],
  empty: `before the first question: how soon ${m.name} answers`,
  error: "not sent: the question is kept and can be sent again",
});

/** The first page, a screen for each deed of the answer, then how it is ordered or paid. */
export function toldScreens(m: Material, cast: Cast, around: readonly Screen[]): string[] {
  const shown = shownOf(m);
  const [main] = shown;
  if (!main) return [];
  const shop = isShop(m, cast);
  const seen =
    shop && cast.scene !== "device"
      ? shown.filter((one) => !isBehindShop(one) && !handledAtHome(one.doing, m))
      : shown;
  const stages = seen.map((one) => ({ one, stage: stageOf(m, cast, one), template: templateOf(one) }));
  const acted = stages.map(
    ({ one, stage, template }): Screen => ({
      name: one.title,
      parts: template.parts(stage).filter(Boolean),
      empty: template.empty(stage),
      error: template.error(stage),
    }),
  );
  const first = stageOf(m, cast, main);
  const sorts = shown.map(({ doing }) => doing.sort);
  const told = doingsOf(m)
    .filter(does)
    .map((doing) => tellOf(doing, productOf(cast)))
    .filter((said) => wordCount(said) <= 16);
  const isSold = (cast.manner !== null && m.archetype !== "marketplace") || cast.scene === "device";
  const ends: Screen[] = isSold
    ? [
        ...(cast.scene === "device"
          ? [order(first), setUp(cast), ...(told.length > 0 ? [after(m, told)] : [])]
          : []),
        ...(cast.manner
          ? orderScreens(m, cast, cast.manner).filter(
              ({ name }) => !sorts.includes("order") || name !== "Your order",
            )
          : []),
      ]
    : [...(sorts.includes("pay") ? [] : [account(cast, first)])];
  const telling = acted.filter(showsSomething);
  const all = [start(m, cast, first), ...(shop ? [productPage(m, cast)] : []), ...telling, ...ends];
  const more = isSold ? [questions(m)] : around;
  const filled = telling.length < FEW || all.length < LEAST ? [...all, ...more] : all;
  // What only says that something is done stands there where nothing else does.
  const rest = [
    questions(m, !isSold),
    ...acted.filter((screen) => !showsSomething(screen)),
    ...plainDetails(m, cast),
  ];
  const enough = [...filled, ...rest.slice(0, Math.max(0, LEAST - filled.length))];
  const distinct = enough.filter(({ name }, at) => enough.findIndex((other) => other.name === name) === at);
  return distinct
    .slice(0, MOST)
    .map(distinctStates)
    .map((screen) => screenText({ ...screen, name: cap(screen.name) }));
}

const SHOWS =
  /^(?:list|price list|fields?|table|picture|photograph|chart|map|conversation|numbered steps|switch|scan code|figure) "/;
const showsSomething = ({ parts }: Screen) => parts.some((part) => SHOWS.test(part));

/** The same words are not said of two screens. */
function distinctStates(screen: Screen, at: number, all: readonly Screen[]): Screen {
  const before = all.slice(0, at);
  const again = before.some(({ empty, error }) => empty === screen.empty || error === screen.error);
  return again
    ? {
        ...screen,
        empty: `${screen.empty} (${screen.name.toLowerCase()})`,
        error: `${screen.error} (${screen.name.toLowerCase()})`,
      }
    : screen;
}
