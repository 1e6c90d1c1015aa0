import { cap } from "../english";
import type { Candidate } from "./candidate";

/** What a sentence about a name may speak of. */
export interface Told {
  n: string;
  /** What it means. */
  g: string;
  /** The founder's own clause that it was cut from. */
  e: string;
  first: string;
  /** Its language. */
  t: string;
}
export type Frame = (told: Told) => string;

/** For meanings that are things or people, or that ask: "the step on which neighbours talk", "what every landlord hopes for". */
export const THINGS: readonly Frame[] = [
  ({ n, g }) => `${n} suggests ${g}`,
  ({ g }) => `The name speaks of ${g}`,
  ({ n, g }) => `${n} stands for ${g}`,
  ({ n, g }) => `${n} refers to ${g}`,
  ({ n, g }) => `${n} points to ${g}`,
];
/** A meaning of any other grammar stands in quotation marks: "as easy as a light wind". */
export const MEANS: readonly Frame[] = [
  ({ n, g }) => `${n} means "${g}"`,
  ({ n, g }) => `${n} says "${g}"`,
  ({ n, g }) => `${n} wants to say "${g}"`,
  ({ n, g }) => `The meaning of ${n} is "${g}"`,
  ({ n, g }) => `In other words, ${n} is "${g}"`,
];
export const OF_KIN: readonly Frame[] = [
  ({ n, g }) => `${n} joins ${g}`,
  ({ n, g }) => `${n} combines ${g}`,
  ({ n, g }) => `${n} puts together ${g}`,
];
export const THING = /^(?:an? |the |two |one |those |somebody |what |where |how |when |who |")/i;
export const FOREIGN =
  /^(?:Spanish|Italian|French|German|Portuguese|Dutch|Danish|Swedish|Latin|Finnish) for /;
export const BORROWED: readonly Frame[] = [
  ({ n, g }) => `${n}: ${g}`,
  ({ n, g }) => `The word ${n} is ${g}`,
  ({ n, g }) => `${n} comes from another language: ${g}`,
  ({ n, g }) => `In translation ${n} reads like this: ${g}`,
];
export const SPOKEN_THERE: readonly Frame[] = [
  ({ n, g }) => `${n} needs no explaining where your customers are: ${g}`,
  ({ n, g }) => `Your customers say ${n} every day: ${g}`,
  ({ n, g }) => `${n} speaks as your customers do: ${g}`,
];
/** A name in the language of the customers, which whoever chooses it may not speak. */
export const OF_TONGUE: readonly Frame[] = [
  ({ n, g, t }) => `${n} comes from ${t} and means "${g}"`,
  ({ n, g, t }) => `In ${t}, ${n} is "${g}"`,
  ({ n, g, t }) => `${t} speakers read ${n} as "${g}"`,
  ({ n, g, t }) => `"${cap(g)}": that is ${n} in ${t}`,
  ({ n, g, t }) => `${n} needs no explaining to ${t} speakers: "${g}"`,
];
/** "A new word from plant": that it is one, the frame says. */
const comingFrom = (gloss: string) =>
  gloss
    .replace(/^a new word from /, "from the word ")
    .replace(/^a new word /, "")
    .replace(/: /g, ", ");
export const NEW: readonly Frame[] = [
  ({ n, g }) => `${n} was made up for this idea: ${comingFrom(g)}`,
  ({ n, g }) => `${n} is a new word, ${comingFrom(g)}`,
];
export const OWN: readonly Frame[] = [
  ({ n, e }) => `The words of ${n} are your own: you wrote ${e}`,
  ({ n, e }) => `${n} stands in your own sentence: ${e}`,
];

/** Where a clause of the founder's speaks of what the name pictures. */
export const ANSWERS: readonly Frame[] = [
  ({ e }) => `, as in your own words: ${e}`,
  ({ e }) => `, which is what you write yourself: ${e}`,
];
/** Where a single word of theirs opens the world that the name is from. */
export const OF_WORLD: readonly Frame[] = [
  ({ e }) => `, and your answers speak of ${e}`,
  ({ e }) => `, and you write of ${e} too`,
  ({ e }) => `, close to your own words: ${e}`,
];
export const PLAIN: readonly Frame[] = [
  ({ n, first }) =>
    `${n} says what it is: "${first}" is your own word, and whoever hears it knows what is sold`,
  ({ n, first }) => `${n} says plainly what it is: anybody who looks for "${first}" has found it`,
];
/** One honest reservation, where the kind of name asks for it. */
export const CAUTIONS: Partial<Record<Candidate["kind"], Frame>> = {
  "real word": ({ n }) => `As a single word ${n} may be taken in another trade, so look it up first`,
  descriptive: ({ first }) => `Others may use "${first}" too, so search the register early`,
  borrowed: ({ n }) => `Let five customers say ${n} aloud before you print it`,
};
/** Where nothing of the answers is tied to it: what it is good for. */
export const OF_OFFER: readonly Frame[] = [
  ({ e }) => `, a plain name for ${e}`,
  () => ", and it is easy to say and to spell",
  () => ", and it is quickly said on the phone",
];
