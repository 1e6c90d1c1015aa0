import { cores, sentences } from "../cut";
import { cap, inWords, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { isPlain } from "./candidates";
import { SURFACE } from "./data/in-use";
import { nounsSaid, SOURCE_OF_ACT, shortWho } from "./plain-names";
import { letters } from "./sound";

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

/** The founder's noun and what is done with it, grown together; each in quotation marks. */
const GROWN: readonly Frame[] = [
  ({ n, g, first, second }) => `${n} joins "${first}" and "${second}", because ${g}`,
  ({ n, g, first, second }) => `${n} is made of "${first}" and "${second}": ${g}`,
  ({ n, g, first, second }) => `In ${n} stand "${first}" and "${second}", for ${g}`,
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
const IS: readonly Frame[] = [({ n, g }) => `${n} says plainly what it is: ${g}`];

type Beside = (told: Told, m: Material, candidate: Candidate) => string;
/** What else speaks for the name in this business; "" where it does not apply. */
const BESIDES: readonly Beside[] = [
  (_, { place, context: { brief } }, { gloss }) =>
    place && brief.geography?.scale === "city" && !gloss.includes(place)
      ? `It is tied to no town, so the business can grow beyond ${place} under it`
      : "",
  ({ n }, m) =>
    letters(n).length <= 9
      ? `At ${inWords(letters(n).length)} letters it is short enough for ${SURFACE[m.archetype]}`
      : "",
  (_, __, { kind }) =>
    kind === "phrase" ? "It makes people ask where the name comes from, and that opens a conversation" : "",
  (_, __, { kind }) =>
    kind === "pair" ? "Two plain words are easy to remember and to repeat to somebody else" : "",
  (_, __, { kind }) =>
    kind === "compound" ? "It reads like one word, so it can be said and typed without a pause" : "",
  (_, __, { kind }) =>
    kind === "borrowed" ? "It sounds warm even to those who do not know the language" : "",
  (_, __, { kind }) =>
    kind === "real word" || kind === "coined"
      ? "It promises no single feature, so the offer can change under it"
      : "",
  (_, __, { kind }) =>
    kind === "descriptive" ? "It says at once what is offered, so no line has to explain it" : "",
  (_, { competitors: [rival] }) =>
    rival && !rival.general ? "It sounds unlike the other names on offer and is not mixed up with them" : "",
  () => "It hints at the result without explaining it, so a plain line should stand below",
  () => "A customer who has heard it once can spell it and look it up",
  () => "It has a friendly tone, which helps where people decide by trust",
  () => "It will not date, because it follows no fashion in names",
  () => "It leaves room for more than is offered today",
  () => "It is easy to say on the phone, and nobody has to spell it",
  () => "It can be called by its whole name, so nobody will shorten it",
];
/** What a general name has to do with this business. */
const ABOUT: readonly ((told: Told, who: string, nouns: readonly string[]) => string)[] = [
  (_, who, [first]) =>
    who && first ? `For ${who} it is about the ${first}, so say that in the line below it` : "",
  (_, __, [first, second]) => (first && second ? `It fits the ${first} as well as the ${second}` : ""),
  ({ n }, __, [first]) => (first ? `Beside a picture of the ${first} nobody will misread ${n}` : ""),
  (_, who) => (who ? `It is a promise that ${who} can hold you to` : ""),
  (_, __, [first]) => (first ? `A line that speaks of the ${first} makes it complete` : ""),
];
/** One honest reservation, where the kind of name asks for it. */
const CAUTIONS: Partial<Record<Candidate["kind"], Frame>> = {
  "real word": ({ n }) => `As a single word ${n} may be taken in another trade, so look it up first`,
  coined: ({ n }) => `It has to be spelled on the phone: ${[...letters(n)].join("-")}`,
  descriptive: ({ first }) => `Others may use "${first}" too, so search the register early`,
  phrase: ({ n }) => `In a web address it becomes ${letters(n)}, so read that aloud once`,
  borrowed: ({ n }) => `Let five customers say ${n} aloud before you print it`,
  pair: ({ n }) => `In a web address the "&" of ${n} falls away`,
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

const built = ({ source, kind, gloss }: Candidate) =>
  source === "made of compound" ? GROWN : kind === "descriptive" ? IS : SAYS_WHAT.test(gloss) ? WHAT : SAYS;
const framesFor = (candidate: Candidate, plain: boolean) => {
  const { kind, gloss, source } = candidate;
  if (kind === "own words") return OWN;
  if (plain && (source === SOURCE_OF_ACT || source.startsWith("made of "))) return built(candidate);
  if (source === "made of compound") return JOINED;
  if (kind === "coined") return NEW;
  if (FOREIGN.test(gloss)) return BORROWED;
  return THING.test(gloss) ? THINGS : MEANS;
};

/** Why each name: what it means, what else speaks for it, and one reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material): string[] {
  const draw = dealer(m.random("rationales").shuffle);
  const plain = isPlain(m.context.brief);
  const cautioned = new Set<string>();
  const further = [...BESIDES];
  const about = [...ABOUT];
  const nouns = plain ? nounsSaid(m) : [];
  const who = plain ? shortWho(m) : "";
  return names.map((candidate) => {
    const { name, kind, gloss, parts } = candidate;
    const [first = "", second = ""] = parts;
    const e = kind === "own words" ? quote(clauseWith(gloss, m) ?? gloss) : "";
    const told: Told = { n: name, g: gloss, e, first, second };
    const general = candidate.source === SOURCE_OF_ACT;
    const tie = general ? about.findIndex((say) => say(told, who, nouns) !== "") : -1;
    const at = further.findIndex((say) => say(told, m, candidate) !== "");
    const beside =
      tie >= 0
        ? about.splice(tie, 1).map((say) => say(told, who, nouns))
        : at < 0
          ? []
          : further.splice(at, 1).map((say) => say(told, m, candidate));
    const caution = cautioned.has(kind) ? undefined : CAUTIONS[kind];
    cautioned.add(kind);
    return [draw(framesFor(candidate, plain), told), ...beside, ...(caution ? [caution(told)] : [])]
      .map((text) => `${cap(text)}.`)
      .join(" ");
  });
}
