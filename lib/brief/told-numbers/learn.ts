import { likelihoods } from "./classifier";
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

/** The numbers of a sample as the reader finds them, each with the tag of the stretch that it stands in. */
export function numbersOf({ text, tagged }: Sample): { number: FoundNumber; tags: readonly Tag[] }[] {
  return findNumbers(text).flatMap((number) => {
    const mark = tagged.find(({ start, end }) => number.start < end && number.end > start);
    if (!mark) return [];
    const asPrice = !UP_TO.test(text.slice(0, mark.start)) && BEHIND_A_PRICE.test(text.slice(mark.end));
    // "size" is the price of a size where it is money, and else a measure.
    const isMeasure = mark.tags[0] === "size" && number.kind === "count" && !asPrice;
    const tags: readonly Tag[] = isMeasure ? ["measure"] : mark.tags;
    const isSum = number.kind === "count" && tags.every(isMoney);
    return [{ number: isSum ? { ...number, kind: "money" } : number, tags }];
  });
}

export function examplesOf(sample: Sample): Example[] {
  const found = numbersOf(sample);
  const told = {
    ...sample,
    numbers: found.map(({ number }) => number),
    tags: found.map(({ tags }) => tags[0] ?? "other"),
  };
  return found.flatMap(({ tags, number }, at): Example[] => {
    const what = { features: featuresOf(told, at), tags };
    const asked: Tag = number.kind === "count" ? "a-count" : "a-sum";
    // A sum that has its sign shows as well how one without is told.
    return number.kind === "percent"
      ? [what]
      : [what, { features: featuresOf(told, at, "sum"), tags: [asked] }];
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

/**
 * Multinomial logistic regression over the features of the samples, learned by gradient steps whose size shrinks with how
 * often a feature was seen (Adagrad) and with weights drawn to zero. The same samples give the same weights.
 */
export function learn(samples: readonly Sample[]): Map<string, Map<Tag, number>> {
  const examples = samples.flatMap(examplesOf);
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const f of features) counts.set(f, (counts.get(f) ?? 0) + 1);
  const weights = new Map<string, Map<Tag, number>>();
  const moved = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, tags } of shuffled(examples, round + 1)) {
      const kept = features.filter((f) => (counts.get(f) ?? 0) >= SEEN);
      const likely = likelihoods(weights, kept, TAGS);
      // Of several that it may be, each as likely as it seems now.
      const right = tags.reduce((sum, tag) => sum + (likely.get(tag) ?? 0), 0);
      const gradients = [...likely]
        .map(([other, p]) => [other, (tags.includes(other) ? p / Math.max(right, 1e-9) : 0) - p] as const)
        .filter(([, gradient]) => Math.abs(gradient) > 0.01);
      if (gradients.length === 0) continue;
      for (const feature of kept) {
        const row = weights.get(feature) ?? new Map<Tag, number>();
        weights.set(feature, row);
        for (const [other, gradient] of gradients) {
          const key = `${feature} ${other}`;
          const sum = (moved.get(key) ?? 0) + gradient * gradient;
          moved.set(key, sum);
          const before = row.get(other) ?? 0;
          row.set(other, before + (RATE / Math.sqrt(sum + 0.5)) * (gradient - DRAWN * before));
        }
      }
    }
  return weights;
}
