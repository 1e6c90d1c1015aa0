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

/** A running text as its runs of eight words, one beginning at each word. */
export interface Runs {
  words: number;
  runs: readonly string[];
}

export const runsOf = (outputs: readonly unknown[]): Runs[] =>
  proseTexts(outputs)
    .map(wordsOf)
    .map((words) => ({
      words: words.length,
      runs: words.slice(N - 1).map((_, i) => words.slice(i, i + N).join(" ")),
    }));

export const knownRuns = (texts: readonly Runs[]) => new Set(texts.flatMap(({ runs }) => runs));

/** Share of the words of one package that stand inside a run of eight words which the other has too. */
export function sharedWords(texts: readonly Runs[], known: ReadonlySet<string>): number {
  let inside = 0;
  let all = 0;
  for (const { words, runs } of texts) {
    let marked = 0;
    for (const [at, run] of runs.entries())
      if (known.has(run)) {
        inside += at + N - Math.max(marked, at);
        marked = at + N;
      }
    all += words;
  }
  return all > 0 ? inside / all : 0;
}
