import type { WritingContext } from "@/lib/artifacts/recipe";
import { BANNED, LEFTOVERS } from "./banned";
import { strayNumerals } from "./numeric-guard";

export interface Problem {
  rule: "banned" | "leftover" | "repeat" | "number";
  /** Where, as a path into the output. */
  at: string;
  text: string;
}

/** Every text of an output with its path; `meta` and machine fields aside. */
export function textsOf(value: unknown, path = ""): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at: path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsOf(item, `${path}[${i}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value)
    .filter(
      ([key]) =>
        !["meta", "extensions", "domain", "priority", "kind", "sayability"].includes(key) &&
        !key.endsWith("Color"),
    )
    .flatMap(([key, item]) => textsOf(item, path ? `${path}.${key}` : key));
}

export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.replace(/^\d+\. /, "").trim())
    .filter((part) => part.split(" ").length >= 4);

/** The founder's own words, quoted or not, may say what they like; only our sentences are judged. */
function ownWords(text: string, answers: string): string {
  return text.replace(/"[^"\n]*"/g, (quoted) =>
    answers.includes(quoted.slice(1, -1).toLowerCase().slice(0, 24)) ? '""' : quoted,
  );
}

/** What is wrong with a text that a founder is about to read; both writers answer to it. */
export function check(output: unknown, context: WritingContext): Problem[] {
  const { answers: said, inEnglish: read } = context.brief;
  const answers = [said, read?.answers ?? said]
    .flatMap(Object.values<string>)
    .join(" ")
    .toLowerCase();
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { at, text } of textsOf(output)) {
    const own = ownWords(text, answers);
    for (const phrase of BANNED)
      if (own.toLowerCase().includes(phrase) && !answers.includes(phrase))
        problems.push({ rule: "banned", at, text: phrase });
    for (const [pattern, what] of LEFTOVERS) {
      const found = pattern.exec(own)?.[0];
      if (found && !answers.includes(found.toLowerCase().trim()))
        problems.push({ rule: "leftover", at, text: `${what}: ${found}` });
    }
    for (const numeral of strayNumerals(text, context)) problems.push({ rule: "number", at, text: numeral });
    for (const said of sentencesOf(text)) {
      const before = seen.get(said.toLowerCase());
      if (
        before &&
        before !== at &&
        !isTitle(at, before) &&
        !answers.includes(said.toLowerCase().replace(/[.!?]$/, ""))
      )
        problems.push({ rule: "repeat", at, text: said });
      seen.set(said.toLowerCase(), at);
    }
  }
  return problems;
}

/** The outline repeats the titles of the slides on purpose. */
const isTitle = (a: string, b: string) => [a, b].some((at) => at.startsWith("deckOutline"));

/** The same as lines for a writer that is asked to mend its text. */
export const problemsOf = (output: unknown, context: WritingContext): string[] =>
  check(output, context).map(({ rule, at, text }) => `${at}: ${MEANING[rule]} (${text.slice(0, 120)})`);

const MEANING: Record<Problem["rule"], string> = {
  banned: "empty phrase",
  leftover: "not finished text",
  repeat: "a sentence said before",
  number: "a figure that is in no fact and no answer",
};
