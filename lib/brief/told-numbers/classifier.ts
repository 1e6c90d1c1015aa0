import { TAGS, type Tag } from "./tags";

/** How much each feature speaks for each tag. */
export type Weights = ReadonlyMap<string, ReadonlyMap<Tag, number>>;

/** How likely each of the tags is, by the features seen. */
export function likelihoods(
  weights: Weights,
  features: readonly string[],
  tags: readonly Tag[],
): Map<Tag, number> {
  const scores = new Map(tags.map((tag) => [tag, 0]));
  for (const feature of features)
    for (const [tag, weight] of weights.get(feature) ?? []) {
      const score = scores.get(tag);
      if (score !== undefined) scores.set(tag, score + weight);
    }
  const highest = Math.max(...scores.values());
  let total = 0;
  for (const [tag, score] of scores) {
    const power = Math.exp(score - highest);
    scores.set(tag, power);
    total += power;
  }
  for (const [tag, power] of scores) scores.set(tag, power / total);
  return scores;
}

/** A weight is one sign of these, in steps from the middle; so is the place of a tag. */
export const SIGNS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&'()*+,-./:;<>?@[]^_{|}~";
export const MIDDLE = Math.floor(SIGNS.length / 2);
const STEP = 0.1;
/** Smaller ones change hardly an answer and make a third of the file. */
const LEAST_STEPS = 3;

const signOf = (weight: number) =>
  SIGNS[Math.max(0, Math.min(SIGNS.length - 1, Math.round(weight / STEP) + MIDDLE))] ?? "";

/** One line for each feature, "feature tWtW...": a tag's sign and the sign of its weight; what hardly counts is left out. */
export function writtenWeights(weights: Weights): string {
  return [...weights]
    .flatMap(([feature, row]) => {
      const told = [...row]
        .filter(([, weight]) => Math.abs(Math.round(weight / STEP)) >= LEAST_STEPS)
        .map(([tag, weight]) => `${SIGNS[TAGS.indexOf(tag)]}${signOf(weight)}`);
      return told.length === 0 ? [] : [`${feature} ${told.join("")}`];
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join("\n");
}

export function readWeights(written: string): Weights {
  return new Map(
    written
      .trim()
      .split("\n")
      .map((line) => {
        const cut = line.lastIndexOf(" ");
        const row = new Map<Tag, number>();
        for (let i = cut + 1; i + 1 < line.length; i += 2) {
          const tag = TAGS[SIGNS.indexOf(line[i] ?? "")];
          if (tag) row.set(tag, (SIGNS.indexOf(line[i + 1] ?? "") - MIDDLE) * STEP);
        }
        return [line.slice(0, cut), row] as const;
      }),
  );
}
