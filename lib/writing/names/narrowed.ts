import { placesOf, type Trigger } from "./triggers";

/** What is left of a word that stands for a longer one. */
export const OTHERWISE = 0.2;

/** One of several: "schools" is "school". */
export const plainly = (word: string) => word.replace(/(?<=[^s])s$/, "");

const SHORTEST = 4;

/** "therapist" after "physiotherapist", "school" after "driving school": which longer words a short one stands for. */
export function narrowedIn(
  answers: readonly (readonly string[])[],
  offered: readonly (readonly string[])[],
  compounds: readonly Trigger[],
): ReadonlyMap<string, readonly Trigger[]> {
  const narrowed = new Map<string, Trigger[]>();
  const said = new Set(answers.flat().map(plainly));
  for (const longer of said)
    for (let from = SHORTEST; from <= longer.length - SHORTEST; from++)
      if (said.has(longer.slice(from))) narrowed.set(longer.slice(from), []);
  const add = (word: string, compound: Trigger) =>
    narrowed.set(word, [...(narrowed.get(word) ?? []), compound]);
  const alone = (first: string, compound: Trigger) =>
    answers.some((words) => {
      const within = placesOf(compound, words).map((at) => at - 1);
      return words.some((word, at) => plainly(word) === first && !within.includes(at));
    });
  for (const compound of compounds.filter(({ before: [first = ""] }) => said.has(plainly(first))))
    for (const words of offered)
      for (const at of placesOf(compound, words)) {
        const first = plainly(words[at - 1] ?? "");
        add(plainly(words[at] ?? ""), compound);
        if (!alone(first, compound)) add(first, compound);
      }
  return narrowed;
}
