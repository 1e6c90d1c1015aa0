import { cap } from "../english";
import type { Candidate } from "./candidate";
import { letters } from "./sound";

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

/** A meaning of any grammar stands in quotation marks: "how a clean yard looks", "when they lie there again". */
export const MEANS: readonly Frame[] = [
  ({ n, g }) => `${n} stands for "${g}"`,
  ({ n, g }) => `Asked what ${n} means, you answer "${g}"`,
  ({ n, g }) => `${n} brings a picture with it: "${g}"`,
  ({ n, g }) => `The thought in ${n} is "${g}"`,
  ({ n, g }) => `Whoever hears ${n} can be told "${g}"`,
];
/** For meanings that are things or people. */
export const THINGS: readonly Frame[] = [
  ({ n, g }) => `${n} calls to mind ${g}`,
  ({ n, g }) => `${n} takes its name from ${g}`,
  ({ n, g }) => `The picture behind ${n} is ${g}`,
  ({ n, g }) => `People will connect ${n} with ${g}`,
  ({ n, g }) => `With ${n} people will think of ${g}`,
];
export const OF_KIN: readonly Frame[] = [
  ({ n, g }) => `${n} is made of ${g}`,
  ({ n, g }) => `${n} was put together of ${g}`,
  ({ n, g }) => `What ${n} is built on is ${g}`,
];
export const THING = /^(?:an? |the |")/i;
export const FOREIGN =
  /^(?:Spanish|Italian|French|German|Portuguese|Dutch|Danish|Swedish|Latin|Finnish) for /;
export const BORROWED: readonly Frame[] = [
  ({ n, g }) => `${n} is ${g}`,
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
  ({ n, g, t }) => `${n} is ${t} and means "${g}"`,
  ({ n, g, t }) => `In ${t}, ${n} is "${g}"`,
  ({ n, g, t }) => `${t} speakers read ${n} as "${g}"`,
  ({ n, g, t }) => `"${cap(g)}": that is ${n} in ${t}`,
  ({ n, g, t }) => `${n} needs no explaining to ${t} speakers: "${g}"`,
];
export const NEW: readonly Frame[] = [
  ({ n, g }) => `${n} was made up for this idea: ${g.replace(/: /g, ", ")}`,
  ({ n, g }) =>
    `What ${n} stands for is up to you, because it was put together here: ${g.replace(/: /g, ", ")}`,
];
export const OWN: readonly Frame[] = [
  ({ n, e }) => `The words of ${n} are your own: you wrote ${e}`,
  ({ n, e }) => `Nobody had to invent ${n}, because it stands in ${e}`,
  ({ n, e }) => `The words of ${e} that people will repeat are ${n}`,
];

/** Where a clause of the founder's speaks of what the name pictures. */
export const ANSWERS: readonly Frame[] = [
  ({ e }) => `It answers what you write yourself: ${e}`,
  ({ e }) => `That is your own ${e}, in a name`,
  ({ e }) => `It fits ${e}, as you put it`,
];
/** Where a single word of theirs opens the world that the name is from. */
export const OF_WORLD: readonly Frame[] = [
  ({ e }) => `It comes from the world of your own ${e}`,
  ({ e }) => `It stays close to what you offer: ${e}`,
  ({ e }) => `The picture is familiar to everybody who deals with ${e}`,
  ({ e }) => `You speak of ${e} yourself, so the picture is familiar ground`,
];
export const PLAIN: readonly Frame[] = [
  ({ n, first }) =>
    `${n} says what it is: "${first}" is your own word, and whoever hears it knows what is sold`,
  ({ n, first }) => `${n} is the plain way: anybody who looks for "${first}" has found it`,
];
/** One honest reservation, where the kind of name asks for it. */
export const CAUTIONS: Partial<Record<Candidate["kind"], Frame>> = {
  "real word": ({ n }) => `As a single word ${n} may be taken in another trade, so look it up first`,
  coined: ({ n }) => `It has to be spelled on the phone: ${[...letters(n)].join("-")}`,
  descriptive: ({ first }) => `Others may use "${first}" too, so search the register early`,
  borrowed: ({ n }) => `Let five customers say ${n} aloud before you print it`,
};

/** Where the line under a name says what the name means. */
export const SAME_LINE: readonly Frame[] = [
  () => `The same words stand under it as its line`,
  () => `That is what its line says too`,
];
