import { MIDDLE, SIGNS } from "../told-numbers/classifier";
import { TOLD, type ToldKind } from "./kinds";

/** How much each feature speaks for each kind. */
export type Weights = ReadonlyMap<string, Readonly<Record<ToldKind, number>>>;

/** How likely it is that a sentence with these features tells of a kind. */
export function likelihood(weights: Weights, features: readonly string[], kind: ToldKind): number {
  const score = features.reduce((sum, feature) => sum + (weights.get(feature)?.[kind] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}

const STEP = 0.06;
/** What counts for less is left out. */
const LEAST = 0.07;

const stepsOf = (weight: number) => Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(weight / STEP)));

/** One line for each feature, "feature WW": the signs of its weights in the order of the kinds; what hardly counts is left out. */
export const writtenWeights = (weights: Weights): string =>
  [...weights]
    .flatMap(([feature, row]) => {
      const signs = TOLD.map((kind) => SIGNS[stepsOf(row[kind]) + MIDDLE]);
      return TOLD.some((kind) => Math.abs(row[kind]) >= LEAST) ? [`${feature} ${signs.join("")}`] : [];
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join("\n");

export function readWeights(written: string): Weights {
  return new Map(
    written
      .trim()
      .split("\n")
      .map((line) => {
        const cut = line.lastIndexOf(" ");
        const of = (at: number) => (SIGNS.indexOf(line[cut + 1 + at] ?? "") - MIDDLE) * STEP;
        return [line.slice(0, cut), { sign: of(0), team: of(1) }] as const;
      }),
  );
}
