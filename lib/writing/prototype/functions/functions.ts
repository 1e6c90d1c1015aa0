import { sentences } from "../../cut";
import { bare, cap, uncap, wordCount } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { SCENE_NEEDS } from "../data/scene-needs";
import { functionsIn, type NamedList } from "../named-lists";
import { beforeReviews } from "../no-reviews";
import { headlineOf } from "../plain/headline";
import { accountScreen } from "../plain/screens";
import { priceList as priceRowsOf } from "../price-list";
import { button, headline, menu, rows, type Screen, screenText } from "../screen";
import { isSound } from "../sound";
import { toReader } from "../to-reader";
import { ANY_FUNCTION, FUNCTION_KINDS, type FunctionKind } from "./data/kinds";

/** A function that the founder names, with what is known of such a function. */
interface Named {
  name: string;
  kind: FunctionKind;
}

function kindOf(name: string): FunctionKind {
  const words = name.split(" ");
  const by = (word: string) => FUNCTION_KINDS.find(([heads]) => heads.test(word))?.[1];
  return by(words.at(-1) ?? "") ?? words.map(by).find(Boolean) ?? ANY_FUNCTION;
}

/** The functions of a program, where the founder lists them by name. */
export function functionsOf(m: Material, cast: Cast): { list: NamedList; named: Named[] } | null {
  if (m.foreign || m.vague || cast.manner || cast.scene === "device") return null;
  const list = functionsIn(m.context.brief.answers.solution);
  return list && { list, named: list.items.map((name) => ({ name, kind: kindOf(name) })) };
}

/** "A web app for choirs": names the form alone. */
const opens = (said: string) => /^(?:an?|the|our) /i.test(said) && !/\b(?:that|which|where)\b/i.test(said);
const MOST_WORDS = 16;
const LEAST = 5;
const MOST = 7;

const start = (m: Material, cast: Cast, functions: readonly Named[]): Screen => ({
  name: "Start page",
  parts: [
    headline(headlineOf(m)),
    rows(
      `In ${m.name}`,
      functions.slice(0, 4).map(({ name }) => name),
    ),
    menu(cast.prices.length > 1 ? "Prices" : "Price", priceRowsOf(cast, cast.name)),
    rows("Good to know", cast.proofs.filter((proof) => !headlineOf(m).includes(proof)).slice(0, 2)),
    button(`Try ${m.name}`),
  ],
  empty: beforeReviews(m),
  error: `if "Try ${m.name}" does not work, a message says so and shows how to reach somebody`,
});

/** The first page, a screen for each function, what customers of such an offer look at besides, and the price. */
export function functionScreens(m: Material, cast: Cast, around: readonly Screen[]): string[] | null {
  const found = functionsOf(m, cast);
  if (!found) return null;
  const own = found.named.map(
    ({ name, kind }): Screen => ({
      name,
      parts: kind.parts(name),
      empty: kind.empty,
      error: kind.error,
    }),
  );
  const all = [start(m, cast, found.named), ...own.slice(0, MOST - 2)];
  const more = around.slice(0, Math.max(0, LEAST - 1 - all.length));
  return [...all, ...more, accountScreen(m, cast, found.list.items)].map(screenText);
}

const MOST_MUST = 4;
/** The functions by name, what else the founder says of them, and what every such program needs. */
export function functionFeatures(m: Material, cast: Cast): string[] | null {
  const found = functionsOf(m, cast);
  if (!found) return null;
  const named = found.named.map(({ name, kind }) => `${name}: ${kind.gives}`);
  const told = sentences(m.context.brief.answers.solution)
    .map(bare)
    .filter((said) => !said.includes(bare(found.list.said)) && !opens(said) && isSound(said))
    .filter((said) => wordCount(said) >= 3 && wordCount(said) <= MOST_WORDS)
    .map((said) => toReader(cap(said)));
  const { essentials, later } = SCENE_NEEDS.tool;
  const must = named.slice(0, MOST_MUST);
  const should = [...named.slice(MOST_MUST), ...told, ...essentials].slice(0, 3);
  return [
    ...must.map((text) => `Must: ${text}`),
    ...should.map((text) => `Should: ${text}`),
    `Later: ${later[0]}, if several customers ask for it`,
    `Later: ${later[1]}`,
  ];
}

export const functionSteps = ({ named }: { named: readonly Named[] }): string[] =>
  named.map(({ name, kind }) => `${name}: ${uncap(kind.step)}`);
