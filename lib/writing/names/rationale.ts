import { cores, sentences } from "../cut";
import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { KIN } from "./kin";
import { OWN_NOUN } from "./own-nouns";
import { verbOf } from "./participle";
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
const OF_KIN: readonly Frame[] = [
  ({ n, g }) => `${n} is made of ${g}`,
  ({ n, g }) => `${n} was put together of ${g}`,
  ({ n, g }) => `What ${n} is built on is ${g}`,
];
const THING = /^(?:an? |the |")/i;
const FOREIGN = /^(?:Spanish|Italian|French|German|Portuguese|Dutch|Danish|Swedish|Latin|Finnish) for /;
const BORROWED: readonly Frame[] = [
  ({ n, g }) => `${n} is ${g}`,
  ({ n, g }) => `The word ${n} is ${g}`,
  ({ n, g }) => `${n} comes from another language: ${g}`,
  ({ n, g }) => `In translation ${n} reads like this: ${g}`,
];
const SPOKEN_THERE: readonly Frame[] = [
  ({ n, g }) => `${n} needs no explaining where your customers are: ${g}`,
  ({ n, g }) => `Your customers say ${n} every day: ${g}`,
  ({ n, g }) => `${n} speaks as your customers do: ${g}`,
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

/** Where a clause of the founder's speaks of what the name pictures. */
const ANSWERS: readonly Frame[] = [
  ({ e }) => `You write ${e}`,
  ({ e }) => `It goes back to your words ${e}`,
  ({ e }) => `It answers your sentence ${e}`,
  ({ e }) => `That fits ${e}, as you put it`,
];
/** Where a single word of theirs opens the world that the name is from. */
const OF_WORLD: readonly Frame[] = [
  ({ e }) => `Your word ${e} leads straight to it`,
  ({ e }) => `It stays close to ${e}, which your offer is about`,
  ({ e }) => `Whoever deals with ${e} knows the picture`,
  ({ e }) => `In a talk about ${e} nobody has to explain it`,
  ({ e }) => `Among people who know ${e} it is understood at once`,
  ({ e }) => `It belongs to ${e}, and so does your idea`,
];
const OF_DEED: readonly Frame[] = [
  ({ e }) => `It says what is done, in your words ${e}`,
  ({ e }) => `The deed behind it is your ${e}`,
  ({ e }) => `What you do, ${e}, is in it`,
];
const PLAIN: readonly Frame[] = [
  ({ n, first }) =>
    `${n} says what it is: "${first}" is your own word, and the rest is how such a business is called`,
  ({ n, first }) => `${n} is the plain way: anybody who looks for "${first}" has found it`,
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

const framesFor = ({ kind, gloss, source, spokenThere }: Candidate) => {
  if (spokenThere) return SPOKEN_THERE;
  if (kind === "own words") return OWN;
  if (kind === "descriptive") return PLAIN;
  if (kind === "coined") return NEW;
  if (source === KIN || source === OWN_NOUN) return OF_KIN;
  if (FOREIGN.test(gloss)) return BORROWED;
  return THING.test(gloss) ? THINGS : MEANS;
};

const BY_ITS_LINE: readonly Frame[] = [
  ({ e }) => `Its line says the rest: ${e}`,
  ({ e }) => `Under it stands ${e}`,
  ({ e }) => `Read it together with ${e}`,
  ({ e }) => `With ${e} beside it, nobody has to ask`,
  ({ e }) => `What it leaves open is told by ${e}`,
];
const SAYS_NOTHING =
  /^(?:what|when|where|which|that|this|with|from|have|been|more|most|some|somebody|nobody|everybody|good|every|hour|hours|after|before|they|them|there|their|other|another|first|last|stand|stands|come|comes|goes|knows?|need|needs|work|works|best|well|like|likes|make|makes|made|time|into|over|under|than|without|world|words?|small|right|long|owners?|people|customers?|price)$/i;
const STEM = 5;
const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !SAYS_NOTHING.test(word))
      .map((word) => word.replace(/s$/, "").slice(0, STEM)),
  );
/** A clause is quoted where it shares a word with the name or with what the name means. */
function isLinked(clause: string, { name, gloss }: Candidate): boolean {
  const pictured = stemsOf(`${name} ${gloss}`);
  return [...stemsOf(clause)].some((stem) => pictured.has(stem));
}

/** Opens as a sentence does, and points at nothing before it. */
const WHOLE = /^\p{Lu}(?!hey |t |his |hese |ther |here |ne of |any of )/u;
const MOST_OF_A_WORD = 2;
const MOST_CLAUSES = 3;
/** What of the founder's a name is tied to: a clause that shares its picture or speaks of its world, else the word that opens it; nothing where that was said before. */
function tieOf(candidate: Candidate, used: ReadonlyMap<string, number>) {
  const { said = [], words = [], of } = candidate;
  const times = (quoted: string) => used.get(quoted) ?? 0;
  const free = said.filter((one) => WHOLE.test(one) && wordCount(one) > 2 && times(one) === 0);
  const quotes = [...used.keys()].filter((one) => wordCount(one) > 2).length;
  const close = free.find((one) => isLinked(one, candidate));
  const clause =
    close ?? (of !== undefined && quotes < MOST_CLAUSES ? free.find((one) => SPEAKS(one, words)) : undefined);
  if (clause) return { quoted: clause, frames: ANSWERS };
  if (of === "promise") return null;
  const [word] = words
    .filter((one) => times(one) < MOST_OF_A_WORD && (of !== "deed" || verbOf(one)))
    .sort((one, other) => times(one) - times(other));
  return word ? { quoted: word, frames: of === "deed" ? OF_DEED : OF_WORLD } : null;
}
const SPEAKS = (clause: string, words: readonly string[]) =>
  words.some((word) => clause.toLowerCase().includes(word.toLowerCase()));

const FEW_WORDS = 9;
/** Why each name: what it means, which of the founder's words it answers to, and a reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material, lines: readonly string[]): string[] {
  const draw = dealer(m.random("rationales").shuffle);
  const cautioned = new Set<string>();
  const used = new Map<string, number>();
  return names.map((candidate, i) => {
    const { name, kind, gloss, parts } = candidate;
    const [first = ""] = parts;
    const own = kind === "own words" ? quote(clauseWith(gloss, m) ?? gloss) : "";
    const made = draw(framesFor(candidate), { n: name, g: gloss, e: own, first });
    const tie = m.foreign || kind === "descriptive" || kind === "own words" ? null : tieOf(candidate, used);
    if (tie) used.set(tie.quoted, (used.get(tie.quoted) ?? 0) + 1);
    const tied = tie ? [draw(tie.frames, { n: name, g: gloss, e: quote(tie.quoted), first })] : [];
    const caution =
      cautioned.has(kind) || candidate.spokenThere
        ? undefined
        : CAUTIONS[kind]?.({ n: name, g: gloss, e: own, first });
    if (caution) cautioned.add(kind);
    const more = [...tied, ...(caution ? [caution] : [])];
    const last =
      tied.length === 0 && (!made.includes('"') || (more.length === 0 && wordCount(made) < FEW_WORDS))
        ? [...more, `${draw(BY_ITS_LINE, { n: name, g: gloss, e: quote(lines[i] ?? ""), first })}`]
        : more;
    return [made, ...last].map((text) => `${cap(text)}.`.replace(/([.!?]["”]?)\.$/, "$1")).join(" ");
  });
}
