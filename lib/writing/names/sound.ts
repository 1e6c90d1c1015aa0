const VOWEL = /[aeiouy]/;

export const letters = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

export function syllables(name: string): number {
  const word = letters(name).replace(/e$/, "");
  return Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 1);
}

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

/** A join that a listener hears as two clear parts. */
export function joinsWell(first: string, second: string): boolean {
  const a = letters(first);
  const b = letters(second);
  const end = a.charAt(a.length - 1);
  const start = b.charAt(0);
  if (end === start) return false;
  if (VOWEL.test(end) && end !== "y" && VOWEL.test(start)) return false;
  if (/e$/.test(a) && VOWEL.test(start)) return false;
  if (a.endsWith(b) || b.startsWith(a)) return false;
  const run = /[^aeiouy]*$/.exec(squash(a))?.[0].length ?? 0;
  const next = /^[^aeiouy]*/.exec(squash(b))?.[0].length ?? 0;
  return run + next <= 4;
}

/** What a person hears: said for the founder, beside the name. */
export function sayability({
  name,
  kind,
  parts,
}: {
  name: string;
  kind: string;
  parts: readonly string[];
}): string {
  const beats = syllables(name);
  const count = `${beats} ${beats === 1 ? "syllable" : "syllables"}`;
  if (kind === "coined") return `${count}, a new word: spell it once aloud`;
  if (kind === "borrowed") return `${count}, a word of another language: say how it is spoken`;
  if (name.includes(" ")) return `${count}, plain words, spelled as heard`;
  if (kind === "real word") return `${count}, a dictionary word, spelled as heard`;
  return parts.length > 1 || kind === "compound"
    ? `${count}, two familiar words joined, spelled as heard`
    : `${count}, spelled as heard`;
}
