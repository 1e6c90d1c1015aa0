import { cap, list, shorten, uncap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Scene } from "../scene";
import { type Cast, castOf } from "./cast";
import { PATHS, type Quoted } from "./data/paths";
import type { Deed } from "./deeds";
import { deedsOn } from "./deeds-on";
import { meritsOf } from "./features-of";
import { kitOf, saidOf } from "./kits";
import { clausesOf, MOST_QUOTED, whole } from "./labels";
import { needsOf } from "./needs";
import type { OrderedScene } from "./orders/manner";
import { orderOf } from "./orders/order";
import { orderPath } from "./orders/path";
import { saidOn } from "./said-on";
import { toReader } from "./to-reader";

const MOST_IN_A_STEP = 3;
const MOST_ACTED = 5;
const MOST_BETWEEN = 6;
/** "My mother is 83": said by the founder, not about the customer. */
const FIRST_PERSON = /^(?:i|my|we|our|me)\b/i;

function opening(m: Material): string {
  const { problem } = m.context.brief.answers;
  if (m.foreign)
    return `It starts with this, in the founder's words: ${quote(shorten(problem, MOST_QUOTED * 2))}.`;
  if (!m.need) return `${cap(m.who)} meet the problem that ${m.name} is for.`;
  if (FIRST_PERSON.test(m.need)) return `It starts with a day like this one: ${quote(cap(m.need))}.`;
  return `${cap(m.vary("meet", `${m.who} meet the problem`, `it starts with what ${m.who} know`, `a day like many for ${m.who}`))}: ${m.need}.`;
}

/** A share of what others pay is told as such. */
const fee = ({ lines }: Material) => lines.some(({ kind }) => kind === "take");
/** "CA$1.50", "R160", "Rs 40", "SEK 90": a sign keeps its letters. */
const OPENS_WITH_SIGN = /^(?:\p{Lu}{2}|\p{Lu}\p{L}{0,2}\.?\s?[\p{Sc}\d])/u;
const asSaid = (price: string, { names }: Material) =>
  OPENS_WITH_SIGN.test(price) ? price : uncap(price, names);
/** The founder's own first price, as it stands on the screens. */
const firstPrice = (m: Material, { prices: [price = ""] }: Cast) =>
  m.foreign || fee(m) || !price ? m.charged : asSaid(price, m);
/** "A puncture is €18" is a sentence of its own. */
const isSentence = (price: string) => /\b(?:pays?|is|are|costs?)\b/i.test(price);

function payment(m: Material, cast: Cast): string {
  const [first = "", ...more] = cast.prices;
  if (first && !m.foreign && !fee(m)) {
    const others =
      more.length > 0 ? `; on the price list stand also ${list(more.map((price) => quote(price)))}` : "";
    return isSentence(first)
      ? `Payment by the price list of ${m.name}, where it says ${quote(first)}${others}.`
      : `${cap(m.payer)} pay ${asSaid(first, m)}${others}; ${m.name} sends the receipt.`;
  }
  return m.pay
    ? `Payment: ${m.payer} ${m.pay}, and get a receipt.`
    : `Payment for ${m.name}, with a receipt; the price is still to be tested.`;
}

function ending(m: Material, cast: Cast): string[] {
  const { success } = cast;
  return [
    wordCount(success) > 2 && success !== cap(m.pilotMeasure)
      ? `The first success, in one line: ${quote(success)}. What is counted: ${m.pilotMeasure}.`
      : `The first success of ${m.name} is a figure: ${m.pilotMeasure}, before and now.`,
    payment(m, cast),
    m.vary(
      "after",
      `After a week ${m.name} asks what is missing and who else has the problem.`,
      `A week later comes one question from ${m.name}: what almost made you stop?`,
      `Seven days on, ${m.name} asks for the one thing to change and for one name.`,
    ),
  ];
}

/** "The patient gets a daily plan and taps how it went": one step for what one person does in a row. */
function acted(m: Material): string[] | null {
  const deeds = deedsOn(m);
  if (deeds.length === 0) return null;
  const steps: Deed[][] = [];
  for (const deed of deeds) {
    const last = steps.at(-1);
    if (last && last[0]?.lead === deed.lead && last.length < MOST_IN_A_STEP) last.push(deed);
    else steps.push([deed]);
  }
  return steps.slice(0, MOST_ACTED).map((row, at) => {
    const [first] = row;
    const does = list(row.map(({ text, lead }) => text.slice(lead.length + 1)));
    const who = first?.actor === "" ? m.name : uncap(first?.lead ?? "", m.names);
    return first?.actor === "" || at % 3 !== 0 ? `${cap(who)} ${does}.` : `In ${m.name} ${who} ${does}.`;
  });
}

function between(m: Material, cast: Cast, quoted: Quoted): string[] {
  const kit = kitOf(m, cast);
  if (kit) return kit.path(cast, quoted, saidOf(m));
  if (cast.manner) return orderPath(orderOf(m, cast, cast.manner), quoted);
  return acted(m) ?? PATHS[cast.scene as Exclude<Scene, OrderedScene>](cast, quoted);
}

/** The path of the founder's own actors, one step per line. */
export function userFlow(m: Material): string {
  const cast = castOf(m);
  const { first, button } = needsOf(m, cast);
  const page = first.toLowerCase();
  const [proof] = meritsOf(m);
  const said = (m.foreign ? clausesOf(m).map((text) => toReader(cap(whole(text)))) : saidOn(m, cast)).map(
    quote,
  );
  const quoted: Quoted = (at, open) => (said[at] ? `${open}${said[at]}.` : "");
  const steps = [
    opening(m),
    m.vary(
      "hear",
      `One of them hears of ${m.name} through ${m.channels[0].name} and opens the ${page}.`,
      `Through ${m.channels[0].name} somebody learns of ${m.name} and looks it up.`,
      `${cap(m.channels[0].name)} brings one of them to the ${page} of ${m.name}.`,
    ),
    `They see ${proof ? quote(proof) : `how ${m.name} works in one picture`}${m.charged ? ` and ${isSentence(firstPrice(m, cast)) ? `the price list (${firstPrice(m, cast)})` : `the price, ${firstPrice(m, cast)}`}` : ""}, and choose "${button}".`,
    ...between(m, cast, quoted).filter(Boolean).slice(0, MOST_BETWEEN),
    ...ending(m, cast),
  ].filter(Boolean);
  return steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
}
