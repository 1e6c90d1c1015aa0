import { textsOf } from "./validators";

const N = 8;

/**
 * The fields that are read as running text. Task lists, labels on drawn screens, slides, speaker's cues and the notes
 * beside names are instructions and lists: they may tell two founders to do the same thing in the same words.
 */
const PROSE =
  /^(concept|strengths|recommendations|executiveSummary|market\w+|competiti\w+|financialProjections|strategicRecommendations|launchStrategy|elevatorPitch|threeminPitch|visualIdentity|moodBoard\.description|userFlow)/;

/** The running texts of a package, each different one once. */
export const proseTexts = (outputs: readonly unknown[]): string[] => [
  ...new Set(
    outputs.flatMap((output) =>
      textsOf(output)
        .filter(({ at }) => PROSE.test(at))
        .map(({ text }) => text),
    ),
  ),
];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’%€$£]+/gu) ?? [];

export const proseOf = (outputs: readonly unknown[]): string[][] => proseTexts(outputs).map(wordsOf);

export const gramsOf = (texts: readonly string[][]) =>
  new Set(texts.flatMap((words) => words.slice(N - 1).map((_, i) => words.slice(i, i + N).join(" "))));

/** Share of the words of one package that stand inside a run of eight words which the other has too. */
export function sharedWords(texts: readonly string[][], known: ReadonlySet<string>): number {
  let inside = 0;
  let all = 0;
  for (const words of texts) {
    const marked = new Set<number>();
    for (let i = 0; i + N <= words.length; i++)
      if (known.has(words.slice(i, i + N).join(" "))) for (let k = i; k < i + N; k++) marked.add(k);
    inside += marked.size;
    all += words.length;
  }
  return all > 0 ? inside / all : 0;
}
