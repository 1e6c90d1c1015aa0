import { cores, sentences } from "../cut";
import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { isPlain } from "./candidates";
import { SOURCE_OF_ACT } from "./plain-names";
import { letters } from "./sound";
import { ties } from "./ties";

/** What a sentence about a name may speak of. */
interface Told {
  n: string;
  /** What it means. */
  g: string;
  /** The founder's own clause that it was cut from. */
  e: string;
  first: string;
  second: string;
}
type Frame = (told: Told) => string;

/** A meaning of any grammar stands in quotation marks: "how a clean yard looks", "when they lie there again". */
const MEANS: readonly Frame[] = [
  ({ n, g }) => `${n} stands for "${g}"`,
  ({ n, g }) => `The idea behind ${n} is "${g}"`,
  ({ n, g }) => `In a few words ${n} says "${g}"`,
  ({ n, g }) => `People can be told that ${n} means "${g}"`,
  ({ n, g }) => `Behind ${n} is a small picture: "${g}"`,
];
/** For meanings that are things or people. */
const THINGS: readonly Frame[] = [
  ({ n, g }) => `${n} calls to mind ${g}`,
  ({ n, g }) => `${n} takes its name from ${g}`,
  ({ n, g }) => `The picture behind ${n} is ${g}`,
  ({ n, g }) => `People will connect ${n} with ${g}`,
  ({ n, g }) => `With ${n} people will think of ${g}`,
];
const THING = /^(?:an? |the |")/i;
const FOREIGN = /^(?:Spanish|Italian|French|German|Portuguese|Dutch|Danish|Swedish|Latin|Finnish) for /;
const BORROWED: readonly Frame[] = [
  ({ n, g }) => `${n} is ${g}`,
  ({ n, g }) => `The word ${n} is ${g}`,
  ({ n, g }) => `${n} comes from another language: ${g}`,
  ({ n, g }) => `In translation ${n} reads like this: ${g}`,
];
/** For two words grown together, each in its quotation marks. */
const JOINED: readonly Frame[] = [
  ({ n, g }) => `${n} joins ${g}`,
  ({ n, g }) => `Two words make ${n}: ${g}`,
  ({ n, g }) => `Put together, ${g} make ${n}`,
];
const NEW: readonly Frame[] = [
  ({ n, g }) => `Nobody has used ${n} before, an invented word: ${g.replace(/: /g, ", ")}`,
  ({ n, g }) => `No dictionary has ${n}, which was made for this: ${g.replace(/: /g, ", ")}`,
];
const OWN: readonly Frame[] = [
  ({ n, e }) => `The words of ${n} are your own: you wrote ${e}`,
  ({ n, e }) => `Nobody had to invent ${n}, because it stands in ${e}`,
  ({ n, e }) => `The words of ${e} that people will repeat are ${n}`,
];

const SAYS: readonly Frame[] = [({ n, g }) => `${n} ${g}`];
/** The same for "is what people notice first", told in several ways. */
const SAYS_WHAT = /^is (?=what|where|how|when|the |an? |whoever|somebody)/;
const WHAT: readonly Frame[] = [
  ({ n, g }) => `${n} ${g}`,
  ({ n, g }) => `${n} describes ${g.replace(SAYS_WHAT, "")}`,
  ({ n, g }) => `${n} names ${g.replace(SAYS_WHAT, "")}`,
  ({ n, g }) => `The name ${n} speaks of ${g.replace(SAYS_WHAT, "")}`,
];
/** One honest reservation, where the kind of name asks for it. */
const CAUTIONS: Partial<Record<Candidate["kind"], Frame>> = {
  "real word": ({ n }) => `As a single word ${n} may be taken in another trade, so look it up first`,
  coined: ({ n }) => `It has to be spelled on the phone: ${[...letters(n)].join("-")}`,
  descriptive: ({ first }) => `Others may use "${first}" too, so search the register early`,
  borrowed: ({ n }) => `Let five customers say ${n} aloud before you print it`,
};
const MOST_QUOTED = 12;

/** The founder's words around a name that was cut out of them. */
function clauseWith(said: string, m: Material): string | undefined {
  const { differentiator, solution } = m.context.brief.answers;
  const clause = [differentiator, solution]
    .flatMap(sentences)
    .flatMap(cores)
    .flatMap((core) => core.split(/, | and (?=[a-z]+s )/))
    .find((part) => part.includes(said));
  if (!clause || wordCount(clause) <= MOST_QUOTED) return clause;
  const words = clause.split(" ");
  const at = clause.slice(0, clause.indexOf(said)).split(" ").length - 1;
  return words.slice(Math.max(0, at - 5), at + wordCount(said)).join(" ");
}

/** A frame at a time, the least used of those that fit, so that none is worn out. */
function dealer(shuffle: Random["shuffle"]): (frames: readonly Frame[], told: Told) => string {
  const used = new Map<Frame, number>();
  const piles = new Map<readonly Frame[], Frame[]>();
  return (frames, told) => {
    const pile = piles.get(frames) ?? shuffle(frames);
    piles.set(frames, pile);
    const times = (frame: Frame) => used.get(frame) ?? 0;
    const [least = MEANS[0]] = [...pile].sort((a, b) => times(a) - times(b));
    if (!least) return "";
    used.set(least, times(least) + 1);
    return least(told);
  };
}

const framesFor = (candidate: Candidate, plain: boolean) => {
  const { kind, gloss, source } = candidate;
  if (kind === "own words") return OWN;
  if (plain && source === SOURCE_OF_ACT) return SAYS_WHAT.test(gloss) ? WHAT : SAYS;
  if (source === "made of compound") return JOINED;
  if (kind === "coined") return NEW;
  if (FOREIGN.test(gloss)) return BORROWED;
  return THING.test(gloss) ? THINGS : MEANS;
};

/** The least used wording of what a made name is made of. */
function wordings(): (candidate: Candidate) => string {
  const used = new Map<string, number>();
  return ({ source, reasons = [], name }) => {
    const times = used.get(source) ?? 0;
    used.set(source, times + 1);
    return (reasons[times % Math.max(1, reasons.length)] ?? "").replaceAll("{name}", name);
  };
}

const FEW_WORDS = 9;
/** Why each name: what it is made of, what ties it to these customers, and a reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material, lines: readonly string[]): string[] {
  const draw = dealer(m.random("rationales").shuffle);
  const worded = wordings();
  const plain = isPlain(m.context.brief);
  const cautioned = new Set<string>();
  const further = ties(m);
  return names.map((candidate, i) => {
    const { name, kind, gloss, parts, reasons } = candidate;
    const [first = "", second = ""] = parts;
    const e = kind === "own words" ? quote(clauseWith(gloss, m) ?? gloss) : "";
    const told: Told = { n: name, g: gloss, e, first, second };
    const line = lines[i] ?? "";
    const made = reasons ? worded(candidate) : draw(framesFor(candidate, plain), told);
    const at = further.findIndex((say) => say(candidate, line) !== "");
    const tied = at < 0 ? [] : further.splice(at, 1).map((say) => say(candidate, line));
    const caution = cautioned.has(kind) || tied.length > 0 ? undefined : CAUTIONS[kind];
    if (caution) cautioned.add(kind);
    const more = caution
      ? [caution(told)]
      : tied.length === 0 && wordCount(made) < FEW_WORDS
        ? [`Its line says the rest: ${quote(line)}`]
        : tied;
    return [made, ...more].map((text) => `${cap(text)}.`.replace(/([.!?]["”]?)\.$/, "$1")).join(" ");
  });
}
