import { cap, wordCount } from "../english";
import type { Material } from "../material";
import type { Random } from "../random";
import { FRAMES } from "./data/tagline-frames";

const MOST = 8;
const fits = (text: string) => wordCount(text) <= MOST && wordCount(text) >= 3;

/** One for each name, none twice: the founder's own short lines first, then a frame around the name's own noun. */
export function taglines(
  names: readonly { parts: readonly string[] }[],
  m: Material,
  random: Random,
): string[] {
  const own = [...m.proofs, ...m.features]
    .map(cap)
    .filter(
      (line) => fits(line) && !/\b(we|our|i|us|it|its|they|their)\b/i.test(line) && !/[,;:"()]/.test(line),
    );
  const frames = random.shuffle(FRAMES[m.archetype]);
  const nouns = m.keyNouns.length > 0 ? m.keyNouns : ["day", "work"];
  const lines = random.shuffle(own).slice(0, 3);
  for (const [i, { parts }] of names.slice(lines.length).entries()) {
    const noun = parts.find((part) => nouns.includes(part)) ?? nouns[i % Math.min(2, nouns.length)] ?? "day";
    const other = nouns.find((word) => word !== noun) ?? "day";
    const made = frames[i % frames.length]?.(noun, other) ?? "";
    lines.push(fits(made) || wordCount(made) === 3 ? made : `One ${noun} at a time`);
  }
  return lines;
}
