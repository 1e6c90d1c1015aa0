import { literal } from "@/lib/brief/text/literal";
import { SCENE_UNITS, type Scene } from "../data/scenes";
import { cap, plural, wordCount } from "../english";
import { type Form, formOf } from "../form";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import { isNoPromise } from "../names/no-promise";
import { participle, verbOf } from "../names/participle";
import { RELIEFS } from "../names/reliefs";
import { trimmed } from "../names/trimmed";
import { actOf } from "../outline/act";
import { sceneOf } from "../scene";
import { baseVerb } from "../third";
import { screensOf } from "../ventures/screens-of";
import { objectOf, thingOf } from "./deed-words";
import { type Deed, deedsIn } from "./deeds";
import { isBidFor, LOOKS, WISH } from "./deeds-between";
import { deedsOn, doneBy, isReader, MEDIUM, sideOf } from "./deeds-on";
import { meritsOf } from "./features-of";
import { handled } from "./handled";
import { clausesOf, rowOf } from "./labels";
import { type Manner, mannerOf } from "./orders/manner";
import type { PriceRow } from "./orders/price-rows";
import { type OwnWords, ownWords, workersOf } from "./own-words";
import { mainObject } from "./plain/main-object";
import { alsoPriced } from "./price-list";
import { samples } from "./samples";
import { donorsOf, freeFor, sidesOf } from "./sides-of";
import { isSound } from "./sound";
import { isTimed, timesOf } from "./times";

/** Who and what the screens and the path speak of, in the founder's own words where there are any. */
export interface Cast extends OwnWords {
  form: Form;
  scene: Scene;
  /** How it gets to whoever orders it; null where it is used on a screen. */
  manner: Manner | null;
  name: string;
  /** What the offer handles, one and many: "elevator", "elevators". */
  one: string;
  many: string;
  /** Three of them as they would stand in a list. */
  samples: string[];
  /** Whoever gives what is passed on. */
  donors: string;
  /** Those who ask and those who offer; the same people where there is only one side. */
  demand: string;
  supply: string;
  /** Who does the work, as a label says it: "the nurse", "our team". */
  staff: string;
  crew: string;
  /** What has become better, as a line: "Know whether the technician came". */
  success: string;
  /** What a pilot counts. */
  measure: string;
  price: string;
  /** What stands on the price list beside it. */
  also: readonly PriceRow[];
  /** What is offered is free at certain hours, instead of being sold. */
  timed: boolean;
  /** Bought by a firm. */
  firm: boolean;
  /** The founder's features, short enough for a row of a list. */
  does: string[];
  /** What the founder offers as proof, short enough for a row. */
  proofs: string[];
  /** Those who offer put up things, each with what is told of it. */
  posted: boolean;
  /** Those who ask put up what they need, and those who offer answer with a price. */
  bids: boolean;
  /** The founder says who puts up what and who takes it. */
  dealt: boolean;
  /** What has been done to one of it: "read", "compared". */
  states: string[];
  /** The answers in one. */
  told: string;
  /** Whether the founder speaks of it: a photograph, a report, a message. */
  says: (what: RegExp) => boolean;
}

/** "A dispatch tool" is what handles, not what is handled. */
const dealtWith = (named: readonly [string, string], scene: Scene) =>
  scene === "tool" && /^(?:tool|system|notebook|software|plan)$/.test(named[0]) ? SCENE_UNITS.tool : named;

/** Scenes that play on a screen. */
const ON_SCREEN: readonly Scene[] = [
  "tool",
  "market",
  "money",
  "device",
  "chat",
  "ask",
  "ordering",
  "lessons",
  "api",
  "network",
  "giving",
  "delivery",
];
const ROW = 16;
/** A clause of another language is never cut. */
const MOST_FOREIGN = 13;
/** Deeds of the product that leave a mark on what it handles. */
const MARKS: readonly Deed["kind"][] = [
  "scan",
  "check",
  "reckon",
  "write",
  "sign",
  "plan",
  "match",
  "record",
];
const statesOf = (deeds: readonly Deed[]) => [
  ...new Set(
    deeds
      .filter(
        ({ actor, kind, verb }) =>
          actor === "" && MARKS.includes(kind) && !/^(?:listen|hear|watch)$/.test(verb),
      )
      .map(({ verb }) => participle(verb)),
  ),
];
const ANYBODY = /^(?:customers|people|clients|guests|members|buyers|visitors)$/i;
/** "Bands book empty rooms" is, on a button that bands press, "Book empty rooms". */
export function withoutCustomer(said: string, { context }: Material): string {
  const [first = "", verb = "", ...rest] = said.split(" ");
  const { targetAudience, problem } = context.brief.answers;
  const somebody =
    ANYBODY.test(first) ||
    (/^\p{L}{4,}$/u.test(first) &&
      new RegExp(`\\b${literal(first.replace(/s$/, ""))}s\\b`, "i").test(`${targetAudience} ${problem}`));
  const base = baseVerb(verb) ?? verbOf(verb);
  const agrees = base !== null && (base === verb) === first.endsWith("s");
  return somebody && agrees && rest.length > 0 ? cap([base, ...rest].join(" ")) : said;
}

/** What names the form alone, or nothing: "Software for elevator maintenance", "Get it". */
export const SAYS_NOTHING =
  /^(?:do|make|get|have|see|use|take) (?:it|this|that|all|them)$|^(?:(?!in |on |inside |using |with |through )(?!the |your |our |an? )[\p{L}\d-]+ ){0,3}(?:software|app|platform|tool|system|website|site|plug-?in|marketplace|service)(?: for .*)?$/iu;

