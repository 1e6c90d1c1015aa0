export const letters = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

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

/** What a person hears: said for the founder, beside the name. */
export function sayability(said: { name: string; kind: string; spokenThere?: boolean }): string {
  const { name, kind, spokenThere } = said;
  const beats = syllables(name);
  const count = `${beats} ${beats === 1 ? "syllable" : "syllables"}`;
  if (kind === "coined") return `${count}, a new word: spell it once aloud`;
  if (spokenThere) return `${count}, in the language of your customers`;
  if (kind === "borrowed") return `${count}, a word of another language: say how it is spoken`;
  if (name.includes(" ")) return `${count}, plain words, spelled as heard`;
  if (kind === "real word") return `${count}, one word, spelled as heard`;
  return kind === "compound"
    ? `${count}, two familiar words joined, spelled as heard`
    : `${count}, spelled as heard`;
}
