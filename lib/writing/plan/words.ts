import { buysOnce, isRepeated } from "@/lib/finance/line-flow";
import { type Case, within } from "../case";
import { inWords, singular, withArticle, wordCount } from "../english";
import { NO_PRICE } from "../price-once";
import { dealsInThings } from "../supply-side";
import { isWhole } from "../whole";
import { costsSaid, costWords } from "./costs";

/** The words a plan's sentences are filled with, each the founder's or this group's own. */
export interface Words {
  c: Case;
  crowd: string;
  member: string;
  /** "a homeowner". */
  one: string;
  /** " in Leeds", where the group doesn't say it itself. */
  at: string;
  /** "Leeds", or "your town" where nothing is said. */
  place: string;
  /** " at £85 a house", where it is short. */
  atPrice: string;
  /** The price, short where it can be said short; or what stands for one. */
  /** Who learns or takes part: the children of the parents who pay. */
  learners: string;
  learner: string;
  price: string;
  /** What stays with a marketplace of the price: the price itself where it is a commission. */
  kept: string;
  /** What is sold, in plain words: "the rota app", "the candle". */
  it: string;
  /** Two sides who trade things, and not hours or places. */
  goods: boolean;
  job: string;
  jobs: string;
  counted: string;
  /** What hurts, quoted where it is short. */
  said: string;
  /** What they use or do now, as the answers tell it; "" where they don't. */
  now: string;
  /** "do" where these are several, else "does". */
  nowDo: "do" | "does";
  /** What a sale is spent on, as the founder lists it; "" where nothing is listed. */
  spent: string;
  /** How many have to say yes. */
  yes: string;
  /** "a first month", or "a first inventory" where it is paid by the piece. */
  first: string;
  monthly: boolean;
  /** Each customer buys once and is never planned to come back. */
  once: boolean;
  /** Within the sixty days nobody who has bought needs it again. */
  seldom: boolean;
  /** It exists: it is in use or was tried. */
  made: boolean;
  /** Customers that exist. */
  has: number;
  /** "six" of those who bought, or as many as there are. */
  six: string;
  /** The nth promise of the offer, quoted where it is short. */
  promise(n: number, otherwise: string): string;
  how: Case["group"]["how"];
  vary: Case["vary"];
}

export type Text = (w: Words) => readonly [title: string, description: string];

/** Nobody can try what is merely given up. */
const DONE_WITHOUT = /^(?:cancelling|waiting|skipping|postponing|going without|making do without)\b/i;
/** "Lessons for shy children": those who pay send somebody else. */
const FOR_CHILDREN =
  /\b(?:for|of|teach(?:es)?|with) (?:(?!parents)[\p{L}\d-]+ ){0,3}(?:children|kids|pupils|teenagers|girls|boys)\b|\b(?:the|each|every) (?:child|pupil|kid)\b/iu;
const LONG = 9;
/** About three times a year. */
const SELDOM = 0.26;
const QUOTED = 14;
const pricesSaid = ({ lines }: Case) => lines.map(({ evidence }) => evidence).join(" ; ");
const made = new WeakMap<Case, Words>();

function keptOf(c: Case, price: string): string {
  const [, order = "", share = ""] = /^(.*\d\S*) .+?, of which .+ keeps (\S+%)$/.exec(price) ?? [];
  if (share) return `${share} of ${order}`;
  const margin = c.lines[0]?.kind === "take" ? undefined : c.derived[`margin_${c.lines[0]?.id}`];
  return margin && margin.value > 0 ? `${margin.display} of ${price}` : price;
}

/** "bar" out of "savoury energy bars", whatever they are packed in. */
const goodOf = ({ form, foreign, context }: Case) =>
  form === "ecommerce" && !foreign
    ? singular(context.brief.offer.noun?.split(" ").at(-1) ?? "") || null
    : null;

/** How often one customer pays the first price; 0 where it is paid once and only what follows comes back. */
function timesAMonth({ context: { model } }: Case): number {
  const [first] = model.assumptions.lines;
  return first && !isRepeated(first) ? 0 : (first?.unitsPerCustomerMonth?.value ?? 1);
}

export function wordsOf(c: Case): Words {
  const known = made.get(c);
  if (known) return known;
  const { tag, how } = c.group;
  // "Find more people" names nobody where the plan counts members.
  const nameless = c.group.crowd === "people" && c.customerNoun !== "people";
  const crowd = nameless ? c.customerNoun : c.group.crowd;
  const member = nameless ? singular(c.customerNoun) : c.group.member;
  const now = [c.rivals[0], c.alternatives[0]?.who, c.habits[0]].find(
    (said) => said && wordCount(said) <= LONG && !DONE_WITHOUT.test(said),
  );
  const unit = /^(?:order|wholesale|sale|unit|box)$/.test(c.group.unit ?? "order")
    ? (goodOf(c) ?? c.keyNouns[0])
    : c.group.unit;
  const price = (c.loses ? "" : tag) || c.price || NO_PRICE;
  const monthly = c.lines[0]?.kind === "recurring" || c.sale[0] === "a subscription";
  const forChildren =
    /^(?:[\p{L}-]+ )?parents\b/iu.test(crowd) && FOR_CHILDREN.test(c.context.brief.answers.solution);
  const has = c.context.brief.stated.customers?.value ?? 0;
  const words: Words = {
    c,
    crowd,
    member,
    one: withArticle(member),
    learners: forChildren ? "children" : crowd,
    learner: forChildren ? "child" : member,
    at: c.at,
    place: c.place ?? "your town",
    atPrice: tag && !c.loses ? ` at ${tag}` : "",
    price,
    kept: keptOf(c, price),
    it: c.thing ?? `the ${unit ?? c.job[0].replace(/^an? /, "")}`,
    goods: c.form === "marketplace" && dealsInThings(c.context.brief),
    job: c.job[0],
    jobs: c.job[1],
    counted: c.counted,
    said: c.trouble && wordCount(c.trouble) <= QUOTED ? `"${c.trouble}"` : "the trouble",
    now: now ?? "",
    nowDo: c.alternatives.some(({ who, many }) => who === now && many) ? "do" : "does",
    spent: c.foreign ? "" : costWords(costsSaid(c.context.brief), c.names, c.group.unit, pricesSaid(c)),
    yes: c.say("pilot_target") || inWords(3),
    first: monthly ? "a first month" : `a first ${c.job[0].replace(/^an? /, "")}`,
    monthly,
    once: buysOnce(c.context.model.assumptions),
    seldom: !monthly && timesAMonth(c) < SELDOM,
    made: c.running || c.tried,
    has,
    six: has > 0 && has < 6 ? `the ${inWords(has)}` : "six",
    promise: (n, otherwise) => {
      // "Offer a twelve-week programme" is all of it and no part.
      const parts = c.features.filter((feature) => !/^(?:offer|provide) /i.test(feature));
      const whole = parts[n] ?? "";
      const [first = ""] = whole.split(/ and (?=\p{Ll}+s )/u);
      const part = within(QUOTED, whole) || (isWhole(first) ? within(QUOTED, first) : "");
      return part ? `"${part}"` : otherwise;
    },
    how,
    vary: c.vary,
  };
  made.set(c, words);
  return words;
}