/** A proof as a row: whole where it is short, else its first part. */
function shortProof(proof: string): string {
  if (wordCount(proof) <= ROW) return cap(proof);
  const [first = ""] = proof.split(/[,;:] /);
  if (wordCount(first) >= 3 && wordCount(first) <= ROW) return cap(first);
  // "..., on each tin": where it stands may be left out before what makes it so.
  const nearly = proof.replace(/ (?:on|in|at|with|from|for|by) (?:each|every|the|our|an?) [\p{L}-]+$/u, "");
  if (wordCount(nearly) <= ROW) return cap(nearly);
  // "The only studio that is open every evening" is not the only studio.
  return LIMITED.test(proof) ? "" : trimmed(proof);
}
const LIMITED =
  /\b(?:only|first|best|largest|cheapest|fastest|oldest|no other|nobody else|never|always|all|every)\b/i;

/** "Packers list free pallet places": what is dealt with is what is put up. */
const postedIn = (deeds: readonly Deed[]): readonly [string, string] | null => {
  const thing = thingOf(objectOf(deeds.find(({ kind, actor }) => kind === "post" && actor)?.rest ?? ""));
  return thing && !MEDIUM.test(thing) && !/^(?:week|day|hour|night|slot|date|month)$/.test(thing)
    ? [thing, plural(thing)]
    : null;
};

/** "Such as admission", "between lessons": says when or for what, and nothing that is done. */
const LEADS_ON = /^(?:such as|for example|including) |^(?:between|during|after|before|within) \S+(?: \S+)?$/i;

export function castOf(m: Material): Cast {
  const { brief } = m.context;
  const form = formOf(m);
  const acts = deedsOn(m);
  const done = m.foreign ? [] : doneBy(acts.length > 0 ? acts : deedsIn(brief.answers.solution), isReader(m));
  const usual = sceneOf(brief, form);
  // Money that passes between several people makes no market.
  const told = usual === "market" && isPlain(brief) && actOf(brief, form) !== "match" ? "tool" : usual;
  const scene = acts.length > 0 && !ON_SCREEN.includes(told) ? "tool" : told;
  const own = ownWords(m);
  const knownThing = screensOf(brief)?.thing;
  const dealt: readonly [string, string] =
    (scene === "market" && postedIn(acts)) ||
    (scene === "tool" && sideOf(m)) ||
    dealtWith(handled(m, scene, own), scene);
  const isUsual = dealt[0] === SCENE_UNITS[scene][0];
  // "Connects hosts with chefs": a side of the deal is not what is dealt with.
  const isSomebody =
    scene === "market" && new RegExp(`\\b${literal(dealt[0])}s\\b`, "i").test(brief.answers.targetAudience);
  const main = scene === "tool" && isPlain(brief) ? mainObject(m) : null;
  const [one, many] = main
    ? [main.one, main.many]
    : knownThing && (isUsual || isSomebody)
      ? [knownThing.one, knownThing.many]
      : dealt;
  const relief = m.foreign
    ? ""
    : (RELIEFS.flatMap((way) => way(brief.answers.problem))
        .map((line) => (line.startsWith("!") ? line.slice(1) : trimmed(line)))
        // "Can't swim and are embarrassed": only the first of the two is turned round.
        .find((line) => wordCount(line) >= 3 && !/ and (?:is|are|feels?|gets?|has|have)\b/.test(line)) ?? "");
  const row = (text: string) =>
    isSound(text) &&
    !LEADS_ON.test(text) &&
    !/^\S+ (?:is|are) \S+$/.test(text) &&
    wordCount(text) >= 2 &&
    wordCount(text) <= ROW &&
    !SAYS_NOTHING.test(text);
  const answers = Object.values(brief.answers).join(" ");
  const sides =
    scene === "market" || scene === "ordering" ? sidesOf(m, own) : { demand: m.head, supply: m.head };
  const free = freeFor(sides.demand, brief.answers.businessModel);
  return {
    ...own,
    form,
    scene,
    manner: mannerOf(scene, brief.answers),
    name: m.name,
    one,
    many,
    samples: knownThing?.one === one ? [...knownThing.samples] : samples(one),
    donors: donorsOf(m),
    ...sides,
    staff: own.worker ? `the ${own.worker}` : "our team",
    crew: workersOf(own.worker) || "the team",
    success: cap(relief || m.pilotMeasure),
    measure: m.pilotMeasure,
    ...(free ? { price: free, prices: [free] } : { price: cap(own.prices[0] ?? m.charged) }),
    also: free ? [] : alsoPriced(m),
    timed: isTimed(brief.answers),
    slots: timesOf(own.slots, scene, brief.answers),
    bids: isBidFor(acts),
    dealt: acts.some(({ kind }) => kind === "post") && acts.some(({ kind }) => kind && LOOKS.includes(kind)),
    posted: !isBidFor(acts) && acts.some(({ kind, rest }) => kind === "post" && !WISH.test(rest)),
    states: statesOf(acts),
    told: answers,
    firm: m.b2b,
    does: [
      ...new Set(
        done.length > 1
          ? done
          : clausesOf(m).map(m.foreign ? cap : (clause) => withoutCustomer(rowOf(clause), m)),
      ),
    ].filter(m.foreign ? (text) => wordCount(text) <= MOST_FOREIGN : row),
    proofs: [...new Set(meritsOf(m).map(shortProof))].filter((proof) => row(proof) && !isNoPromise(proof)),
    says: (what) => what.test(answers),
  };
}
