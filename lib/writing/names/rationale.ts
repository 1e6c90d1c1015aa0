import { cores, sentences } from "../cut";
import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { letters } from "./sound";

/** What a sentence about a name may speak of. */
interface Told {
  n: string;
  /** What it means. */
  g: string;
  /** The founder's own clause that it was cut from. */
  e: string;
  first: string;
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
const NEW: readonly Frame[] = [
  ({ n, g }) => `Nobody has used ${n} before, an invented word: ${g.replace(/: /g, ", ")}`,
  ({ n, g }) => `No dictionary has ${n}, which was made for this: ${g.replace(/: /g, ", ")}`,
];
const OWN: readonly Frame[] = [
  ({ n, e }) => `The words of ${n} are your own: you wrote ${e}`,
  ({ n, e }) => `Nobody had to invent ${n}, because it stands in ${e}`,
  ({ n, e }) => `The words of ${e} that people will repeat are ${n}`,
];

/** The founder's words that a name answers to. */
const ANSWERS: readonly Frame[] = [
  ({ e }) => `You write ${e}`,
  ({ e }) => `It goes back to your words ${e}`,
  ({ e }) => `The reason is in your own answers: ${e}`,
  ({ e }) => `It was picked for the place where you say ${e}`,
  ({ e }) => `What it points at in your idea is ${e}`,
  ({ e }) => `That fits ${e}, as you put it`,
];
const PLAIN: readonly Frame[] = [
  ({ n, first }) =>
    `${n} says what it is: "${first}" is your own word, and the rest is how such a business is called`,
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

const framesFor = ({ kind, gloss }: Candidate) => {
  if (kind === "own words") return OWN;
  if (kind === "descriptive") return PLAIN;
  if (kind === "coined") return NEW;
  if (FOREIGN.test(gloss)) return BORROWED;
  return THING.test(gloss) ? THINGS : MEANS;
};

const FEW_WORDS = 9;
/** Why each name: what it means, which of the founder's words it answers to, and a reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material, lines: readonly string[]): string[] {
  const draw = dealer(m.random("rationales").shuffle);
  const cautioned = new Set<string>();
  const quoted = new Set<string>();
  return names.map((candidate, i) => {
    const { name, kind, gloss, parts, said = [] } = candidate;
    const [first = ""] = parts;
    const own = kind === "own words" ? quote(clauseWith(gloss, m) ?? gloss) : "";
    const made = draw(framesFor(candidate), { n: name, g: gloss, e: own, first });
    const clause = m.foreign ? undefined : said.find((one) => !quoted.has(one));
    if (clause) quoted.add(clause);
    const tied = clause ? [draw(ANSWERS, { n: name, g: gloss, e: quote(clause), first })] : [];
    const caution = cautioned.has(kind) ? undefined : CAUTIONS[kind]?.({ n: name, g: gloss, e: own, first });
    if (caution) cautioned.add(kind);
    const more = [...tied, ...(caution ? [caution] : [])];
    const last =
      more.length === 0 && wordCount(made) < FEW_WORDS
        ? [`Its line says the rest: ${quote(lines[i] ?? "")}`]
        : more;
    return [made, ...last].map((text) => `${cap(text)}.`.replace(/([.!?]["”]?)\.$/, "$1")).join(" ");
  });
}
