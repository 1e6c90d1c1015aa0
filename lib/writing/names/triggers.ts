/** What is looked for in a text: one word or several, the last one open at its end or with its usual endings. */
export interface Trigger {
  before: string[];
  last: string;
  open: boolean;
}

/** "hive*" finds what begins so, "cargo-bike" two words, anything else the word and its usual endings. */
export function trigger(said: string): Trigger {
  const words = plain(said).replace(/\*$/, "").split(/[- ]/);
  return { before: words.slice(0, -1), last: words.at(-1) ?? "", open: said.endsWith("*") };
}

/** Without accents: "théâtre" is looked for as "theatre". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** "Women-run mills", "owner-led": who does it, and nothing to do with running. */
const DONE_BY = /-(?:run|led|made|owned|based|free|friendly|built)\b/g;

const tokens = (text: string, pattern: RegExp): string[] =>
  plain(text).replace(DONE_BY, "").match(pattern) ?? [];
export const wordsOf = (text: string): string[] => tokens(text, /[\p{L}\d]+/gu);

/** For each word the one behind it, "" before a stop. */
export const followersOf = (text: string): string[] => {
  const all = tokens(text, /[\p{L}\d]+|[.,;:!?()]/gu);
  return all.flatMap((word, at) =>
    /[\p{L}\d]/u.test(word) ? [(all[at + 1] ?? "").replace(/[^\p{L}\d]/gu, "")] : [],
  );
};

const ENDING = /^(?:s|es)$/;
const fits = ({ last, open }: Trigger, word: string) =>
  word.startsWith(last) && (open || word.length === last.length || ENDING.test(word.slice(last.length)));

/** The places in a text where it stands. */
export function placesOf(looked: Trigger, words: readonly string[]): number[] {
  const { before } = looked;
  return words.flatMap((word, at) =>
    fits(looked, word) && before.every((other, i) => words[at - before.length + i] === other) ? [at] : [],
  );
}

export const speaksOf = (triggers: readonly Trigger[], text: string) => {
  const words = wordsOf(text);
  return triggers.some((looked) => placesOf(looked, words).length > 0);
};
