import { cap, list, shorten, uncap, wordCount } from "../english";
import { quote } from "../frames";
import { freeStart } from "../free-use";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import type { Scene } from "../scene";
import { third } from "../third";
import { withBroughtIn } from "./brought-in";
import { type Cast, castOf } from "./cast";
import { PATHS, type Quoted } from "./data/paths";
import type { Deed } from "./deeds";
import { deedsOn } from "./deeds-on";
import { differenceSteps } from "./difference";
import { shownOf } from "./doing/shown";
import { toldSteps } from "./doing/wanted";
import { meritsOf } from "./features-of";
import { functionSteps, functionsOf } from "./functions/functions";
import { drawsDeeds, kitOf, saidOf } from "./kits";
import { clausesOf, MOST_QUOTED, whole } from "./labels";
import { needsOf } from "./needs";
import type { OrderedScene } from "./orders/manner";
import { orderOf } from "./orders/order";
import { orderPath } from "./orders/path";
import { headlineOf } from "./plain/headline";
import { stepsOf } from "./plain/steps";
import { saidOn } from "./said-on";
import { toReader } from "./to-reader";

const MOST_IN_A_STEP = 3;
const MOST_ACTED = 5;
const MOST_BETWEEN = 6;
/** "My mother is 83": said by the founder, not about the customer. */
const _FIRST_PERSON = /^(?:i|my|we|our|me)\b/i;
const _OF_US = /\b(?:i|my|we|our|us|me)\b/i;

function opening(m: Material): string {
  const { problem } = m.context.brief.answers;
  if (m.foreign)
    return `It starts with the problem in the founder's words: ${quote(shorten(problem, MOST_QUOTED * 2))}.`;
  return `A customer has the problem that ${m.name} is made for.`;
}

/** Who is rung up has not come across anything by ringing. */
const heardThrough = ({ channels: [{ name }] }: Material) =>
  /^(?:ring|call|phon)\p{L}*ing\b|^ringing\b/u.test(name)
    ? "when its founder calls them"
    : /^\p{Ll}+ing\b/u.test(name)
      ? "when they meet its founder"
      : `through ${name}`;

/** A share of what others pay is told as such. */
const fee = ({ lines }: Material) => lines.some(({ kind }) => kind === "take");
/** "CA$1.50", "R160", "Rs 40", "SEK 90": a sign keeps its letters. */
const OPENS_WITH_SIGN = /^(?:\p{Lu}{2}|\p{Lu}\p{L}{0,2}\.?\s?[\p{Sc}\d])/u;
/** "We charge $89 a month": the customer pays $89 a month. */
const WE_CHARGE = /^we charge (?=\p{Sc}|\d|\p{Lu}{2,3}\b)/iu;
const asSaid = (said: string, { names }: Material) => {
  const price = said.replace(WE_CHARGE, "");
  return OPENS_WITH_SIGN.test(price) ? price : uncap(price, names);
};
/** The founder's own first price, as it stands on the screens. */
const firstPrice = (m: Material, { prices: [price = ""] }: Cast) =>
  m.foreign || fee(m) || !price ? m.charged : asSaid(price, m);
/** "A puncture is €18" is a sentence of its own. */
const isSentence = (price: string) => /^paid\b|\b(?:pays?|is|are|costs?|sells?)\b/i.test(price);

/** "Fixed fee 2,950 euros": a row of a price list, and no sum that is paid. */
const NAMED_FIRST =
  /^(?!from\b|up to\b|about\b|around\b|once\b|\p{Lu}{1,4}\.?\s?[\p{Sc}\d]|Rs\b|KSh\b)\p{L}{3,}/iu;
/** "They pay with mobile money". */
const withWhat = ({ context: { brief }, foreign }: Material) => {
  const [how = ""] = foreign
    ? []
    : (/\b(?:mobile money|momo|m-?pesa)\b/i.exec(brief.answers.targetAudience) ?? []);
  return how ? ` with ${how}` : "";
};

function payment(m: Material, cast: Cast): string {
  const [first = "", ...more] = cast.prices;
  if (first && !m.foreign && !fee(m)) {
    const others =
      more.length > 0 ? ` (the price list also names ${list(more.map((price) => quote(price)))})` : "";
    const they = freeStart(m) ? `After ${freeStart(m)} they` : "They";
    return isSentence(first) || NAMED_FIRST.test(first)
      ? `${they} pay by the price list of ${m.name}, which says ${quote(first)}${others}, and get a receipt.`
      : `${they} pay ${asSaid(first, m)}${others}${withWhat(m)}, and ${m.name} sends a receipt.`;
  }
  return m.pay
    ? `${cap(m.payer)} ${m.pay}, and ${m.name} sends a receipt.`
    : `They pay and ${m.name} sends a receipt; the price is still to be tested.`;
}

/** "They press 'Order and pay'". */
const PAID_THERE = /\b(?:and pay|pay and)\b[^.]*"\.?$|\bthey pay at\b/i;

