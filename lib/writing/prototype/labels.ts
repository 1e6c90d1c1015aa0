import { bare, cap, shorten, wordCount } from "../english";
import type { Material } from "../material";
import { imperative } from "../voice";

/** A feature clause as a label of a few words: "reads the serial plate". */
export function label(feature: string): string {
  const words = feature
    .replace(/^(and|then|so that|so|which|that|who|where|with|it|they|we|you) /i, "")
    .split(
      /,| from | until | so | because | when | where | which | that | who | with | and | without | using | by /,
    )[0];
  return cap(imperative(shorten(bare(words ?? feature), 7)));
}

const usable = (m: Material) =>
  [...new Set(m.features.map(label))].filter((text) => text.split(" ").length >= 2);

/** Labels for what can be done, from the founder's features, else from what such a product always needs. */
export function labels(m: Material): string[] {
  const own = usable(m);
  return own.length >= 2 ? own : [...own, ...m.kind.essentials].slice(0, 4);
}

export const MOST_QUOTED = 14;
/** A clause as it was written, up to where it may end. */
export const whole = (text: string) =>
  wordCount(text) <= MOST_QUOTED
    ? text
    : shorten(text.split(/, | so that | because /)[0] ?? text, MOST_QUOTED);
