import { SHARPNESS } from "./model";

/** A text as a vector of length 1: places of its words and how much each counts. */
export type Direction = readonly (readonly [word: number, weight: number])[];

const ROUNDS = 12;
const STEP = 0.5;
/** What is hardly believed is not moved. */
const LEAST = 1e-4;

/** The same order in every run. */
function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  let state = seed >>> 0;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** How likely each kind is by its scores (softmax), in place. */
function asLikelihoods(scores: Float64Array): void {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let kind = 0; kind < scores.length; kind += 1) {
    const part = Math.exp((scores[kind] ?? 0) - most);
    scores[kind] = part;
    sum += part;
  }
  for (let kind = 0; kind < scores.length; kind += 1) scores[kind] = (scores[kind] ?? 0) / sum;
}

/**
 * Softmax regression by stochastic gradient descent: from the first weights of each kind to those that tell the lessons apart.
 * Returns, for each word, its weight for each kind, in the measure of the first weights.
 */
export function toldApart(
  words: number,
  start: readonly Direction[],
  lessons: readonly { text: Direction; kind: number }[],
): Float32Array[] {
  const kinds = start.length;
  const weights = Array.from({ length: words }, () => new Float32Array(kinds));
  start.forEach((direction, kind) => {
    for (const [word, weight] of direction) (weights[word] as Float32Array)[kind] = weight * SHARPNESS;
  });
  const scores = new Float64Array(kinds);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(lessons.length, round + 1)) {
      const { text = [], kind: meant = 0 } = lessons[at] ?? {};
      scores.fill(0);
      for (const [word, part] of text) {
        const row = weights[word] as Float32Array;
        for (let kind = 0; kind < kinds; kind += 1)
          scores[kind] = (scores[kind] ?? 0) + part * (row[kind] ?? 0);
      }
      asLikelihoods(scores);
      scores[meant] = (scores[meant] ?? 0) - 1;
      const moved = [...scores.keys()].filter((kind) => Math.abs(scores[kind] ?? 0) > LEAST);
      for (const [word, part] of text) {
        const row = weights[word] as Float32Array;
        for (const kind of moved) row[kind] = (row[kind] ?? 0) - STEP * part * (scores[kind] ?? 0);
      }
    }
  return weights.map((row) => row.map((weight) => weight / SHARPNESS));
}
