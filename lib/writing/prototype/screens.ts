import { cap, wordCount } from "../english";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import type { Scene } from "../scene";
import { type Cast, castOf, SAYS_NOTHING, withoutCustomer } from "./cast";
import { DIGITAL } from "./data/screens-digital";
import { FURTHER } from "./data/screens-further";
import { PEOPLE } from "./data/screens-people";
import { THINGS } from "./data/screens-things";
import { deedScreens } from "./deed-screens";
import { deedsOn } from "./deeds-on";
import { toldScreens } from "./doing/mockups";
import { featureScreen } from "./feature-screen";
import { featuresOf } from "./features-of";
import { functionScreens } from "./functions/functions";
import { drawsDeeds, kitOf, saidOf } from "./kits";
import { knownScreens } from "./known-screens";
import { label, listed, rowOf, whole } from "./labels";
import { needsOf } from "./needs";
import { beforeReviews } from "./no-reviews";
import { orderScreens, orderStart } from "./orders/screens";
import { isShop, productPage } from "./orders/shop";
import { headlineOf } from "./plain/headline";
import { plainScreens } from "./plain/screens";
import { priceList as priceRowsOf } from "./price-list";
import {
  button,
  buttons,
  chart,
  figure,
  headline,
  menu,
  picture,
  rows,
  type Screen,
  screenText,
} from "./screen";
import { isSound } from "./sound";
import { toReader } from "./to-reader";

const SCREENS: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  ...PEOPLE,
  ...THINGS,
  ...DIGITAL,
  ...FURTHER,
};
const LEAST_SCREENS = 5;
const MOST_SCREENS = 7;
/** So many screens of what people do need no general one beside them. */
const ENOUGH = 3;

/** The promise that stands first: what the founder can prove, else what goes wrong today. */
function promise(m: Material): string {
  if (!m.vague) return headlineOf(m);
  return whole(m.trouble || `For ${m.who}`);
}

/** Whoever asks here does not pay where things are given, and does not pay the share that others give up. */
const priceShown = ({ scene, price, form }: Cast) =>
  scene === "giving" || ((scene === "market" || form === "marketplace") && /%/.test(price))
    ? ""
    : price || "Price to be decided";

/** What is asked, line by line; the share that others give up is none of it. */
const priceList = (cast: Cast) => {
  const shown = priceShown(cast);
  const known = shown !== "" && shown === cast.price;
  return known
    ? menu(cast.prices.length > 1 ? "Prices" : "Price", priceRowsOf(cast, cast.name))
    : figure(shown);
};
const MOST_SHOWN = 3;

function start(m: Material, cast: Cast): string {
  const kit = kitOf(m, cast);
  const { first, button: press } = needsOf(m, cast);
  const head = toReader(cap(promise(m)));
  const does = cast.does.filter((text) => !head.includes(text));
  const acts = deedsOn(m)
    .filter(({ rest }) => rest !== "")
    .map(({ text }) => rowOf(text, { asSaid: true }))
    .filter((text) => text !== head && isSound(text) && wordCount(text) > 2);
  return screenText({
    name: first,
    parts: [
      headline(head),
      cast.scene === "device" && !kit ? picture(`The ${cast.one}, in its real size`) : "",
      rows("How it works", (acts.length > 1 ? acts : does).slice(0, MOST_SHOWN)),
      cast.kinds.length > 1 ? rows("Made for", cast.kinds) : "",
      priceList(cast),
      button(press),
    ],
    empty: beforeReviews(m),
    error: `if "${press}" does not work, a message says so and shows how to reach somebody`,
  });
}

const titleOf = (screen: string) => screen.slice(0, screen.indexOf(":"));

/** The founder's features as screens, where they happen on one; no two alike, and none that is drawn as a deed. */
function own(m: Material, cast: Cast, acted: readonly string[]): string[] {
  const deeds = deedsOn(m).filter(({ kind }) => kind);
  const drawn = featuresOf(m)
    .flatMap(listed)
    .filter(
      (clause) =>
        !/^\S+ (?:it|them)\b/.test(clause) &&
        !deeds.some(({ text }) => text.includes(clause.split(" ").slice(1, 5).join(" "))),
    )
    .map((clause) => ({ clause, short: label(clause) }))
    .map(({ clause, short }) => ({
      clause,
      name: withoutCustomer(wordCount(short) > 1 ? short : rowOf(clause), m),
    }))
    .filter(({ name }) => !SAYS_NOTHING.test(name))
    .filter(({ name }) => !acted.some((screen) => titleOf(screen).endsWith(name.replace(/^\S+/, ""))))
    .map(({ clause, name }) => featureScreen(cast, name, clause, { known: acted.length > 0 }))
    .filter(Boolean);
  const kindOf = (screen: string) => screen.slice(screen.indexOf("Empty state"));
  return drawn.filter((screen, at) => drawn.findIndex((other) => kindOf(other) === kindOf(screen)) === at);
}

