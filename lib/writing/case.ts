import type { Archetype } from "@/lib/brief/types";
import { ARCHETYPE, type ArchetypeKnowledge } from "./data/archetypes";
import type { Trade } from "./data/trades";
import { bare, list, wordCount } from "./english";
import { habitsIn } from "./habits";
import type { Material } from "./material";
import { measureIn } from "./measure";
import { pricePhrase } from "./prices";
import { cores } from "./slots";
import { tradeOf } from "./trade";

/** How the work is done, which decides what is built and tested: an archetype, or members who share something. */
export type Form = Archetype | "network";

/** What plan and pitch need to know beyond the material: who is spoken to, in which trade, at which stage. */
export interface Case extends Material {
  form: Form;
  trade: Trade | null;
  /** The audience: in full for its first mention, in one word afterwards, and one of them. */
  people: string;
  they: string;
  one: string;
  /** Who pays, where that is somebody else; otherwise the same people. */
  buyers: string;
  buyersInFull: string;
  buyer: string;
  /** "a quote" and "quotes": what is delivered once. */
  job: readonly [string, string];
  counted: string;
  /** The customers can count it before there is anything new. */
  theirs: boolean;
  /** What the second check wants to see of it. */
  moved: string;
  /** What a business of this form usually needs. */
  usual: ArchetypeKnowledge;
  /** What has happened already, with its figure. */
  done: string | null;
  /** "a price of X or a cost of Y": what ends a loss on every sale; "" where there is none. */
  mend: string;
  loses: boolean;
  price: string;
  /** The price at which a yes counts. */
  asked: string;
  /** "pay £39 a month"; what has to be believed of the buyers. */
  belief: string;
  /** What is used today, as the founder tells it or as it can be looked up; never guessed. */
  instead: string[];
  at: string;
  capacity: string;
}

const IRREGULAR: Record<string, string> = { people: "person", women: "woman", men: "man", children: "child" };
export const singular = (plural: string) => {
  const word = plural.split(" ").at(-1)?.toLowerCase() ?? plural;
  return (
    IRREGULAR[word] ??
    word
      .replace(/ies$/, "y")
      .replace(/(ss|sh|ch|x)es$/, "$1")
      .replace(/([^s])s$/, "$1")
  );
};

const AT_HOME =
  /\b(?:comes? to (?:the|your|their) home|home visits?|mobile practice|on site|at (?:their|your) door)\b/i;
const FILES = /\b(?:letters?|files the form|tribunal|advice|consult\w*|agency|studio)\b/i;
const PLACE =
  /\b(?:rooms?|shop|hostel|caf[eé]|cart|truck|kiosk|stand|site|stall|market|hall|gym|salon|depot)\b/i;
const MAKES =
  /\b(?:bakery|bakes?|brews?|brewery|makes? by hand|subscription box|online shop|tienda en línea|loja online|boutique en ligne|onlineshop|tienda online)\b/i;
const MEMBERS =
  /\b(?:cooperative|co-operative|loyalty card|shared by \d+|buying group|alliance of|owned by its members)\b/i;

/** The archetype, unless the offer's own words show that the work is of another form. */
function formOf({ archetype, context }: Material): Form {
  const { solution, differentiator } = context.brief.answers;
  const offer = `${solution} ${differentiator}`;
  const sellsThings = context.brief.lines.some(({ kind }) => kind === "unitSale");
  if (MEMBERS.test(offer) && ["services", "saas", "local"].includes(archetype)) return "network";
  if (archetype === "local" && MAKES.test(solution)) return "ecommerce";
  if (archetype === "local" && !PLACE.test(solution) && (AT_HOME.test(solution) || FILES.test(solution)))
    return "services";
  if (archetype === "hardware" && !sellsThings && /\b(?:drones?|we fly|inspect\w*|survey\w*)\b/i.test(offer))
    return "services";
  return archetype;
}

const HAPPENED =
  /\b(?:taught|sold|signed|served|passed|delivered|tested|piloted|paid|paying|photographed|read|open|found|stayed|gained|reported|agreed|chose|compared|raised|customers|members|subscribers|users|downloads|list|students|orders)\b/i;

/** Part of an answer that says what has happened and how often; a price is none. */
function doneOf({ traction, foreign }: Material): string | null {
  if (foreign) return null;
  const parts = traction.flatMap((said) => said.split(/[;.] /)).map(bare);
  return (
    parts.find(
      (said) => /\d/.test(said) && HAPPENED.test(said) && !/^\p{Sc}|^\d[\d.,]* ?\p{Sc}/u.test(said),
    ) ?? null
  );
}

/** "hospitals" out of "paid by the hospital". */
function paidBy({ context, foreign }: Material): string | null {
  if (foreign) return null;
  const found =
    /\bpaid (?:for )?by (?:the |their |each |an? )?([a-z]+(?: [a-z]+)?)(?=[,;.]|$| (?:and|who|when)\b)/i.exec(
      context.brief.answers.businessModel,
    )?.[1];
  if (!found || /\b(?:month|year|week|visit|hour|card|use|transfer|the)\b/i.test(found)) return null;
  const group = found.toLowerCase();
  return /s$/.test(group) ? group : /y$/.test(group) ? group.replace(/y$/, "ies") : `${group}s`;
}

