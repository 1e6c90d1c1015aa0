import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { clean } from "@/lib/artifacts/text";
import { INSTRUCTION_PATTERNS, MARKUP } from "../data/instructions";
import type { Brief } from "../types";
import { ANSWER_FIELDS } from "./fields";
import { sentenceSpans } from "./sentences";

const MAX = 4_000;
const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g;
const TEMPLATE = /\[\[|\]\]|\{\{|\}\}/g;

const tidy = (text: string) =>
  text
    .replace(/[ \t\u00a0]{2,}/g, " ")
    .replace(/ +([,.;!?])/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/**
 * A sentence is left out when it is an order to the software. "You are now able to book" speaks about users: an
 * "able|free|welcome" after "you are now" keeps it.
 */
export function isInstruction(sentence: string): boolean {
  if (
    /\byou are (?:now|no longer) (?:able|free|welcome|ready|in control|alone|forced|stuck|tied)\b/i.test(
      sentence,
    )
  )
    return false;
  return INSTRUCTION_PATTERNS.some((pattern) => pattern.test(sentence));
}

function withoutMarkup(field: AnswerField, text: string, dropped: Brief["dropped"]): string {
  return text.replace(MARKUP, (found) => {
    dropped.push({ field, reason: "markup", text: found.slice(0, 200) });
    return " ";
  });
}

function withoutInstructions(field: AnswerField, text: string, dropped: Brief["dropped"]): string {
  const spans = sentenceSpans(text);
  const bad = spans.filter(({ start, end }) => isInstruction(text.slice(start, end)));
  if (bad.length === 0) return text;
  dropped.push(
    ...bad.map(({ start, end }) => ({
      field,
      reason: "injection" as const,
      text: text.slice(start, end).slice(0, 300),
    })),
  );
  return spans
    .filter((span) => !bad.includes(span))
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}

/** A founder's anger is kept, the swear word is not: these texts are printed. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mother)?f(?:uck|\*+|\*ck)(?:ing|in['’])\s+/gi, ""],
  [/\b(?:god ?damn|damned|damn)\s+(?=\p{L})/giu, ""],
  [/\bbullshit\b/gi, "nonsense"],
  [/\b(?:a )?shit ?load of\b/gi, "a lot of"],
  [/\b(?:shitty|crappy)\b/gi, "bad"],
  [/\bshit\b/gi, "rubbish"],
  [/\bpissed off\b/gi, "angry"],
  [/\b(?:fucked|screwed) over\b/gi, "cheated"],
  [/\bfucked\b/gi, "in trouble"],
];
const inPlainWords = (text: string) =>
  PLAIN_WORDS.reduce((said, [word, plain]) => said.replace(word, plain), text);

/** The answers as everything else reads them: one Unicode form, no markup, no swear words, no orders to the software, at most 4,000 characters each. */
export function cleanAnswers(answers: Partial<QuizAnswers>): {
  answers: QuizAnswers;
  dropped: Brief["dropped"];
} {
  const dropped: Brief["dropped"] = [];
  const cleaned: QuizAnswers = {
    problem: "",
    solution: "",
    targetAudience: "",
    differentiator: "",
    businessModel: "",
  };
  for (const field of ANSWER_FIELDS) {
    const raw = clean(answers[field] ?? "")
      .replace(BIDI, "")
      .slice(0, MAX);
    const text = withoutMarkup(field, raw, dropped).replace(TEMPLATE, "");
    cleaned[field] = tidy(inPlainWords(withoutInstructions(field, tidy(text), dropped)));
  }
  return { answers: cleaned, dropped };
}
