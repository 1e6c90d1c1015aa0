import { OF_MAKING } from "@/lib/brief/offer/made-by-others";
import type { Brief } from "@/lib/brief/types";
import { cells, pair, type Row, readRows, split } from "@/lib/brief/ventures/rows";
import {
  ask,
  button,
  buttons,
  chart,
  code,
  filled,
  headline,
  link,
  map,
  picture,
  rows,
  type Screen,
  steps,
  table,
  talk,
  toggle,
  words,
} from "../prototype/screen";
import { fitOf } from "./conflict";
import { isSentOn } from "./known";
import { SCREEN_TEXTS } from "./screens/texts";
import { asTold } from "./told-screens";

/** What the screens of a known venture show that those of no other would. */
export interface VentureScreens {
  id: string;
  /** What is handled: one, several, and three as they would stand in a list. */
  thing: { one: string; many: string; samples: readonly string[] };
  screens: readonly Screen[];
  /** What it cannot be tried without, most needed first, and what may wait. */
  must: readonly string[];
  later: readonly string[];
}

const lines = (text: string) => split(text, ";");
/** "button Keep it", "ask Size = 8": how each part is drawn, by its first word. */
const PARTS: Readonly<Record<string, (label: string, held: string) => string>> = {
  headline: (label) => headline(label),
  words: (label) => words(label),
  picture: (label) => picture(label),
  chart: (label) => chart(label),
  map: (label) => map(label),
  code: (label) => code(label),
  switch: (label) => toggle(label),
  link: (label) => link(label),
  button: (label) => button(label),
  buttons: (both) => {
    const [one = "", other = ""] = split(both, " / ");
    return buttons(one, other);
  },
  ask: (label, held) => (held ? filled(label, held) : ask(label)),
  list: (label, held) => rows(label, lines(held)),
  steps: (label, held) => steps(label, lines(held)),
  talk: (label, held) => talk(label, lines(held)),
  table: (label, held) =>
    table(
      label,
      lines(held).map((line) => split(line, ",")),
    ),
};

function part(text: string): string {
  const [, kind = "", label = "", held = ""] = /^(\S+) ([^=]+?)(?: = (.+))?$/.exec(text) ?? [];
  const draw = PARTS[kind];
  if (!draw) throw new Error(`Cannot draw "${text}"`);
  return draw(label, held);
}

/** "Title | parts | ... | what it shows when there is nothing | and when something went wrong". */
function screen(text: string): Screen {
  const all = cells(text);
  const [name = "", ...rest] = all.slice(0, -2);
  const [empty = "", error = ""] = all.slice(-2);
  return { name, parts: rest.map(part), empty, error };
}

function ofRow({ top: [id = ""], all, one }: Row): VentureScreens {
  const [forms = "", shown = ""] = split(one("thing"), "=");
  const [single = "", many = ""] = pair(forms) ?? [];
  return {
    id,
    thing: { one: single, many, samples: split(shown, ";") },
    screens: all("screen").map(screen),
    must: lines(one("must")),
    later: lines(one("later")),
  };
}

/** What is known of each venture's screens, by its id. */
export const SCREENS_OF = new Map(
  SCREEN_TEXTS.flatMap((text) => readRows(text, "thing screen must later").map(ofRow)).map((row) => [
    row.id,
    row,
  ]),
);

/** What the screens of this venture show, without those that speak of others than this founder's customers. */
export function screensOf(brief: Brief): VentureScreens | null {
  const known = brief.venture ? SCREENS_OF.get(brief.venture) : undefined;
  if (!known) return null;
  const { fits: ofThem } = fitOf(brief);
  const sentOn = isSentOn(brief);
  const fits = (text: string) => ofThem(text) && !(sentOn && OF_MAKING.test(text));
  return asTold(
    {
      ...known,
      thing: { ...known.thing, samples: known.thing.samples.filter(fits) },
      screens: known.screens.filter((screen) => fits(JSON.stringify(screen))),
      must: known.must.filter(fits),
      later: known.later.filter(fits),
    },
    brief,
  );
}
