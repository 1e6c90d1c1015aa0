import { STOP_WORDS } from "../data/stop-words";

const SCRIPTS: readonly (readonly [language: string, pattern: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["th", /\p{Script=Thai}/gu],
];

const PER_MONTH =
  /\bper (?:[a-z-]+ per )?(?:month|year|week|day|hour|night|term|season|person|user|seat|visit|site|unit)\b/gi;

/** ISO 639-1 of a text: by script, else by the commonest small words of seven languages; "en" when nothing speaks. */
export function detectLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "en";
  for (const [language, pattern] of SCRIPTS) {
    const share = (text.match(pattern)?.length ?? 0) / letters;
    if (share > (language === "ja" ? 0.1 : 0.4)) return language;
  }
  // The "e" of "e-commerce" and the "per" of "€150 per terrace" are no Italian words.
  const words =
    text
      .replace(PER_MONTH, " ")
      .replace(/(?<=\d[pck]?|\/\p{L}{2,3}) per (?=\p{L})/giu, " ")
      .toLowerCase()
      .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  let best = { language: "en", hits: 0 };
  for (const [language, known] of Object.entries(STOP_WORDS)) {
    const hits = words.filter((word) => known.has(word)).length;
    if (hits > best.hits) best = { language, hits };
  }
  return best.hits >= 2 ? best.language : "en";
}
