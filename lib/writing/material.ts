import type { WritingContext } from "@/lib/artifacts/recipe";
import type { Archetype } from "@/lib/brief/types";
import { doubtOf } from "@/lib/finance/doubts";
import type { Fact, FactLedger } from "@/lib/finance/ledger";
import { toldTime } from "@/lib/finance/told-time";
import type { RevenueLine } from "@/lib/finance/types";
import { type ArchetypeKnowledge, fill, usualOf } from "./data/archetypes";
import { type Channel, chooseChannels } from "./data/channels";
import type { WhereMet } from "./data/meeting-places";
import { SENSITIVE, type Sensitive, sensitivityOf } from "./data/sensitive";
import { type ToldWays, toldWays } from "./data/told-ways";
import type { Trade } from "./data/trades";
import { demandSide } from "./demand-side";
import { derivedFacts } from "./derived";
import { list } from "./english";
import { firstTrouble } from "./first-trouble";
import { formOf, workOf } from "./form";
import { gloss } from "./gloss";
import { type Group, groupOf } from "./group";
import { doers, headNoun } from "./head-noun";
import { jobOf, usualMeasure } from "./job";
import { mainFirst } from "./main-first";
import { measureIn } from "./measure";
import { moatOf } from "./moat";
import { keyNouns } from "./names/key-nouns";
import { buyersOfNonprofit, payerOf } from "./payers";
import { type Pledged, pledgedOf } from "./pledged";
import { type Random, random } from "./random";
import { knownSearch, searchNoun } from "./search-noun";
import { readSlots, type Slots, shownFirst } from "./slots";
import { inSmallWords } from "./small-words";
import { dealsInThings, supplySideOf } from "./supply-side";
import { supplySoFar } from "./supply-there";
import { thingOf } from "./thing";
import { toldPrices, whoPays } from "./told-prices";
import { tradesOf } from "./trade";
import { type UsedToday, usedToday } from "./used-today";
import { inOffer, isLowAfterEven, isOwnMoney, isTooEarly, mendOf, mixOf, nameOf } from "./venture";
import { metAt, withoutRivals } from "./ventures/met-at";

/** The founder's words cut and turned so that they stand in an English sentence, and what goes with them. */
export interface Material extends Slots, ToldWays, Omit<UsedToday, "today"> {
  context: WritingContext;
  /** The brand, or a plain name for the venture before there is one. */
  name: string;
  /** The offer in plain words, where the name would be said too often; null when there are none. */
  thing: string | null;
  hasBrand: boolean;
  prices: string;
  archetype: Archetype;
  /** What becomes hard to copy with use; "" where the answers tell of nothing. */
  moat: string;
  b2b: boolean;
  kind: ArchetypeKnowledge;
  action: string;
  channels: [Channel, Channel];
  /** Where such buyers are met; null where no place is known. */
  spot: WhereMet | null;
  rivalsToTry: string;
  ruleCheck: string;
  pilotMeasure: string;
  /** Label of the assumption that moves year 3 most; "" when unknown. */
  sensitive: string;
  /** How that assumption is tested and what must hold; null when unknown. */
  sensitivity: Sensitive | null;
  /** Who hands over the money. */
  payer: string;
  /** "pay $99 a month", "accept a fee of 20% of each rental": after `payer`; "" without a price. */
  pay: string;
  /** Who buys, in words short enough for a title, and how people of that sort buy. */
  group: Group;
  /** Who provides in a marketplace, plural; null elsewhere. */
  suppliers: string | null;
  /** Who looks for what they offer, plural; the customers everywhere else. */
  demand: string;
  /** Who has promised to buy or to take part; null where nobody did, or where customers pay. */
  pledged: Pledged | null;
  /** "85% families and 15% cafés": who the customers are, where they buy different things; "" otherwise. */
  mix: string;
  /** "a price of X or a cost of Y": what ends a loss on every sale; "" where there is none. */
  mend: string;
  /** Revenue lines of the base case. */
  lines: RevenueLine[];
  /** What the model counts, plural: "companies". */
  customerNoun: string;
  /** What a unit figure refers to: "a month", "per purchase". */
  basis: string;
  /** The founder's own concrete nouns, most telling first. */
  keyNouns: string[];
  /** The prices a buyer hears, without grants and sponsors. */
  charged: string;
  /** The last word of `who`: "managers". */
  head: string;
  /** English words for what answers in another language speak of. */
  subjects: string[];
  /** Cash is lowest after break-even, because growth itself binds money. */
  lowAfterEven: boolean;
  /** No sum to ask anybody for yet. */
  early: boolean;
  /** The plan needs so little that founders pay it themselves. */
  ownMoney: boolean;
  /** A figure looks misread: what to ask before any of them is shown; "" where none does. */
  doubt: string;
  /** The trade the offer belongs to; null when none is told apart. */
  trade: Trade | null;
  /** One of several equal wordings, the same one each time for this package and place. */
  vary(place: string, ...options: string[]): string;
  /** Sums over the founder's own figures. */
  derived: FactLedger;
  fact(key: string): Fact | undefined;
  /** A fact's display, or "" so that a caller can drop its sentence. */
  show(key: string): string;
  /** The same with small counts in words: "four". */
  say(key: string): string;
  random(scope: string): Random;
}

