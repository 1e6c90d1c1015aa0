import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isDoneByHand } from "../offer/by-hand";
import { readWay } from "../offer/sold";
import type { Archetype } from "../types";
import { VENTURES } from "./catalogue";
import { LEARNED } from "./data/learned";
import { readModel } from "./model";
import { isNamedIn } from "./named-in-offer";
import { mayBe } from "./other-business";
import { doesOther } from "./other-deed";
import { isPair, toldWords, weighed } from "./told-words";
import type { Venture } from "./venture";

/** What an offer is called stands at its beginning. */
const OPENING = 90;
/** How much of an answer is about the offer itself. */
const WEIGHT = {
  opening: 1.5,
  solution: 1,
  targetAudience: 0.7,
  problem: 0.5,
  differentiator: 0.4,
  businessModel: 0.2,
};
/** Whoever else buys, or another way to earn, makes a kind unlikely and does not rule it out. */
const OTHERS_BUY = 0.8;
const EARNS_OTHERWISE = 0.7;
const OTHER_SORT = 0.5;
const SORT: Record<Archetype, string> = {
  saas: "program",
  usage: "program",
  fintech: "program",
  ecommerce: "goods",
  hardware: "goods",
  education: "lessons",
  services: "work",
  local: "work",
  nonprofit: "work",
  marketplace: "both sides",
  media: "media",
};
const sameSort = (kinds: readonly Archetype[], earns: Archetype) =>
  kinds.some((kind) => SORT[kind] === SORT[earns]);
/** "Patterns, and courses too" is no sewing school; work is read where nothing else is, and tells nothing. */
const usuallyEarns = ({ kinds: [first] }: Venture, earns: Archetype | undefined) =>
  !earns || !first || earns === "services" || SORT[first] === SORT[earns];
/** What is a program, goods or lessons for one and something else for the other is hardly the same business; work is read where nothing else is. */
function earningLike({ kinds }: Venture, earns: Archetype | undefined): number {
  if (!earns || kinds.includes(earns)) return 1;
  const program = kinds.every((kind) => SORT[kind] === "program");
  const other = earns === "services" ? program : !sameSort(kinds, earns);
  return other ? OTHER_SORT : EARNS_OTHERWISE;
}
/** From this likeness on a kind is believed that is so much likelier than the next; a weaker one only with a wide lead. */
const LIKELY = { weight: 0.75, lead: 0.28 };
const CLEAR = { weight: 0.5, times: 1.7 };
/** What is much less like the answers than a kind that they rule out is hardly what they speak of. */
const NEAR_VETOED = 0.75;
/** Two near neighbours far before all others: one of them it is. */
const PAIR = { weight: 0.75, alike: 0.7, rest: 0.5 };

const MODEL = readModel(LEARNED);
/** How rare a word is that no kind is told by; a pair of words that none is told by says nothing. */
const UNKNOWN = 4;

interface Ranked {
  venture: Venture;
  /** Likeness of the answers and what is known of the kind: 0 none, from about 0.6 on likely, over 1 sure. */
  weight: number;
}

const sellsTo = ({ to }: Venture, b2b: boolean) => to === "both" || (to === "firms") === b2b;

