import { sidesIn } from "@/lib/brief/buyers/sides";
import { literal } from "@/lib/brief/text/literal";
import { SCENE_UNITS, type Scene } from "../data/scenes";
import { cap, plural, withArticle, wordCount } from "../english";
import { type Form, formOf } from "../form";
import type { Material } from "../material";
import { isNoPromise } from "../names/no-promise";
import { verbOf } from "../names/participle";
import { trimmed } from "../names/promise";
import { RELIEFS } from "../names/reliefs";
import { sceneOf } from "../scene";
import { baseVerb } from "../voice";
import { SCENE_NEEDS } from "./data/scene-needs";
import { isFixed } from "./data/screens-projects";
import { deedsIn } from "./deeds";
import { deedsOn, doneBy, isReader, sideOf } from "./deeds-on";
import { handled } from "./handled";
import { clausesOf, rowOf } from "./labels";
import { type OwnWords, ownWords, workersOf } from "./own-words";
import { samples } from "./samples";
import { matchedIn, sidesByDeeds } from "./sides-by-deeds";
import { isSound } from "./sound";

/** Who and what the screens and the path speak of, in the founder's own words where there are any. */
export interface Cast extends OwnWords {
  form: Form;
  scene: Scene;
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
  /** What is offered is free at certain hours, instead of being sold. */
  timed: boolean;
  /** Bought by a firm. */
  firm: boolean;
  /** What the first button says. */
  invite: string;
  /** The founder's features, short enough for a row of a list. */
  does: string[];
  /** What the founder offers as proof, short enough for a row. */
  proofs: string[];
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
const TIMED =
  /\b(?:hours?|book\w*|rent\w*|hir\w+|borrow\w*|lend\w*|appointments?|louent|location|alqui\w*|miet\w*|alug\w*|noleggi\w*)\b/i;
/** "PSWs" keep their capitals. */
const asWritten = (word: string, text: string) =>
  new RegExp(`\\b${literal(word)}\\b`, "i").exec(text)?.[0].replace(/^\p{Lu}?\p{Ll}+$/u, word) ?? word;
/** The two sides of a marketplace: the payer asks; whoever handles the thing itself, else whoever is named last, offers. */
function sidesOf(m: Material, one: string, { kinds }: OwnWords): { demand: string; supply: string } {
  // A charity is paid by others than those whom it brings together.
  const demand = (m.archetype === "nonprofit" && kinds[0]?.toLowerCase()) || m.head;
  const named = m.context.brief.answers.targetAudience
    .toLowerCase()
    .split(/,|;| and | or | y | e /)
    .map(
      (part) =>
        part
          .split(
            / (?:in|with|within|under|over|between|from|who|that|near|aged|at|around|working|living|de|di|da) |(?<!buyers) of /,
          )[0]
          ?.trim()
          .split(" ")
          .at(-1) ?? "",
    )
    .filter((word) => /^\p{L}{3,}s$/u.test(word) && !demand.includes(word));
  const said = sidesIn(m.context.brief.answers.solution)?.supply;
  const told = said || m.foreign ? null : sidesByDeeds(deedsIn(m.context.brief.answers.solution));
  if (told) return told;
  const found =
    said ??
    (m.foreign ? null : matchedIn(m.context.brief.answers.solution)) ??
    (m.foreign ? null : m.suppliers) ??
    named.find((word) => word.startsWith(one)) ??
    named.at(-1);
  const own = found && asWritten(found, m.context.brief.answers.targetAudience);
  return { demand, supply: m.foreign ? (m.suppliers ?? "providers") : (own ?? m.suppliers ?? "providers") };
}

/** "Shelters use it free": what they are shown instead of what others pay. */
const freeFor = (customers: string, businessModel: string) =>
  new RegExp(
    `(?:^|[.;,] )(?:the )?${literal(customers)} (?:use it (?:for )?free|pay nothing|join (?:for )?free|get it (?:for )?free)|\\bfree for (?:the |all )?${literal(customers)}\\b`,
    "i",
  ).test(businessModel)
    ? `Free for ${customers}`
    : "";
const DONORS =
  /\b(supermarkets?|baker(?:y|ies)|shops?|restaurants?|caf[eé]s?|farms?|firms|companies|hotels?|households|neighbours|canteens?|schools|publishers)\b/i;
/** Whoever gives what is passed on. */
const donorsOf = ({ context: { brief } }: Material) => {
  const { targetAudience, problem, solution } = brief.answers;
  const said = DONORS.exec(`${solution} ${targetAudience} ${problem}`)?.[1]?.toLowerCase();
  return said ? (/s$/.test(said) ? said : plural(said)) : "those who give";
};

/** "Bands book empty rooms" is, on a button that bands press, "Book empty rooms". */
export function withoutCustomer(said: string, { context }: Material): string {
  const [first = "", verb = "", ...rest] = said.split(" ");
  const { targetAudience, problem } = context.brief.answers;
  const somebody =
    /^\p{L}{4,}$/u.test(first) &&
    new RegExp(`\\b${literal(first.replace(/s$/, ""))}s\\b`, "i").test(`${targetAudience} ${problem}`);
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
  return wordCount(first) >= 3 && wordCount(first) <= ROW ? cap(first) : trimmed(proof);
}

export function castOf(m: Material): Cast {
  const { brief } = m.context;
  const form = formOf(m);
  const acts = deedsOn(m);
  const done = m.foreign ? [] : doneBy(acts.length > 0 ? acts : deedsIn(brief.answers.solution), isReader(m));
  const told = sceneOf(brief, form);
  const scene = acts.length > 0 && !ON_SCREEN.includes(told) ? "tool" : told;
  const own = ownWords(m);
  const [one, many] = (scene === "tool" && sideOf(m)) || dealtWith(handled(m, scene, own), scene);
  const relief = m.foreign
    ? ""
    : (RELIEFS.flatMap((way) => way(brief.answers.problem))
        .map((line) => (line.startsWith("!") ? line.slice(1) : trimmed(line)))
        .find((line) => wordCount(line) >= 3) ?? "");
  const row = (text: string) =>
    isSound(text) &&
    !/^\S+ (?:is|are) \S+$/.test(text) &&
    wordCount(text) >= 2 &&
    wordCount(text) <= ROW &&
    !SAYS_NOTHING.test(text);
  const answers = Object.values(brief.answers).join(" ");
  const sides =
    scene === "market" || scene === "ordering" ? sidesOf(m, one, own) : { demand: m.head, supply: m.head };
  const free = freeFor(sides.demand, brief.answers.businessModel);
  return {
    ...own,
    form,
    scene,
    name: m.name,
    one,
    many,
    samples: samples(one, own.places),
    donors: donorsOf(m),
    ...sides,
    staff: own.worker ? `the ${own.worker}` : "our team",
    crew: workersOf(own.worker) || "the team",
    success: cap(relief || m.pilotMeasure),
    measure: m.pilotMeasure,
    ...(free ? { price: free, prices: [free] } : { price: cap(own.prices[0] ?? m.charged) }),
    timed: TIMED.test(`${brief.answers.solution} ${brief.answers.businessModel}`),
    firm: m.b2b,
    invite:
      scene === "market"
        ? `Find ${withArticle(one)}`
        : scene === "tool"
          ? `Try it with one ${one}`
          : scene === "project" && !own.thing && isFixed(own.prices[0] ?? m.charged)
            ? "See what you get"
            : SCENE_NEEDS[scene].button,
    does: [
      ...new Set(
        done.length > 1
          ? done
          : clausesOf(m).map(m.foreign ? cap : (clause) => withoutCustomer(rowOf(clause), m)),
      ),
    ].filter(m.foreign ? (text) => wordCount(text) <= MOST_FOREIGN : row),
    proofs: [...new Set(m.proofs.map(shortProof))].filter((proof) => row(proof) && !isNoPromise(proof)),
    says: (what) => what.test(answers),
  };
}
