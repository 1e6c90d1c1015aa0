import { cores, sentences } from "../cut";
import { cap, inWords, uncap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { SURFACE } from "./data/in-use";
import { letters } from "./sound";
import { toldToYou } from "./told-to-you";
import { speaksOf } from "./triggers";

/** What a sentence about a name may speak of. */
interface Told {
  n: string;
  /** What it means. */
  g: string;
  /** The founder's own clause that it belongs to, said to the founder. */
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

/** How a founder's clause that speaks of the same thing belongs to the name. */
const TIES: readonly Frame[] = [
  ({ e }) => `It suits an offer in which ${e}`,
  ({ e }) => `That fits, since ${e}`,
  ({ e }) => `You can back it up, because ${e}`,
];
/** The same for a clause that says what is wrong today. */
const TROUBLES: readonly Frame[] = [
  ({ e }) => `It answers the complaint that ${e}`,
  ({ e }) => `It reminds people of what they want to be rid of: ${e}`,
];
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

const framesFor = ({ kind, gloss, source }: Candidate) =>
  kind === "own words"
    ? OWN
    : source === "made of compound"
      ? JOINED
      : kind === "coined"
        ? NEW
        : FOREIGN.test(gloss)
          ? BORROWED
          : THING.test(gloss)
            ? THINGS
            : MEANS;

/** Why each name: what it means, where it meets the founder's words, and one reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material): string[] {
  const random = m.random("rationales");
  const draw = dealer(random.shuffle);
  const clauses = toldToYou(m);
  const quoted: string[] = [];
  const cautioned = new Set<string>();
  const further = [...BESIDES];
  const unsaid = () =>
    clauses.filter((clause) => !quoted.some((other) => other.includes(clause) || clause.includes(other)));
  return names.map((candidate) => {
    const { name, kind, gloss, parts, triggers } = candidate;
    const own = kind === "own words";
    const meant = own ? clauseWith(gloss, m) : unsaid().find((clause) => speaksOf(triggers, clause));
    const said = own ? (meant ?? unsaid()[0]) : meant;
    if (said && !own) quoted.push(said);
    const told: Told = {
      n: name,
      g: gloss,
      e: own ? quote(said ?? gloss) : uncap(said ?? gloss, m.names),
      first: parts[0] ?? "",
    };
    const lines = [draw(framesFor(candidate), told)];
    const trouble = said !== undefined && m.pains.includes(said);
    const besides = () => {
      const at = further.findIndex((say) => say(told, m, candidate) !== "");
      return at < 0 ? [] : further.splice(at, 1).map((say) => say(told, m, candidate));
    };
    if (said && !own && (trouble || meant)) lines.push(draw(trouble ? TROUBLES : TIES, told));
    else lines.push(...besides());
    const caution = CAUTIONS[kind];
    if (caution && !cautioned.has(kind)) {
      cautioned.add(kind);
      lines.push(caution(told));
    }
    return lines.map((text) => `${cap(text)}.`).join(" ");
  });
}