/** What a buyer hears: beside the price of the thing, the share that is kept of it is none of theirs. */
function priceOf(m: Material): string {
  const sold = m.lines.filter(({ kind }) => kind !== "grant" && kind !== "audience");
  const things = sold.filter(({ kind }) => kind !== "take");
  if (things.length > 0 && things.length < sold.length) return pricePhrase(things, m.context.brief.currency);
  const [fee] = sold;
  const trade = Object.keys(m.context.ledger).find((key) => key.startsWith("order_"));
  if (fee?.kind === "take" && trade && m.show("take_commission"))
    return `${m.show(trade)} a deal, ${m.show("take_commission")} of it for ${m.name}`;
  return m.charged;
}

const JOBS: Record<Form, readonly [string, string]> = {
  saas: ["a case", "cases"],
  marketplace: ["a deal", "deals"],
  ecommerce: ["an order", "orders"],
  services: ["a job", "jobs"],
  fintech: ["a transaction", "transactions"],
  media: ["an issue", "issues"],
  hardware: ["an installation", "installations"],
  usage: ["a request", "requests"],
  local: ["a day of sales", "days of sales"],
  education: ["a course", "courses"],
  nonprofit: ["a place", "places"],
  network: ["a shared case", "shared cases"],
};

const MEASURES: Record<Form, string> = {
  saas: "the minutes one case takes",
  marketplace: "the share of requests that end in a deal",
  ecommerce: "the share of buyers who order again",
  services: "the hours behind one job",
  fintech: "the days until the money arrives",
  media: "the share of readers who open every issue",
  hardware: "the time between event and action",
  usage: "the share of answers that need no correction",
  local: "the sales per day",
  education: "the change between entry test and exit test",
  nonprofit: "the share of participants who reach the promised outcome",
  network: "what a member saves or earns through the group",
};

/** Forms whose customers do the same thing today in another way. */
const DONE_ALREADY: readonly Form[] = ["saas", "usage", "hardware", "fintech"];

const MEND = /makes the loss larger: (.+?) would bring it to zero/;
const made = new WeakMap<Material, Case>();

export function caseOf(m: Material): Case {
  const known = made.get(m);
  if (known) return known;
  const { brief, model } = m.context;
  const form = formOf(m);
  const trade = tradeOf(brief);
  const unnamed = /^early (?:users|customers)$/.test(m.who);
  const people = unnamed ? (m.vague ? "people you can name" : "buyers") : m.who;
  const they = unnamed ? (m.vague ? "people" : "buyers") : m.head;
  const one = singular(they.split(/ (?:of|with|who|in) /)[0] ?? they);
  const others = m.payers ?? paidBy(m);
  const loss = model.warnings.find(({ rule }) => rule === "unit-loss")?.text ?? "";
  const price = priceOf(m) || m.show("price_main");
  const own = measureIn(brief);
  const counted = own ?? trade?.measure ?? MEASURES[form];
  const theirs = own !== null || (trade?.measure ? trade.before === true : DONE_ALREADY.includes(form));
  const found: Case = {
    ...m,
    form,
    trade,
    people,
    they,
    one,
    buyers: others ?? they,
    buyersInFull: others ?? people,
    buyer: others ? singular(others) : one,
    job: trade?.job ?? JOBS[form],
    counted,
    theirs,
    moved: theirs
      ? `most of them show a better figure for ${counted}`
      : `there are two weeks of figures for ${counted}`,
    usual: ARCHETYPE[form === "network" ? "services" : form],
    done: doneOf(m),
    mend: MEND.exec(loss)?.[1] ?? "",
    loses: loss !== "",
    price,
    asked: loss ? "a price that covers the cost" : price || "a price you named",
    belief: `${others ?? people} will ${price ? `pay ${m.charged ? "" : "about "}${price}` : `pay for ${m.name} at all`}`,
    instead: insteadOf(m),
    at: m.place && !people.includes(m.place) ? ` in ${m.place}` : "",
    capacity: /^Stated: (.+?)\.?$/.exec(brief.stated.capacity?.note ?? "")?.[1] ?? "",
  };
  made.set(m, found);
  return found;
}

function insteadOf({ context, names, alternatives, rivals, competitors }: Material): string[] {
  const own = [...alternatives.map(({ who }) => who), ...habitsIn(context.brief, names)].filter(
    (way) => !/^going with/.test(way),
  );
  const known = competitors.map(({ kind, names: firms }) =>
    firms.length > 0 ? `${kind} such as ${list(firms.slice(0, 2), "or")}` : kind,
  );
  return [...rivals, ...own, ...known].slice(0, 3);
}

/** A part of the founder's own text that can stand as a line of at most so many words. */
export function within(most: number, text: string | null | undefined): string {
  if (!text) return "";
  const ends = text.split(/ (?=(?:the|a|an|each|every|your) \p{L}+ (?:can|could|will|may)\b)/u)[0] ?? text;
  return (
    [
      text,
      ...cores(text),
      ends,
      text.split(/, (?=made|with|and|so|plus)/)[0] ?? "",
      text.split(/ (?:that|which|who|without|until|before|from) /)[0] ?? "",
    ].find((part) => wordCount(part) <= most && wordCount(part) >= 3) ?? ""
  );
}

export const named = (text: string, c: Case) =>
  text.replaceAll("{name}", c.name).replaceAll("{they}", c.they).replaceAll("{one}", c.one);