function ending(m: Material, cast: Cast, paid: boolean): string[] {
  const { success } = cast;
  return [
    paid ? "" : payment(m, cast),
    wordCount(success) > 2 && success !== cap(m.pilotMeasure)
      ? `The customer can tell that it worked: ${quote(success)}. ${cap(m.name)} measures ${m.pilotMeasure}.`
      : `To see whether it works, ${m.name} measures ${m.pilotMeasure}.`,
    m.vary(
      "after",
      `A week later ${m.name} asks what was missing and who else might need it.`,
      `A week later ${m.name} asks one question: what almost stopped you from using it?`,
      `After seven days ${m.name} asks what should change and whether they would recommend it.`,
    ),
  ];
}

/** "The patient gets a daily plan and taps how it went": one step for what one person does in a row. */
function acted(m: Material): string[] | null {
  const deeds = deedsOn(m);
  if (deeds.length === 0) return null;
  if (isPlain(m.context.brief))
    return stepsOf(m)
      .slice(0, MOST_ACTED)
      .map((step) => `${step.replace(/^The app\b/, m.name)}.`);
  const steps: Deed[][] = [];
  for (const deed of deeds) {
    const last = steps.at(-1);
    if (last && last[0]?.lead === deed.lead && last.length < MOST_IN_A_STEP) last.push(deed);
    else steps.push([deed]);
  }
  return steps.slice(0, MOST_ACTED).map((row, at) => {
    const [first] = row;
    const does = list(row.map(({ text, lead }) => text.slice(lead.length + 1)));
    if (/^(?:we|i)$/i.test(first?.lead ?? "")) return `${cap(third(`we ${does}`).replace(/^it\b/, m.name))}.`;
    const who = first?.actor === "" ? m.name : uncap(first?.lead ?? "", m.names);
    return first?.actor === "" || at % 3 !== 0 ? `${cap(who)} ${does}.` : `In ${m.name} ${who} ${does}.`;
  });
}

function between(m: Material, cast: Cast, quoted: Quoted): string[] {
  const functions = functionsOf(m, cast);
  if (functions) return functionSteps(functions);
  const kit = kitOf(m, cast);
  if (kit) return kit.path(cast, quoted, saidOf(m));
  if (drawsDeeds(m, cast)) return toldPath(m, cast, quoted);
  if (cast.manner) return orderPath(orderOf(m, cast, cast.manner), quoted);
  return acted(m) ?? PATHS[cast.scene as Exclude<Scene, OrderedScene>](cast, quoted);
}

/** What is ordered is ordered first, unless the answer says when; then each deed in its turn. */
function toldPath(m: Material, cast: Cast, quoted: Quoted): string[] {
  const deeds = toldSteps(m, cast)
    .slice(0, MOST_ACTED)
    .map((said) => (/^(?:We|I) /.test(said) ? third(uncap(said)).replace(/^it\b/, m.name) : said))
    .map((said) => `${said.replace(/^The app\b/, m.name)}.`);
  const orders = shownOf(m).some(({ doing }) => /^(?:order|book|enter|choose|selfmeasure)$/.test(doing.sort));
  const [ordered = ""] = cast.manner && !orders ? orderPath(orderOf(m, cast, cast.manner), quoted) : [];
  return [ordered, ...deeds].filter(Boolean);
}

/** What sets the offer apart is met on the way: first where it is chosen, then further on. */
function withDifferences(m: Material, acts: readonly string[], read: string): string[] {
  const [first, ...more] = differenceSteps(m, [...acts, read]);
  const most = MOST_BETWEEN - (first ? 1 : 0) - more.length;
  return [...(first ? [first] : []), ...acts.slice(0, most), ...more];
}

/** The path of the founder's own actors, one step per line. */
export function userFlow(m: Material): string {
  const cast = castOf(m);
  const { first, button } = needsOf(m, cast);
  const page = first.toLowerCase();
  const proof = m.foreign || m.vague ? meritsOf(m)[0] : headlineOf(m);
  const said = (m.foreign ? clausesOf(m).map((text) => toReader(cap(whole(text)))) : saidOn(m, cast)).map(
    quote,
  );
  const quoted: Quoted = (at, open) => (said[at] ? `${open}${said[at]}.` : "");
  const acts = between(m, cast, quoted).filter(Boolean).slice(0, MOST_BETWEEN);
  const told = m.foreign || m.vague;
  const they = told ? "They" : cap(m.group.crowd);
  const steps = [
    told ? opening(m) : "",
    m.vary(
      "hear",
      `${they} hear of ${m.name} ${heardThrough(m)} and open the ${page}.`,
      `${they} learn about ${m.name} ${heardThrough(m)} and look at the ${page}.`,
      `${they} come across ${m.name} ${heardThrough(m)} and land on the ${page}.`,
    ),
    `There they read ${proof ? quote(proof) : `how ${m.name} works`}${m.charged ? ` and see ${isSentence(firstPrice(m, cast)) ? `the price list (${firstPrice(m, cast)})` : `the price, ${firstPrice(m, cast)}`}` : ""}. They press "${button}".`,
    ...withBroughtIn(m, cast, withDifferences(m, acts, proof ?? "")),
    ...ending(
      m,
      cast,
      acts.some((act) => PAID_THERE.test(act)),
    ),
  ].filter(Boolean);
  return steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
}
