import { cap, plural, uncap, wordCount } from "../english";
import { type Form, formOf } from "../form";
import type { Material } from "../material";
import { thingsOf } from "../names/objects";
import { trimmed } from "../names/promise";
import { RELIEFS } from "../names/reliefs";
import { SCENE_UNITS, type Scene, sceneOf } from "../scene";
import { clausesOf, label } from "./labels";
import { type OwnWords, ownWords, workersOf } from "./own-words";

/** Who and what the screens and the path speak of, in the founder's own words where there are any. */
export interface Cast extends OwnWords {
  form: Form;
  scene: Scene;
  name: string;
  /** What the offer handles, one and many: "elevator", "elevators". */
  one: string;
  many: string;
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
  /** The founder's features, short enough for a row of a list. */
  does: string[];
  /** What the founder offers as proof, short enough for a row. */
  proofs: string[];
  /** Whether the founder speaks of it: a photograph, a report, a message. */
  says: (what: RegExp) => boolean;
}

const ROW = 9;
/** A clause of another language is never cut. */
const MOST_FOREIGN = 13;
const TIMED =
  /\b(?:hours?|book\w*|rent\w*|hir\w+|borrow\w*|lend\w*|appointments?|louent|location|alqui\w*|miet\w*|alug\w*|noleggi\w*)\b/i;
/** Spoken of as a mass: nobody has three waters. */
const MASS =
  /^(?:water|food|bread|milk|energy|music|money|health|paper|wood|software|language|art|fashion|coffee|tea|meat|fish|light|prepare|with|come|pass|get|power|work|call|button|way|form|name|attorney|clay|hay|steel|sand|wool|soil|honey|wine|beer|flour|paint)$/;
/** Somebody or somewhere, not what is handled. */
const NOT_HANDLED =
  /^(?:child|children|house|home|building site|handyman|kitchen|school|customer|person|people|family|town|village|office|company|demand)s?$/;

/** Scenes in which what is paid for once is what the screens are about. */
const BY_UNIT: readonly Scene[] = [
  "visit",
  "case",
  "session",
  "call",
  "project",
  "api",
  "programme",
  "rental",
  "goods",
  "counter",
];
/** Scenes in which the customer handles time, not a thing. */
const BY_TIME: readonly Scene[] = [
  "call",
  "ask",
  "event",
  "issue",
  "show",
  "visit",
  "session",
  "seat",
  "play",
];
const NAMED_ONCE: readonly Scene[] = ["object", "device", "rental", "project", "case"];

/** Papers that a case is about. */
const PAPER = /\b(letter|contract|claim|permit|invoice|visa|will|tender|appeal|application)s?\b/i;

/** The two sides of a marketplace: the payer asks; whoever handles the thing itself, else whoever is named last, offers. */
function sidesOf(m: Material, one: string): { demand: string; supply: string } {
  const demand = m.head;
  const named = m.context.brief.answers.targetAudience
    .toLowerCase()
    .split(/,|;| and | or | y | e /)
    .map(
      (part) =>
        part
          .split(/ (?:in|with|from|who|that|near|aged|de|di|da) |(?<!buyers) of /)[0]
          ?.trim()
          .split(" ")
          .at(-1) ?? "",
    )
    .filter((word) => /^\p{L}{3,}s$/u.test(word) && !demand.includes(word));
  const own = named.find((word) => word.startsWith(one)) ?? named.at(-1);
  return { demand, supply: m.foreign ? (m.suppliers ?? "providers") : (own ?? m.suppliers ?? "providers") };
}

function thingOf(m: Material, scene: Scene, own: OwnWords): readonly [string, string] {
  const { brief } = m.context;
  const usual = SCENE_UNITS[scene];
  const pair = (noun: string | undefined) => (noun ? ([noun, plural(noun)] as const) : null);
  if (m.foreign) {
    const subject = m.subjects.find((noun) => !NOT_HANDLED.test(noun) && !MASS.test(noun));
    return (BY_TIME.includes(scene) ? null : pair(subject)) ?? usual;
  }
  if (BY_UNIT.includes(scene) && own.unit) return pair(own.unit) ?? usual;
  if (BY_TIME.includes(scene)) return usual;
  if (scene === "case") return pair(PAPER.exec(brief.answers.solution)?.[1]?.toLowerCase()) ?? usual;
  const solution = brief.answers.solution.toLowerCase();
  if (scene === "device" || scene === "object") {
    const noun = brief.offer.noun?.toLowerCase().split(" ").at(-1);
    return pair(noun && /^\p{L}{3,}$/u.test(noun) ? noun : undefined) ?? usual;
  }
  const things = thingsOf(brief)
    .filter(({ noun, times }) => (NAMED_ONCE.includes(scene) || times > 1) && solution.includes(noun))
    .map(({ noun }) => noun);
  const noun = [...things, ...m.keyNouns.filter((word) => solution.includes(word))].find(
    (word) =>
      !MASS.test(word) && !NOT_HANDLED.test(word) && !own.kinds.some((kind) => uncap(kind).includes(word)),
  );
  return pair(noun) ?? usual;
}

const SAYS_NOTHING = /^(?:do|make|get|have) (?:it|this|that|all)$/i;

/** A proof as a row: whole where it is short, else its first part. */
function shortProof(proof: string): string {
  if (wordCount(proof) <= ROW) return cap(proof);
  const [first = ""] = proof.split(/[,;:] /);
  return wordCount(first) >= 3 && wordCount(first) <= ROW ? cap(first) : trimmed(proof);
}

export function castOf(m: Material): Cast {
  const { brief } = m.context;
  const form = formOf(m);
  const scene = sceneOf(brief, form);
  const own = ownWords(m);
  const [one, many] = thingOf(m, scene, own);
  const relief = m.foreign
    ? ""
    : (RELIEFS.flatMap((way) => way(brief.answers.problem))
        .map((line) => (line.startsWith("!") ? line.slice(1) : trimmed(line)))
        .find((line) => wordCount(line) >= 3) ?? "");
  const row = (text: string) => wordCount(text) >= 2 && wordCount(text) <= ROW && !SAYS_NOTHING.test(text);
  const answers = Object.values(brief.answers).join(" ");
  return {
    ...own,
    form,
    scene,
    name: m.name,
    one,
    many,
    ...(scene === "market" ? sidesOf(m, one) : { demand: m.head, supply: m.head }),
    staff: own.worker ? `the ${own.worker}` : "our team",
    crew: workersOf(own.worker) || "the team",
    success: cap(relief || m.pilotMeasure),
    measure: m.pilotMeasure,
    price: cap(own.prices[0] ?? m.charged),
    timed: TIMED.test(`${brief.answers.solution} ${brief.answers.businessModel}`),
    firm: m.b2b,
    does: [...new Set(clausesOf(m).map(m.foreign ? cap : label))].filter(
      m.foreign ? (text) => wordCount(text) <= MOST_FOREIGN : row,
    ),
    proofs: [...new Set(m.proofs.map(shortProof))].filter(row),
    says: (what) => what.test(answers),
  };
}