export function material(context: WritingContext): Material {
  const { brief, ledger, model } = context;
  const archetype = workOf(brief);
  const kind = usualOf(archetype, brief);
  const own = readSlots(brief);
  const words = own.foreign ? gloss(brief) : null;
  const read = words?.customers ? { ...own, who: words.customers } : own;
  // Who benefits from a non-profit does not buy from it: selling speaks of those who pay.
  const buyers = archetype === "nonprofit" ? { ...read, who: buyersOfNonprofit(read, brief) } : read;
  const { today, ...used } = usedToday(brief, buyers, archetype, kind, words?.offered);
  const slots = { ...buyers, trouble: firstTrouble(buyers, used.alternatives) };
  const nouns = words ? words.subjects : keyNouns(brief);
  const thing = thingOf(brief, archetype, nouns, words);
  const name = nameOf(context, slots, thing, inOffer(nouns, brief));
  const show = (key: string) => ledger[key]?.display ?? "";
  const lines = mainFirst(
    brief.lines.filter((line) => !line.later),
    model.assumptions,
  ).map((line) => (slots.foreign ? { ...line, evidence: "" } : line));
  const told = toldPrices(lines, brief.currency, slots.who);
  const { prices, charged } = told;
  const trade = (slots.foreign ? null : tradesOf(brief)[0]) ?? null;
  const form = formOf({ archetype, context });
  const vary: Material["vary"] = (place, ...options) => {
    const said = options.filter(Boolean);
    return said[Math.floor(random(context.seed, place).next() * said.length)] ?? "";
  };
  const group = groupOf({ ...slots, context, archetype, lines, charged: told.short });
  const pilotMeasure =
    measureIn(brief) ??
    usualMeasure(
      { brief, form, trade, habits: used.habits, plan: model.assumptions },
      jobOf({ brief, form, trade, group, foreign: slots.foreign }),
    );
  const ways = toldWays(brief.waysIn, slots.names);
  const suppliers = supplySideOf(brief, archetype);
  const base = {
    name,
    who: slots.who,
    place: slots.place,
    prices,
    proofs: [shownFirst(slots)].filter(Boolean),
    trouble: slots.trouble,
    product: slots.product,
    action: kind.action,
    platform: brief.named.platforms[0] ?? null,
    partner: brief.named.partners[0] ?? null,
    spot: withoutRivals(
      metAt(brief, group, archetype),
      used.competitors.map(({ kind }) => kind),
    ),
    ...ways,
    group,
    vary,
    search:
      knownSearch(brief, used.competitors[0]?.search) ?? searchNoun(brief, form, slots.called, group.crowd),
    suppliers,
    demand: demandSide({ suppliers, group, who: slots.who, answers: brief.answers }),
    things: dealsInThings(brief),
  };
  const say = (key: string) => inSmallWords(ledger[key]);
  const { payer, pay } = whoPays(told, lines, {
    name,
    who: payerOf(slots, brief.answers.businessModel),
    currency: brief.currency,
    foreign: slots.foreign,
    supply: suppliers,
  });
  const { noun } = model.assumptions.demand;
  const asNamed = archetype === "nonprofit" || (words?.customers && noun === "customers");
  // Where single sales are counted, one buyer of a non-profit may order many times.
  const customerNoun = !asNamed ? noun : lines[0]?.kind === "oneOff" ? "buyers" : slots.who;
  const pledged = pledgedOf({ context, foreign: slots.foreign, customerNoun, suppliers });
  const advertises = model.assumptions.costs.marketingBase.value > 0;
  const top = model.sensitivity.find(({ key }) => SENSITIVE[key])?.key ?? "";
  const sensitivity = sensitivityOf(top, form, lines, advertises, brief);
  return {
    ...slots,
    context,
    lowAfterEven: isLowAfterEven(model),
    early: isTooEarly(context),
    ownMoney: isOwnMoney(model),
    doubt: doubtOf(model)?.question ?? "",
    name,
    thing,
    hasBrand: context.brandName !== null,
    prices,
    archetype,
    b2b: brief.b2b,
    kind: { ...kind, today, measure: pilotMeasure },
    moat: (brief.venture && trade?.moat) || moatOf(brief, form) || (trade?.moat ?? ""),
    action: kind.action,
    group,
    suppliers,
    demand: base.demand,
    spot: base.spot,
    ...ways,
    channels: chooseChannels(
      { ...base, inTown: slots.inTown, pledged, ...supplySoFar(brief, suppliers, say("supply_month6")) },
      archetype,
    ),
    ...used,
    rivalsToTry: list(
      [...new Set([...brief.named.competitors, ...today])].slice(0, 3),
      today.some((way) => / and |, /.test(way)) ? "; and then" : "and",
    ).replace(/ ; /g, "; "),
    trade,
    ruleCheck: fill(kind.rules, name, slots.who),
    pilotMeasure,
    payer,
    pay,
    mix: mixOf(model.assumptions.lines, group.crowd),
    mend: mendOf(model),
    sensitive: sensitivity?.label ?? "",
    sensitivity,
    lines,
    customerNoun,
    pledged,
    charged,
    head: doers(group.crowd) ?? headNoun(slots.who),
    subjects: words?.subjects ?? [],
    vary,
    basis: toldTime(model).said,
    keyNouns: nouns,
    derived: derivedFacts(brief, context.ledger),
    fact: (key) => ledger[key],
    show,
    say,
    random: (scope) => random(context.seed, scope),
  };
}
