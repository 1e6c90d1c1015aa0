import { cores, sentences } from "../cut";
import { cap, inWords, uncap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { SAID, SURFACE } from "./data/in-use";
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
  who: string;
  first: string;
}
type Frame = (told: Told) => string;

const PLAIN: Frame = ({ n, g }) => `${n}: ${g}`;
const MEANS: readonly Frame[] = [
  PLAIN,
  ({ n, g }) => `${n} says it plainly: ${g}`,
  ({ n, g }) => `${n}, in other words: ${g}`,
  ({ n, g }) => `The thought behind ${n}: ${g}`,
  ({ n, g }) => `With ${n} one thinks of this: ${g}`,
];
/** For meanings that are things or people. */
const THINGS: readonly Frame[] = [
  PLAIN,
  ({ n, g }) => `${n} is ${g}`,
  ({ n, g }) => `${n} brings to mind ${g}`,
  ({ n, g }) => `${n} takes its name from ${g}`,
  ({ n, g }) => `In ${n} people hear ${g}`,
  ({ n, g }) => `${g} gave ${n} its name`,
];
const THING = /^(?:an? |the |"|(?:Spanish|Italian|French|German|Portuguese|Dutch|Danish) for )/i;
const BORROWED: readonly Frame[] = [
  PLAIN,
  ({ n, g }) => `${g}: that is ${n}`,
  ({ n, g }) => `The word ${n} is ${g}`,
  ({ n, g }) => `What ${n} means: ${g}`,
];
/** For two words grown together, each in its quotation marks. */
const JOINED: readonly Frame[] = [
  ({ n, g }) => `${n} joins ${g}`,
  ({ n, g }) => `In ${n} people hear ${g}`,
  ({ n, g }) => `Two words make ${n}: ${g}`,
  ({ n, g }) => `${n} grew out of ${g}`,
];
const NEW: readonly Frame[] = [({ n, g }) => `${n}, a word in no dictionary: ${g.replace(/: /g, ", ")}`];
const OWN: readonly Frame[] = [
  ({ n, e }) => `${n} is cut out of your own ${e}`,
  ({ n, e }) => `Nobody had to invent ${n}: you wrote ${e}`,
  ({ n, e }) => `Out of ${e} the words that people will repeat are ${n}`,
];

/** How a founder's clause that speaks of the same thing belongs to the name. */
const TIES: readonly Frame[] = [
  ({ e }) => `It fits because ${e}`,
  ({ e }) => `That suits you, since ${e}`,
  ({ e }) => `You have the reason for it: ${e}`,
  ({ e, n }) => `Here ${n} can be proved: ${e}`,
];
/** A clause that may stand beside any name of the founder's. */
const BESIDE: readonly Frame[] = [
  ({ e }) => `The proof to put beside it: ${e}`,
  ({ e }) => `What you say next: ${e}`,
  ({ e, who }) => `What ${who} hear with it: ${e}`,
  ({ e }) => `It leaves room to add: ${e}`,
  ({ e }) => `The sentence that belongs under it: ${e}`,
];
/** The same for a clause that says what is wrong today. */
const TROUBLES: readonly Frame[] = [
  ({ e }) => `The complaint that it answers: ${e}`,
  ({ e }) => `What it puts an end to: ${e}`,
  ({ e, who }) => `It meets ${who} where they are: ${e}`,
];
/** What else can be said of the name in this business; "" where it does not apply. */
const BESIDES: readonly ((told: Told, m: Material, candidate: Candidate) => string)[] = [
  ({ n, who }, { context: { brief } }) =>
    brief.offer.noun && !brief.offer.noun.endsWith(who)
      ? `Under ${n} a plain line will do: "${brief.offer.noun} for ${who}"`
      : "",
  ({ n }, m) => SAID[m.archetype][0].replaceAll("N", n),
  ({ n }, { charged }) =>
    charged && wordCount(charged) <= SHORT_PRICE ? `Set it beside the price: "${n}, ${charged}"` : "",
  ({ n }, { competitors: [rival] }) =>
    rival && !rival.general ? `Nobody will take ${n} for ${rival.kind}` : "",
  ({ n }, m) => SAID[m.archetype][1].replaceAll("N", n),
  ({ n }, { place }, { gloss }) =>
    place && !gloss.includes(place) ? `${n} names no place, so it can leave ${place}` : "",
  ({ n }, m) =>
    letters(n).length <= 9 ? `${cap(inWords(letters(n).length))} letters fit on ${SURFACE[m.archetype]}` : "",
  ({ n }, m) => SAID[m.archetype][2].replaceAll("N", n),
  ({ n }, _, { kind }) =>
    kind === "borrowed" ? `Whoever speaks the language hears at once what ${n} means` : "",
  ({ n, who }) => `Ask five ${who} what they expect behind ${n}`,
  ({ n, who }) => `Write ${n} on a door and watch whether ${who} slow down`,
  ({ n }) => `Count who spells ${n} right after hearing it once`,
  ({ n, who }) => `Say ${n} to three ${who} and ask a day later what they remember`,
];
const SHORT_PRICE = 6;
/** One honest reservation, where the kind of name asks for it. */
const CAUTIONS: Partial<Record<Candidate["kind"], Frame>> = {
  "real word": ({ n }) => `As a single word, ${n} may be in use in another trade: look it up first`,
  coined: ({ n }) => `Spell it once on the phone: ${[...letters(n)].join("-")}`,
  descriptive: ({ first }) => `Others may use "${first}" too: search the register early`,
  phrase: ({ n }) => `In an address ${n} runs together: read ${letters(n)} aloud once`,
  borrowed: ({ n }) => `Let five customers say ${n} aloud before you print it`,
  pair: ({ n }) => `In an address the "&" of ${n} falls away`,
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
    const [least = PLAIN] = [...pile].sort((a, b) => times(a) - times(b));
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
        : kind === "borrowed"
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
    const said = meant ?? unsaid()[0];
    if (said && !own) quoted.push(said);
    const told: Told = {
      n: name,
      g: gloss,
      e: own ? quote(said ?? gloss) : uncap(said ?? gloss, m.names),
      who: wordCount(m.who) <= 3 ? m.who : m.head,
      first: parts[0] ?? "",
    };
    const lines = [draw(framesFor(candidate), told)];
    const besides = () => {
      const at = further.findIndex((say) => say(told, m, candidate) !== "");
      return at < 0 ? [] : further.splice(at, 1).map((say) => say(told, m, candidate));
    };
    if (said && !own) lines.push(draw(m.pains.includes(said) ? TROUBLES : meant ? TIES : BESIDE, told));
    else if (!own) lines.push(...besides());
    const caution = CAUTIONS[kind];
    if (caution && !cautioned.has(kind)) {
      cautioned.add(kind);
      lines.push(caution(told));
    }
    return lines.map((text) => `${cap(text)}.`).join(" ");
  });
}
