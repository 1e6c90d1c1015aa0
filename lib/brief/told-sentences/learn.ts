import { featuresOf } from "./features";
import { TOLD, type ToldKind } from "./kinds";
import type { Sample } from "./samples";
import type { Weights } from "./weights";

const ROUNDS = 150;
const RATE = 0.3;
/** How strongly weights are drawn to nothing, so that one sample decides little. */
const DRAWN = 5;
/** What was seen less often tells nothing. */
const SEEN = 4;

/** Logistic regression for one kind: every round goes through all samples, with steps that shrink as a feature has moved (Adagrad). */
function learnKind(rows: readonly Uint32Array[], right: readonly boolean[], count: number): Float64Array {
  const weights = new Float64Array(count);
  const moved = new Float64Array(count).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight) => -DRAWN * weight);
    // The first feature stands in every sample: it says how rare the kind is.
    gradient[0] = 0;
    rows.forEach((row, at) => {
      let score = 0;
      for (const feature of row) score += weights[feature] ?? 0;
      const missed = Number(right[at]) - 1 / (1 + Math.exp(-score));
      for (const feature of row) gradient[feature] = (gradient[feature] ?? 0) + missed;
    });
    gradient.forEach((step, feature) => {
      moved[feature] = (moved[feature] ?? 0) + step * step;
      weights[feature] = (weights[feature] ?? 0) + (RATE * step) / Math.sqrt(moved[feature] ?? 1);
    });
  }
  return weights;
}

/** How much each feature speaks for each kind. The same samples give the same weights. */
export function learn(samples: readonly Sample[]): Weights {
  const all = samples.map(featuresOf);
  const seen = new Map<string, number>();
  for (const features of all) for (const f of features) seen.set(f, (seen.get(f) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= SEEN).map(([feature]) => feature);
  const place = new Map(kept.map((feature, at) => [feature, at]));
  const rows = all.map((features) =>
    Uint32Array.from(features.flatMap((feature) => place.get(feature) ?? [])),
  );
  const of = (kind: ToldKind) =>
    learnKind(
      rows,
      samples.map(({ tells }) => tells.includes(kind)),
      kept.length,
    );
  const [sign, team] = TOLD.map(of);
  return new Map(kept.map((feature, at) => [feature, { sign: sign?.[at] ?? 0, team: team?.[at] ?? 0 }]));
}
