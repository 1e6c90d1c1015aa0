import { type Counts, lengthOf, timesTold } from "./directions";

/** A word's rarity and how much it says of each kind of venture, by the kind's place in the catalogue. */
export interface LearnedWord {
  rarity: number;
  kinds: readonly (readonly [kind: number, weight: number])[];
}

/** So many times its likeness is the score of a kind in the softmax over all. */
export const SHARPNESS = 20;

const RADIX = 36;
/** Weights and rarities are kept in steps of these sizes. */
const STEP = { weight: 0.004, rarity: 0.1 };
/** A weight smaller than this hardly tells anything. */
const LEAST = 0.02;
const places = (text: string) => Number.parseInt(text, RADIX);

/** One line for each word: "word rarity kind weight kind weight ...", numbers in base 36; `weights` by word and kind. */
export function writtenModel(
  words: readonly string[],
  weights: readonly ArrayLike<number>[],
  rarity: (word: string) => number,
): string {
  const lines = words.flatMap((word, at) => {
    const told = Array.from(weights[at] ?? []).flatMap((weight, kind) =>
      Math.abs(weight) < LEAST
        ? []
        : [kind.toString(RADIX), Math.round(weight / STEP.weight).toString(RADIX)],
    );
    return told.length > 0
      ? [[word, Math.round(rarity(word) / STEP.rarity).toString(RADIX), ...told].join(" ")]
      : [];
  });
  return lines.sort().join("\n");
}

/** What was learned: a word is read from its line when it is asked for. */
export interface Model {
  has(word: string): boolean;
  get(word: string): LearnedWord | undefined;
}

/** The words of a written model. */
export function readModel(text: string): Model {
  const lines = new Map(
    text
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(" ")), line] as const),
  );
  return { has: (word) => lines.has(word), get: (word) => learnedIn(lines.get(word)) };
}

function learnedIn(line: string | undefined): LearnedWord | undefined {
  if (line === undefined) return undefined;
  const [, rarity = "0", ...rest] = line.split(" ");
  const kinds = rest.flatMap((kind, at) =>
    at % 2 === 0 ? [[places(kind), places(rest[at + 1] ?? "0") * STEP.weight] as const] : [],
  );
  return { rarity: places(rarity) * STEP.rarity, kinds };
}

/** How like a text is to each of so many kinds; a word that nobody knows is as rare as `unknown` says, and like none. */
export function likenessesTo(
  model: Model,
  counts: Counts,
  kinds: number,
  unknown: (word: string) => number,
): number[] {
  const likeness = new Array<number>(kinds).fill(0);
  const weights = [...counts].map(([word, count]) => {
    const learned = model.get(word);
    const weight = timesTold(count) * (learned?.rarity ?? unknown(word));
    for (const [kind, known] of learned?.kinds ?? []) likeness[kind] = (likeness[kind] ?? 0) + weight * known;
    return weight;
  });
  const length = lengthOf(weights);
  return likeness.map((like) => like / length);
}