const BY_FEATURE: readonly Scene[] = ["tool", "money"];
/** Customers of these look at what has changed for them; elsewhere only the founder counts it. */
const WITH_RESULT: readonly Scene[] = ["money", "case", "call"];
const ALWAYS_COUNTED: readonly Scene[] = ["programme", "network"];
const MOST_OWN = 3;
/** So many drawn from the founder's words alone stand beside what every such venture shows, those of other people first. */
const MOST_TOLD = 2;
const SOMEBODYS = /^[\p{L} ]+['’]s (?:phone|desk)\b/u;
/** A list of things without a name says nothing beside the screens of a known venture. */
const OF_ANYTHING = /^Dashboard\b/;

function result(m: Material, { success }: Cast): string {
  return screenText({
    name: "What has changed",
    parts: [
      headline(success === cap(m.pilotMeasure) ? `Then and now, with ${m.name}` : success),
      chart(m.pilotMeasure),
      buttons("Share", "Report a problem"),
    ],
    empty: `the date on which the first figure of ${m.name} is expected`,
    error: "a value that is not confirmed yet is shown as open and not as zero",
  });
}

/** "Our desk, what goes out next" and "Our desk, this week" are one place. */
const placeOf = (screen: string) => titleOf(screen).split(",")[0] ?? "";

/** Paper and lists beside what is drawn for the kind. */
const BY_THE_WAY = /^(?:Leaflet|Sign at|Dashboard|Our desk)\b/;
const FEWEST_SCREENS = 5;
/** "Limit 1" and "Limit 2" show nothing of anybody's limits. */
const BY_NUMBER = /"[^"\d]+ 1(?:, [^"]*)?" and "[^"\d]+ 2\b|"Monday \| [^|"\d]+ 1 \|/;
const SHOWS =
  /\b(?:list|fields?|table|picture|photograph|chart|map|conversation|steps|switch|code|figure)s? "/;
/** Numbers in place of names, or a title and a button alone. */
const isThin = (screen: string) => BY_NUMBER.test(screen) || !SHOWS.test(screen);
/** So many general screens, the order or the price among them, stand behind those of a known kind; where two sides meet, one more. */
const besideKnown = ({ archetype }: Material, known: number) =>
  archetype === "marketplace" ? 3 : Math.max(2, FEWEST_SCREENS - 1 - known);
/** The first page, what every venture of a known kind shows, then a few general screens of other places. */
function withKnown(m: Material, first: readonly string[], further: readonly string[]): string[] {
  const known = (knownScreens(m)?.screens ?? []).map(screenText);
  if (known.length === 0) return [...first, ...further].slice(0, MOST_SCREENS);
  const places = known.map(placeOf);
  const [begin = "", ...general] = [...first, ...further];
  const rest = general.filter((screen) => !places.includes(placeOf(screen)));
  const isByTheWay = (screen: string) => BY_THE_WAY.test(titleOf(screen));
  const isSupply = (screen: string) => /^Requests\b/.test(titleOf(screen));
  const main = rest.filter((screen) => !isByTheWay(screen));
  const inOrder = [
    ...main.filter(isSupply),
    ...main.filter((screen) => !isSupply(screen)),
    ...rest.filter(isByTheWay),
  ];
  const telling = inOrder.filter((screen) => !isThin(screen));
  const enough = telling.length + known.length + 1 >= FEWEST_SCREENS;
  const beside = enough ? telling : [...telling, ...inOrder.filter(isThin)];
  return [begin, ...known, ...beside.slice(0, besideKnown(m, known.length))];
}

/** Five to seven screens, elements in the order in which they stand. */
export function mockups(m: Material): string[] {
  const cast = castOf(m);
  const kit = kitOf(m, cast);
  const functions = functionScreens(m, cast, SCREENS[cast.scene]?.(cast) ?? []);
  if (functions) return functions;
  if (drawsDeeds(m, cast)) {
    const [begin = "", ...told] = toldScreens(
      m,
      cast,
      cast.scene === "tool" ? [] : (SCREENS[cast.scene]?.(cast) ?? []),
    );
    return withKnown(m, [begin], told);
  }
  if (kit) return withKnown(m, [start(m, cast)], kit.screens(cast, saidOf(m)).map(screenText));
  if (cast.manner) {
    const begin = orderStart(m, cast, cast.manner, toReader(cap(promise(m))));
    const [order, ...after] = orderScreens(m, cast, cast.manner);
    const page = isShop(m, cast) && !m.foreign && !knownScreens(m) ? [productPage(m, cast)] : [];
    return withKnown(m, [begin, ...page, ...(order ? [order] : [])].map(screenText), after.map(screenText));
  }
  // What a sensor does by itself is seen on the screens of every device.
  const byItself = cast.scene === "device" && deedsOn(m).every(({ actor }) => actor === "");
  const acted = byItself ? [] : deedScreens(m, cast);
  const features =
    BY_FEATURE.includes(cast.scene) && acted.length <= 1 ? own(m, cast, acted).slice(0, MOST_OWN) : [];
  const shown = [...acted, ...features];
  if (isPlain(m.context.brief) && cast.scene === "tool") return plainScreens(m, cast, shown);
  const around = (SCREENS[cast.scene]?.(cast) ?? [])
    .filter(({ name }) => acted.length < ENOUGH || !name.startsWith("One "))
    .filter(({ name }) => shown.length < 2 || !name.startsWith("First try"))
    .map(screenText);
  const isKnown = knownScreens(m) !== null;
  const theirOwn = shown.filter((screen) => SOMEBODYS.test(titleOf(screen)));
  const told = isKnown ? [...new Set([...theirOwn, ...shown.slice(0, 1)])].slice(0, MOST_TOLD) : shown;
  const beside = isKnown ? around.filter((screen) => !OF_ANYTHING.test(titleOf(screen))) : around;
  const drawn = withKnown(m, [start(m, cast)], [...told, ...beside]);
  const known = cast.success !== cap(m.pilotMeasure);
  const theirs = ALWAYS_COUNTED.includes(cast.scene) || (known && WITH_RESULT.includes(cast.scene));
  const all = theirs || drawn.length < LEAST_SCREENS ? [...drawn, result(m, cast)] : drawn;
  return all.slice(0, MOST_SCREENS);
}
