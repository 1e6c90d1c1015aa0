import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { clean } from "@/lib/artifacts/text";
import { INSTRUCTION_PATTERNS, MARKUP } from "../data/instructions";
import type { Brief } from "../types";
import { ANSWER_FIELDS } from "./fields";
import { detectLanguage } from "./language";
import { sentenceSpans } from "./sentences";
import { spelt } from "./spelt";

const MAX = 4_000;
const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g;
const TEMPLATE = /\[\[|\]\]|\{\{|\}\}/g;

/** "Rs. 500", "approx. 40": the point is no end of a sentence, so it is left out before a figure. */
const POINT_BEFORE_FIGURE = /\b(Rs|Nr|approx|ca|Fr|kr|zł|ksh|max|min|incl|excl)\.(?= ?\d)/giu;

const tidy = (text: string) =>
  text
    .replace(POINT_BEFORE_FIGURE, "$1")
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

type Drop = (reason: Brief["dropped"][number]["reason"], text: string) => void;

function withoutMarkup(text: string, drop: Drop): string {
  return text.replace(MARKUP, (found) => {
    drop("markup", found.slice(0, 200));
    return " ";
  });
}

function withoutInstructions(text: string, drop: Drop): string {
  const spans = sentenceSpans(text);
  const bad = spans.filter(({ start, end }) => isInstruction(text.slice(start, end)));
  if (bad.length === 0) return text;
  for (const { start, end } of bad) drop("injection", text.slice(start, end).slice(0, 300));
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

/** One Unicode form, no markup, no swear words, no orders to the software, at most 4,000 characters. */
export function cleanText(said: string, drop: Drop = () => {}): string {
  const raw = clean(said).replace(BIDI, "").slice(0, MAX);
  const text = withoutMarkup(raw, drop).replace(TEMPLATE, "");
  return tidy(inPlainWords(withoutInstructions(tidy(text), drop)));
}

/** The answers as everything else reads them, slips of typing put right, and what was left out of them. */
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
  for (const field of ANSWER_FIELDS)
    cleaned[field] = cleanText(answers[field] ?? "", (reason, text) => dropped.push({ field, reason, text }));
  if (detectLanguage(Object.values(cleaned).join(" ")) === "en")
    for (const field of ANSWER_FIELDS) cleaned[field] = spelt(cleaned[field]);
  return { answers: cleaned, dropped };
}
