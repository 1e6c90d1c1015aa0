/** A word's rarity and how much it says of each kind of venture, by the kind's place in the catalogue. */
export interface LearnedWord {
  rarity: number;
  kinds: readonly (readonly [kind: number, weight: number])[];
}

const RADIX = 36;
/** Weights and rarities are kept in steps of these sizes. */
const STEP = { weight: 0.004, rarity: 0.1 };
const places = (text: string) => Number.parseInt(text, RADIX);

/** One line for each word: "word rarity kind weight kind weight ...", numbers in base 36. */
export function writtenModel(
  weights: readonly (readonly (readonly [word: string, weight: number])[])[],
  rarity: (word: string) => number,
): string {
  const lines = new Map<string, string[]>();
  weights.forEach((words, kind) => {
    for (const [word, weight] of words) {
      const steps = Math.max(1, Math.round(weight / STEP.weight));
      const line = lines.get(word) ?? [];
      lines.set(word, line);
      line.push(kind.toString(RADIX), steps.toString(RADIX));
    }
  });
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, kinds]) =>
      [word, Math.round(rarity(word) / STEP.rarity).toString(RADIX), ...kinds].join(" "),
    )
    .join("\n");
}

/** The words of a written model. */
export function readModel(text: string): Map<string, LearnedWord> {
  return new Map(
    text
      .trim()
      .split("\n")
      .map((line) => {
        const [word = "", rarity = "0", ...rest] = line.split(" ");
        const kinds = rest.flatMap((kind, at) =>
          at % 2 === 0 ? [[places(kind), places(rest[at + 1] ?? "0") * STEP.weight] as const] : [],
        );
        return [word, { rarity: places(rarity) * STEP.rarity, kinds }];
      }),
  );
}
