import { literal } from "@/lib/brief/text/literal";
import { buysOnce } from "@/lib/finance/line-flow";
import { sentences } from "../../cut";
import { SCENE_UNITS } from "../../data/scenes";
import { cap, uncap, withArticle } from "../../english";
import type { Material } from "../../material";
import { isPlain } from "../../names/candidates";
import { soldWords } from "../../sold-words";
import { screensOf } from "../../ventures/screens-of";
import { type Cast, withoutCustomer } from "../cast";
import { choicesIn, type NamedList, onlyNames, pickedIn } from "../named-lists";
import { firmsCalled } from "../people/customers";
import { PEOPLE } from "../people/stock";
import type { Manner } from "./manner";
import { oneItemOnePrice } from "./one-item-one-price";
import { orderedIn, type PriceRow, priceRow, toldApart } from "./price-rows";
import { saidOfOffer } from "./said";
import { whereTo } from "./where-to";

/** What the screens of an order speak of: all of it the founder's, but for names and hours, which are examples. */
export interface Order {
  cast: Cast;
  manner: Manner;
  /** What is handled, where two of the founder's sentences name it; else "". */
  thing: string;
  /** What can be ordered, each with its price. */
  list: PriceRow[];
  /** Of these, what is only taken with something else. */
  beside: PriceRow[];
  /** "a sandwich, soup or menu"; "" where the price list names nothing. */
  what: string;
  /** The founder's sentences about the offer: what it is, then what happens. */
  said: string[];
  /** What whoever orders has to choose from; null where nothing is named. */
  choices: NamedList | null;
  /** What is decided on the order page: "Size", "Flavour". */
  picks: string[];
  /** When it happens, for example. */
  when: readonly string[];
  /** The town or the quarter; "" where only a wider area is named. */
  where: string;
  /** The field that says where it goes, or where somebody comes. */
  whereTo: string;
  /** Three of those who order. */
  buyers: readonly string[];
  /** A price that nobody has to look for first. */
  fixed: boolean;
  /** Eaten, drunk or put on the skin: sold with a batch number and what the law wants said of it. */
  inBatches: boolean;
  /** Nobody is planned to order a second time. */
  once: boolean;
}

const MOST_WHAT = 38;
const buyersOf = ({ head, foreign }: Material, { firm }: Cast): readonly string[] =>
  firm && !foreign ? firmsCalled(head) : PEOPLE;

/** What the offer opens with or what stands beside the price; one said by the way names nothing. */
function thingOf({ context: { brief } }: Material, { one, scene }: Cast, manner: Manner): string {
  if (one === SCENE_UNITS[scene][0] || NO_THING.test(one)) return "";
  if (one === screensOf(brief)?.thing.one) return one;
  const { solution, businessModel } = brief.answers;
  const [opening = ""] = sentences(solution);
  const [head = ""] = opening.split(/ (?:for|that|which|with|at|in|on|from|to) /);
  // "Bicycle shops pay" names who buys, and no bicycle that is sold.
  return new RegExp(
    `\\b${literal(one)}(?:e?s)?\\b(?! (?:shops|stores|dealers|owners|clubs|schools)\\b)`,
    "i",
  ).test(manner === "let" ? head : `${head} ${businessModel}`)
    ? one
    : "";
}

const IN_BATCHES =
  /\b(?:bak(?:es?|ed|ery|ing)|bread|cakes?|meals?|food|cook\w*|soups?|snacks?|sauces?|jams?|drinks?|juices?|beer|wine|cheese|chocolate|coffee|beans|tea|honey|pickles?|ferment\w*|eggs|vegetables?|fruit|fish|tins?|canner\w+|sardines|meat|treats|granola|muesli|kombucha|pasta|spices?|flour|rice|porridge|noodles?|oils?|vitamins?|supplements?|soaps?|creams?|balms?|lotions?|shampoos?|cosmetics?|candles?|paint)\b/i;

