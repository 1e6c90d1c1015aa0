import { cap, shorten, wordCount } from "../english";
import type { Material } from "../material";
import { label } from "../prototype/labels";
import type { Random } from "../random";
import { cores } from "../slots";
import type { Candidate } from "./candidates";

const MOST = 8;
const OWN = 5;
const fits = (text: string) => wordCount(text) <= MOST && wordCount(text) >= 3;
const SPEAKS_OF_US = /\b(we|our|i|us|it|its|they|their|them|he|she|this|that)\b|[,;:"()]/i;
const DANGLING = /\b(by|of|for|with|to|in|on|and|or|a|an|the|at|from|as|is|are|one)$/i;

/** "Reads the plate" and "Read the plate from a photo" are one line. */
function same(a: string, b: string): boolean {
  const [one, two] = [a, b].map((line) => line.toLowerCase().split(" ").slice(1).join(" "));
  return !one || !two || one.includes(two) || two.includes(one);
}

/** Short lines the founder wrote: proof first, then what it does. */
function ownLines(m: Material): string[] {
  const said = [...m.proofs, ...m.features].flatMap((clause) => [clause, ...cores(clause)]);
  const lines = [...said, ...m.features.map(label)].map(cap);
  const kept: string[] = [];
  for (const line of lines)
    if (
      fits(line) &&
      !SPEAKS_OF_US.test(line) &&
      !DANGLING.test(line) &&
      !kept.some((other) => same(other, line))
    )
      kept.push(line);
  return kept;
}

/** What a name's own words stand for, said to these customers or of this place; it claims nothing. */
function glossLines({ from }: Candidate, m: Material): string[] {
  const where = m.place && wordCount(m.place) <= 2 ? ` in ${m.place}` : "";
  const whom = wordCount(m.head) === 1 && !m.vague ? ` for ${m.head}` : "";
  return from
    .map((cluster) => cluster?.gloss ?? "")
    .filter(Boolean)
    .flatMap((gloss) => [`${cap(gloss)}${whom}`, `${cap(gloss)}${where}`, cap(gloss), `For ${gloss}`]);
}

const REST = [
  (noun: string, who: string) => `All about the ${noun}, for ${who}`,
  (noun: string) => `The ${noun}, done properly`,
  (noun: string) => `One thing well: the ${noun}`,
  (noun: string) => `It starts with the ${noun}`,
  (noun: string, who: string) => `Made for ${who}, down to the ${noun}`,
  (noun: string) => `Ask us about the ${noun}`,
  (noun: string) => `The ${noun} comes first`,
  (noun: string, who: string) => `For ${who} who care about the ${noun}`,
  (noun: string) => `The ${noun}, and nothing forgotten`,
  (noun: string, who: string) => `What ${who} expect of the ${noun}`,
] as const;

/** One for each name, none twice: the founder's own short lines, then what the name itself stands for. */
export function taglines(names: readonly Candidate[], m: Material, random: Random): string[] {
  const own = random.shuffle(ownLines(m)).slice(0, OWN);
  const used = new Set<string>();
  const said = new Set<string>();
  const rest = random.shuffle(REST);
  return names.map((name, i) => {
    const spoken = own.find(
      (line) => !used.has(line) && name.parts.some((part) => line.toLowerCase().includes(part)),
    );
    const free = own.find((line) => !used.has(line));
    const noun = name.parts.find((part) => m.keyNouns.includes(part)) ?? m.keyNouns[i % 2] ?? "work";
    const fresh = { ...name, from: name.from.filter((cluster) => cluster && !said.has(cluster.gloss)) };
    const made = [
      ...glossLines(fresh, m),
      ...[...rest.slice(i), ...rest.slice(0, i)].map((frame) => frame(noun, shorten(m.head, 3))),
    ].filter((line) => wordCount(line) <= MOST && wordCount(line) >= 2);
    const mine = i % 2 === 0 ? (spoken ?? free) : spoken;
    const line = mine ?? made.find((text) => !used.has(text)) ?? `${name.name} for ${m.head}`;
    used.add(line);
    for (const cluster of name.from)
      if (cluster && line.toLowerCase().includes(cluster.gloss)) said.add(cluster.gloss);
    return line;
  });
}
