import type { Brief } from "@/lib/brief/types";
import { inWords } from "../english";
import { COMMON, STEM } from "./claims-more";

const WHOLE = 3;
const words = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON.test(word) && !IDLE.test(word));
/** Words of any name. */
const IDLE =
  /^(?:the|and|for|not|out|all|one|own|new|you|our|its|are|was|has|can|get|day|days|way|big|word|name|place|people|person|kind|thing|things|week|hour|part|need|good|fine|line|list|page|file|home|house|open|keep|kept|take|left|give|free|fast|full|true|real|right|light)$/;
const stemOf = (word: string) => word.slice(0, Math.max(STEM, word.length - 2));

/** The words of a text that the founder says too, in this answer or any. */
export function saidAgain(text: string, said: string): string[] {
  const spoken = new Set(said.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return words(text).filter((word) =>
    word.length <= WHOLE
      ? spoken.has(word) || spoken.has(`${word}s`)
      : [...spoken].some((other) => other.startsWith(stemOf(word))),
  );
}

const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|winter|summer|autumn|christmas)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi;
const DIGITS = new Map(Array.from({ length: 11 }, (_, i) => [inWords(i + 2), String(i + 2)]));

/** Whether a name tells no number, day or season that the founder does not tell. */
export function countsAsTold(name: string, { answers }: Brief): boolean {
  const said = Object.values(answers).join(" ").toLowerCase();
  return (name.toLowerCase().match(COUNTED) ?? []).every((word) => {
    const digit = DIGITS.get(word);
    return said.includes(word) || (digit !== undefined && new RegExp(`\\b${digit}\\b`).test(said));
  });
}

const MATERIAL = /\b(?:cotton|linen|wool|silk|leather|oak|oats?|brass|cedar|bamboo)\b/gi;
/** Whether all that a name or its meaning is made of is in the offer: no oats where millet is sold. */
export const madeAsTold = (text: string, { answers }: Brief) =>
  (text.match(MATERIAL) ?? []).every((word) =>
    answers.solution.toLowerCase().includes(word.toLowerCase().replace(/s$/, "")),
  );
