const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|grand|thousand|mil|mille|tausend|tsd\.?|mila|duizend|ribu|rb|nghìn|ألف|हज़ार)(?![\p{L}])/iu, 1e3],
  [/^(?:lakhs?|lacs?|लाख)(?![\p{L}])/iu, 1e5],
  [/^[万萬]/u, 1e4],
  [
    /^(?:m|mn|mio\.?|million|millions|millones|millón|milhões|milhão|milioni|milione|millionen|miljoen|triệu|juta|jt|مليون)(?![\p{L}])/iu,
    1e6,
  ],
  [/^crores?\b/i, 1e7],
  [/^(?:b|bn|billion|billions|mrd\.?|milliarden?)\b/i, 1e9],
];

/** The factor that follows a number ("k", "million", "lakh") and how many characters it takes, leading space included. */
export function multiplierAt(text: string, at: number): { factor: number; length: number } {
  const space = /^[ \u00a0]?/.exec(text.slice(at))?.[0].length ?? 0;
  const rest = text.slice(at + space, at + space + 12);
  for (const [pattern, factor] of MULTIPLIERS) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const spacedLetter = space > 0 && /^(?:k|m|b)$/i.test(match[0]);
    if (!spacedLetter) return { factor, length: space + match[0].length };
  }
  return { factor: 1, length: 0 };
}

/** Digits with thousands marks and a decimal mark of either convention. */
export const NUMBER =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)|\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,6})?(?!\\d)|\\d+(?:[.,]\\d{1,6})?";

/**
 * Reads "1,234.5", "1.234,5", "1 234", "0.011" and "39,00". A single mark before exactly three digits separates thousands,
 * except after a lone zero, and except for a point in a text where the comma separates thousands.
 */
export function parseNumber(text: string, pointThousands: boolean): number {
  const bare = text.replace(/[ \u00a0\u202f'’]/g, "");
  const marks = bare.match(/[.,]/g) ?? [];
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last < 0) return Number(bare);
  const tail = bare.length - last - 1;
  const mixed = new Set(marks).size === 2;
  const thousands =
    !mixed &&
    (marks.length > 1 || (tail === 3 && !/^0[.,]/.test(bare) && (bare[last] === "," || pointThousands)));
  if (thousands) return Number(bare.replace(/[.,]/g, ""));
  return Number(`${bare.slice(0, last).replace(/[.,]/g, "")}.${bare.slice(last + 1)}`);
}

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORDS: Record<string, number> = {
  ...Object.fromEntries(UNITS.slice(1).map((word, i) => [word, i + 1])),
  ...Object.fromEntries(TENS.map((word, i) => [word, (i + 2) * 10])),
  hundred: 100,
  once: 1,
  twice: 2,
  thrice: 3,
  dozen: 12,
  half: 0.5,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  zehn: 10,
  zwölf: 12,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  uma: 1,
  duas: 2,
  dois: 2,
  três: 3,
  quatro: 4,
  seis: 6,
  dez: 10,
};

/** "twelve" = 12, "twenty-eight" = 28; null for anything else. */
export const wordNumber = (word: string): number | null => {
  const parts = word.toLowerCase().split("-");
  const values = parts.map((part) => WORDS[part]);
  return parts.length <= 2 && values.every((value) => value !== undefined)
    ? values.reduce((sum: number, value) => sum + (value ?? 0), 0)
    : null;
};

const JOINED = `(?:${TENS.join("|")})-(?:${UNITS.slice(1, 10).join("|")})`;
const WORD = [JOINED, ...Object.keys(WORDS).sort((a, b) => b.length - a.length)].join("|");
const AND_A_HALF = / and a half$/i;
/** A count in figures or in a word: "12", "1,200", "twelve", "two and a half". */
export const COUNT = `(?:(?:${NUMBER}|(?:${WORD})(?![\\p{L}]))(?: and a half(?![\\p{L}]))?)`;
export const countOf = (said: string): number => {
  const whole = said.replace(AND_A_HALF, "");
  return (wordNumber(whole) ?? parseNumber(whole, true)) + (whole === said ? 0 : 0.5);
};

const SPELT = [...UNITS.slice(1), ...TENS, "hundred", "thousand"].join("|");
/** A number of one or more words: "forty-five", "nine hundred and fifty". */
export const SPELT_NUMBER = `(?:an?\\s)?(?:${SPELT})(?:[\\s-](?:and\\s)?(?:${SPELT}))*`;

export function spelt(said: string): number {
  let total = 0;
  let below = 0;
  for (const word of said.toLowerCase().split(/[\s-]+/)) {
    if (word === "hundred") below = Math.max(below, 1) * 100;
    else if (word === "thousand") {
      total += Math.max(below, 1) * 1000;
      below = 0;
    } else below += WORDS[word] ?? 0;
  }
  return total + below;
}
