import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";

/** "Dental" is half a word: "dental labs". */
const OF_A_NOUN = /(?:al|ic|ary)$/;

/** Words as the founder wrote them in the offer or the problem; those that stand there otherwise are left out. */
export function asWritten(words: readonly string[], { answers }: Brief): string[] {
  const text = `${answers.solution} ${answers.problem} ${answers.differentiator} ${answers.targetAudience}`;
  const found = words.flatMap(
    (word) =>
      new RegExp(
        `(?<!\\p{L})${literal(word)}(?:e?s)?(?!\\p{L})${OF_A_NOUN.test(word) ? "(?: \\p{L}{3,}s(?!\\p{L}))?" : ""}`,
        "iu",
      ).exec(text)?.[0] ?? [],
  );
  return [...new Set(found.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)))];
}
