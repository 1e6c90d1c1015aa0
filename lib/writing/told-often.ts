import { textsOf } from "./validators";

const RUN = 6;
const OFTEN = 3;
/** The outline repeats the titles of the slides on purpose, and notes on sound are alike. */
const ON_PURPOSE = /^(?:deckOutline|names\.)/;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’%€$£]+/gu) ?? [];

/** How many times beyond three the same six words are told in one package, each stretch of text counted once. */
export function toldTooOften(outputs: readonly unknown[]): number {
  const texts = outputs
    .flatMap((output) => textsOf(output).filter(({ at }) => !ON_PURPOSE.test(at)))
    .map(({ text }) => wordsOf(text));
  const runsIn = (words: readonly string[]) =>
    words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(" "));
  const times = new Map<string, number>();
  for (const run of texts.flatMap(runsIn)) times.set(run, (times.get(run) ?? 0) + 1);
  const told = new Map<string, number>();
  for (const runs of texts.map(runsIn)) {
    let next = 0;
    for (const [at, run] of runs.entries()) {
      if (at < next || (times.get(run) ?? 0) <= OFTEN) continue;
      told.set(run, times.get(run) ?? 0);
      next = at + RUN;
    }
  }
  // A clause is counted by the most often told of its stretches.
  const counted: string[] = [];
  let beyond = 0;
  for (const [run, count] of [...told].sort((a, b) => b[1] - a[1])) {
    const words = run.split(" ");
    if (counted.some((other) => words.filter((word) => other.split(" ").includes(word)).length >= RUN / 2))
      continue;
    counted.push(run);
    beyond += count - OFTEN;
  }
  return beyond;
}
