import { featuresOf } from "./features";
import { type FoundNumber, findNumbers } from "./find-numbers";
import type { Sample } from "./samples";
import { isMoney, TAGS, type Tag } from "./tags";

interface Example {
  features: string[];
  /** What it may stand for. */
  tags: readonly Tag[];
}

const UP_TO = /\b(?:up to|under|over|above|below|than|to|of|aged)\s*$/i;
const BEHIND_A_PRICE = /^\s*(?:$|[.,;)]|(?:for|in|with|if|on|per|an?|each)\b)/i;

interface ToldNumber {
  number: FoundNumber;
  tags: readonly Tag[];
  /** A sign, or the name of a currency, tells what kind it is. */
  signed: boolean;
}

/** The numbers of a sample as the reader finds them, each with the tag of the stretch that it stands in. */
export function numbersOf({ text, tagged }: Sample): ToldNumber[] {
  return findNumbers(text).flatMap((number) => {
    const mark = tagged.find(({ start, end }) => number.start < end && number.end > start);
    if (!mark) return [];
    const asPrice = !UP_TO.test(text.slice(0, mark.start)) && BEHIND_A_PRICE.test(text.slice(mark.end));
    // "size" is the price of a size where it is money, and else a measure.
    const isMeasure = mark.tags[0] === "size" && number.kind === "count" && !asPrice;
    const tags: readonly Tag[] = isMeasure ? ["measure"] : mark.tags;
    const isSum = number.kind === "count" && tags.every(isMoney);
    const signed = number.kind !== "count";
    return [{ number: isSum ? { ...number, kind: "money" } : number, tags, signed }];
  });
}

const SUMS_COUNT = 3;

export function examplesOf(sample: Sample): Example[] {
  const found = numbersOf(sample);
  const told = {
    ...sample,
    numbers: found.map(({ number }) => number),
    tags: found.map(({ tags }) => tags[0] ?? "other"),
    signs: found.filter(({ number, signed }) => signed && number.kind === "money").length,
  };
  return found.flatMap(({ tags, number, signed }, at): Example[] => {
    const what = { features: featuresOf(told, at), tags };
    if (number.kind === "percent") return [what];
    const isSum = number.kind === "money";
    const asked = (signs: number): Example => ({
      features: featuresOf({ ...told, signs }, at, "sum"),
      tags: [isSum ? "a-sum" : "a-count"],
    });
    // A sum that has its sign shows as well how one is told where the first alone has one.
    if (signed) return [what, asked(1)];
    const own = Array<Example>(isSum && told.signs > 1 ? SUMS_COUNT : 1).fill(asked(told.signs));
    return told.signs > 1 ? [what, asked(1), ...own] : [what, ...own];
  });
}

const ROUNDS = 14;
const RATE = 0.25;
/** Weights are drawn towards nothing, so that one sample decides little. */
const DRAWN = 3e-3;
/** A word that was seen less often tells nothing. */
const SEEN = 5;

function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Where each tag is in a row of weights. */
const PLACE = new Map(TAGS.map((tag, at) => [tag, at]));
const WIDE = TAGS.length;

/** Makes scores into shares of one. */
function asShares(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let total = 0;
  for (let tag = 0; tag < WIDE; tag += 1) total += scores[tag] = Math.exp((scores[tag] ?? 0) - highest);
  for (let tag = 0; tag < WIDE; tag += 1) scores[tag] = (scores[tag] ?? 0) / total;
}

/**
 * Multinomial logistic regression over the features of the samples, learned by gradient steps whose size shrinks with how
 * often a feature was seen (Adagrad) and with weights drawn to zero. The same samples give the same weights.
 */
export function learn(samples: readonly Sample[]): Map<string, Map<Tag, number>> {
  const examples = samples.flatMap(examplesOf);
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const f of features) counts.set(f, (counts.get(f) ?? 0) + 1);
  const kept = [...counts].flatMap(([feature, seen]) => (seen >= SEEN ? [feature] : []));
  const rowOf = new Map(kept.map((feature, at) => [feature, at * WIDE]));
  const weights = new Float64Array(kept.length * WIDE);
  const moved = new Float64Array(kept.length * WIDE);
  const seen = examples.map(({ features, tags }) => ({
    rows: features.flatMap((feature) => rowOf.get(feature) ?? []),
    places: tags.map((tag) => PLACE.get(tag) ?? 0),
  }));
  const shares = new Float64Array(WIDE);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { rows, places } of shuffled(seen, round + 1)) {
      shares.fill(0);
      for (const row of rows)
        for (let tag = 0; tag < WIDE; tag += 1) shares[tag] = (shares[tag] ?? 0) + (weights[row + tag] ?? 0);
      asShares(shares);
      // Of several that it may be, each as likely as it seems now.
      const right = places.reduce((sum, tag) => sum + (shares[tag] ?? 0), 0);
      for (let tag = 0; tag < WIDE; tag += 1) {
        const share = shares[tag] ?? 0;
        const gradient = (places.includes(tag) ? share / Math.max(right, 1e-9) : 0) - share;
        if (Math.abs(gradient) <= 0.01) continue;
        for (const row of rows) {
          const at = row + tag;
          const sum = (moved[at] ?? 0) + gradient * gradient;
          moved[at] = sum;
          const before = weights[at] ?? 0;
          weights[at] = before + (RATE / Math.sqrt(sum + 0.5)) * (gradient - DRAWN * before);
        }
      }
    }
  return new Map(
    kept.map((feature, at) => [
      feature,
      new Map(
        TAGS.flatMap((tag, place) => {
          const weight = weights[at * WIDE + place] ?? 0;
          return weight === 0 ? [] : [[tag, weight] as const];
        }),
      ),
    ]),
  );
}