/** How it is sold or paid for, and nothing that is handled. */
const NO_THING = /^(?:wholesale|retail|loan|subscription|order|sale|price|fee|purchase)$/i;
/** What members pay; what is handed out to them is the thing. */
export const MEMBERSHIP = "Membership";
const MEMBERS = /\bmembers?(?:hips?)?\b/i;
const A_PASS = /\b(?:membership|pass|subscription|ticket|card)$/i;
const BOOKED =
  /\b(?:book|reserve)s? (an? [\p{L}-]+(?: table| bay| lane| slot)?)(?= (?:on|in|at|by|with|for|when)\b|[,.;]|$)/iu;
/** What is ordered, or what members of a place book: "a wheel"; "" where neither is named. */
export const bookedIn = (solution: string, manner: Manner, ordered: string) =>
  manner === "place" && A_PASS.test(ordered) ? (BOOKED.exec(solution)?.[1] ?? "") : ordered;

/** "Hotels pay 8€": who pays is never what is ordered. */
function forWhom(row: PriceRow, price: string, alone: string): PriceRow {
  const [name, sum] = row;
  if (/^wholesale$/i.test(name) && alone) return [alone, sum];
  return /\bpays?\b/i.test(price) && price.toLowerCase().startsWith(name.toLowerCase())
    ? [alone || `For ${uncap(name)}`, sum]
    : row;
}

/** "Engraved name plate, extra", "plus R5.50 a km": taken or paid with the main thing, and by nobody alone. */
const isTakenBeside = (m: Material, name: string) =>
  m.context.model.assumptions.lines.some(({ attach, buyer, label }) => {
    const [said, called] = [label.toLowerCase(), name.toLowerCase()];
    const extra = /, extra$/.test(said) && said.startsWith(called);
    return (
      attach &&
      !buyer &&
      (extra || (/ per (?:km|mile|kilomet\w+)$/.test(said) && said.endsWith(` ${called}`)))
    );
  });

export function orderOf(m: Material, cast: Cast, manner: Manner): Order {
  const sums = cast.prices.filter((price) => !/%/.test(price));
  const thing = thingOf(m, cast, manner);
  const joined = manner === "let" && MEMBERS.test(m.context.brief.answers.solution);
  const usual = joined ? MEMBERSHIP : cap(thing) || m.name;
  const list = toldApart(
    oneItemOnePrice(
      sums.map((price) => forWhom(priceRow(price, usual), price, sums.length > 1 ? "" : usual)),
    ),
    m.name,
  );
  const beside = m.foreign ? [] : list.filter(([name]) => isTakenBeside(m, name));
  const alone = list.filter((row) => !beside.includes(row));
  // Nouns of another language keep their capitals and get no English article.
  const what = m.foreign
    ? list
        .map(([name]) => name)
        .filter((name) => name !== usual)
        .join(" / ")
    : joined
      ? thing && withArticle(thing)
      : bookedIn(m.context.brief.answers.solution, manner, orderedIn(alone, m.name));
  const choices = m.foreign ? null : choicesIn(m.context.brief.answers.solution);
  const said = saidOfOffer(
    m,
    m.foreign || isPlain(m.context.brief) ? (text) => text : (text) => withoutCustomer(text, m),
  );
  const where = m.context.brief.geography?.scale === "city" ? (cast.places[0] ?? "") : "";
  const told = choices ? said.filter((text) => !onlyNames(text, choices)) : said;
  return {
    cast,
    manner,
    choices,
    picks: m.foreign ? [] : pickedIn(m.context.brief.answers.solution),
    inBatches: !m.foreign && IN_BATCHES.test(soldWords(m.context.brief.answers.solution)),
    once: buysOnce(m.context.model.assumptions),
    thing,
    list,
    beside: alone.length > 0 ? beside : [],
    what: what.length <= MOST_WHAT ? what : "",
    said: told.length > 0 ? told : said,
    // A thing is let by the day, whatever hours are spoken of.
    when: manner === "let" ? [...new Set(cast.slots.map((slot) => slot.split(" ")[0] ?? slot))] : cast.slots,
    where,
    whereTo: whereTo(m.context.brief, manner, where),
    buyers: buyersOf(m, cast),
    fixed: list.length > 0 && !/^from\b/i.test(list[0]?.[1] ?? ""),
  };
}
