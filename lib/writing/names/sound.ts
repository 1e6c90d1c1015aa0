/** Letters that are more than one with a sign. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", ı: "i", đ: "d" },
};
/** As it is typed on any keyboard: "Pełna Półka" is "pelna polka". */
export const typed = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøæœßıđ]/g, (letter) => PLAIN_LETTERS[letter] ?? "");

export const letters = (name: string) => typed(name).replace(/[^a-z]/g, "");

const beatsOf = (word: string) =>
  Math.max(
    1,
    letters(word)
      // "Torque" ends on a silent pair, "penned" on a silent e.
      .replace(/(?<=[aeiou]g|q)ue$/, "")
      .replace(/(?<![^aeiouy]l)e$/, "")
      .replace(/(?<=[aeiouy][^aeiouy]{0,2}[^aeiouydt])ed$/, "d")
      .match(/[aeiouy]+/g)?.length ?? 1,
  );
/** Where a word of two ends its first half on a silent e: "SafeTray", "Tracewise". */
const JOINT =
  /(?<=[a-z][aeiou][^aeiou\W]{1,2}e)(?=(?:tray|plate|wise|well|bell|ward|keep|lane|loft|mark|side|line|key|ring|row|safe|side|stone|way|work|yard|box|bark|craft|desk|log|man)s?$)/i;
/** Beats of all its words, "&" said as "and". */
export const syllables = (name: string): number =>
  name
    .replace("&", "and")
    .replace(/-/g, " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(JOINT, " ")
    .split(/\s+/)
    .reduce((sum, word) => sum + beatsOf(word), 0);

/** Sounds together: the same beginning first, then the same number of beats. */
export const harmony = (one: string, other: string) =>
  (one[0] === other[0] ? 2 : 0) +
  (syllables(one) === syllables(other) ? 1 : 0) -
  Math.abs(one.length - other.length) * 0.1;

/** "ck", "th" and the like count as one sound. */
const squash = (word: string) => word.replace(/ck|ch|sh|th|ph|gh|wh|ng|qu/g, "b");

export function longestConsonantRun(name: string): number {
  return Math.max(
    0,
    ...squash(letters(name))
      .split(/[aeiouy]+/)
      .map((run) => run.length),
  );
}