/** The known kinds of venture that the answers may speak of, likeliest first. English answers only. */
export function rank(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Ranked[] {
  const { solution, targetAudience, problem, differentiator, businessModel } = answers;
  const said = weighed([
    [solution.slice(0, OPENING), WEIGHT.opening],
    [solution, WEIGHT.solution],
    [targetAudience, WEIGHT.targetAudience],
    [problem, WEIGHT.problem],
    [differentiator, WEIGHT.differentiator],
    [businessModel, WEIGHT.businessModel],
  ]);
  const likeness = new Array<number>(VENTURES.length).fill(0);
  let length = 0;
  for (const [word, count] of said) {
    const learned = MODEL.get(word);
    const weight = Math.log(1 + count) * (learned?.rarity ?? (isPair(word) ? 0 : UNKNOWN));
    length += weight ** 2;
    for (const [kind, known] of learned?.kinds ?? []) likeness[kind] = (likeness[kind] ?? 0) + weight * known;
  }
  return VENTURES.map((venture, kind) => {
    const buys = sellsTo(venture, b2b) ? 1 : OTHERS_BUY;
    const like = (likeness[kind] ?? 0) / (Math.sqrt(length) || 1);
    return { venture, weight: like * buys * earningLike(venture, earns) };
  }).sort((a, b) => b.weight - a.weight);
}

const NOTHING_ELSE = { problem: "", targetAudience: "", differentiator: "", businessModel: "" };
/** What the first clause says is what it is: of two kinds that are alike, one. */
function nearer(pair: readonly Ranked[], { solution }: QuizAnswers): Venture | null {
  const [clause = ""] = solution.split(/[,.;:!?]| (?:and|so|which) /);
  const told = rank({ ...NOTHING_ELSE, solution: clause }, false);
  const weight = ({ venture }: Ranked) => told.find((one) => one.venture === venture)?.weight ?? 0;
  return [...pair].sort((a, b) => weight(b) - weight(a))[0]?.venture ?? null;
}

/** So far down the list, with another so likely at its head, the need is not the one that a kind of goods usually meets. */
const OTHER_NEED = { place: 20, weight: 0.5 };
/** A candle for a mourner has other buyers, rivals and days than one for the bath: the same goods, and not the same business. */
function meetsOtherNeed({ id, kinds }: Venture, { problem, targetAudience }: QuizAnswers): boolean {
  if (kinds[0] === undefined || SORT[kinds[0]] !== "goods") return false;
  const told = rank({ ...NOTHING_ELSE, solution: "", problem, targetAudience }, false);
  const place = told.findIndex(({ venture }) => venture.id === id);
  return place >= OTHER_NEED.place && (told[0]?.weight ?? 0) >= OTHER_NEED.weight;
}

/** Whom it serves can be told at length, and is not what it does: a kind stands among the first for the offer alone too. */
const OFFERED = 6;
function isOffered({ id }: Venture, { solution }: QuizAnswers): boolean {
  const told = rank({ ...NOTHING_ELSE, solution }, false);
  return told.findIndex(({ venture }) => venture.id === id) < OFFERED;
}

/** Work that is done for any business: "a repair van for couriers" delivers nothing. */
const DONE_FOR_OTHERS = ["repair", "insurance", "recruitment", "staffing", "training", "maintenance"];
function servesThem({ id }: Venture, { solution }: QuizAnswers): boolean {
  const [head = ""] = solution.split(/[,.;:!?]| (?:for|of|to|that|which|who|so|and) /);
  const done = new Set(toldWords(head));
  return DONE_FOR_OTHERS.flatMap(toldWords).some(
    (word) => done.has(word) && !MODEL.get(word)?.kinds.some(([kind]) => VENTURES[kind]?.id === id),
  );
}

/** What is as like as this is that kind, whatever words open the offer. */
const SURE = 1;
const isSure = (kind: Venture, answers: QuizAnswers, b2b: boolean, earns?: Archetype) =>
  rank(answers, b2b, earns).some(({ venture, weight }) => venture === kind && weight >= SURE);

const isProgram = ({ kinds: [first] }: Venture) => first !== undefined && SORT[first] === "program";

/** The known kind of venture that the answers speak of; null where they speak of none, of several alike, or of its goods for another need. */
export function ventureOf(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Venture | null {
  const found = likeliest(answers, b2b, earns);
  const fits =
    found &&
    !(
      isProgram(found) &&
      (isDoneByHand(answers) || (readWay(answers) === "work" && !isSure(found, answers, b2b, earns)))
    ) &&
    isOffered(found, answers) &&
    (isSure(found, answers, b2b, earns) || isNamedIn(answers, found.id)) &&
    !servesThem(found, answers) &&
    !doesOther(found.id, answers) &&
    !meetsOtherNeed(found, answers);
  return fits ? found : null;
}

function likeliest(answers: QuizAnswers, b2b: boolean, earns?: Archetype): Venture | null {
  const ranked = rank(answers, b2b, earns);
  const may = mayBe(answers);
  const ruledOut = ranked[0] && !may(ranked[0].venture);
  const [first, second, third] = ruledOut ? ranked.filter(({ venture }) => may(venture)) : ranked;
  if (!first || !second || first.weight < (ranked[0]?.weight ?? 0) * NEAR_VETOED) return null;
  const fits = ({ venture }: Ranked) => sellsTo(venture, b2b) && usuallyEarns(venture, earns);
  const far = (third?.weight ?? 0) <= first.weight * PAIR.rest;
  if (first.weight >= PAIR.weight && second.weight >= first.weight * PAIR.alike && far)
    return fits(first)
      ? nearer(
          [first, second].filter(
            (one) => fits(one) && may(one.venture) && isNamedIn(answers, one.venture.id),
          ),
          answers,
        )
      : null;
  const likely = first.weight >= LIKELY.weight && first.weight - second.weight >= LIKELY.lead;
  const clear = fits(first) && first.weight >= CLEAR.weight && first.weight >= second.weight * CLEAR.times;
  return likely || clear ? first.venture : null;
}
