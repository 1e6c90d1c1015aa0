import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Clause } from "../types";
import { remembered } from "./remembered";

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|approx|esp|vs|no|nr|mr|mrs|ms|dr|st|ca|incl|excl|min|max|Rs|kr|Fr|p\.m|a\.m|u\.s|u\.k|inc|ltd|z\.b|p\.ej)|\b\p{L})$/iu;

export interface Span {
  start: number;
  end: number;
}

const trimmed = (text: string, start: number, end: number): Span | null => {
  let from = start;
  let to = end;
  while (from < to && /[\s,;:–—-]/.test(text[from] ?? "")) from += 1;
  while (to > from && /[\s,;:]/.test(text[to - 1] ?? "")) to -= 1;
  return to > from ? { start: from, end: to } : null;
};

const STOPS = /[\n.!?。！？]/g;

function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: char, index: i } of text.matchAll(STOPS)) {
    const next = text[i + 1] ?? "";
    const ends = /[\n。！？]/.test(char) || next === "" || /[\s"”')\]]/.test(next);
    if (!ends) continue;
    if (
      char === "." &&
      next !== "" &&
      ABBREVIATION.test(text.slice(Math.max(0, i - 8), i)) &&
      !/^\s+\p{Lu}\p{Ll}/u.test(text.slice(i + 1, i + 5))
    )
      continue;
    const span = trimmed(text, start, i + 1);
    if (span) spans.push(span);
    start = i + 1;
  }
  const rest = trimmed(text, start, text.length);
  if (rest) spans.push(rest);
  return spans;
}

/** One reading asks for the sentences of each answer many times. */
const KEPT = 12;
const recent = remembered<readonly Span[]>(KEPT);

/** Sentences as spans of the text; points inside numbers and after abbreviations do not end one. */
export const sentenceSpans = (text: string): readonly Span[] => recent(text, () => findSentences(text));

/** Words that turn a statement round; a clause is never cut right after one. */
export const NEGATION =
  /\b(?:no|not|never|without|unless|none|neither|nor|cannot|can't|don't|doesn't|didn't|isn't|aren't|won't|wasn't|haven't|hasn't|nobody|nothing|sin|sans|ohne|kein(?:e[nmrs]?)?|nicht|sem|não|senza|non|geen|niet|zonder|jamais|nunca|nie)\b|n't\b/i;

/** "...; after three visits it was 5": the figure means nothing without what stands before it. */
export const LEANS =
  "(?:\\p{L}[\\p{L}\\d ]{2,40} )?(?:it|they|that) (?:was|were|is|are) (?:only |just |still |down to )?(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|none|zero)(?![\\d,.]* [\\p{L}%])";
const OPENS_LEANING = new RegExp(`^\\s*${LEANS}`, "iu");

const BREAK =
  /;|\s[–—-]\s|:\s|,\s+(?:and|but|so|then|while|which|because|plus|or|y|pero|et|mais|und|aber|e|ma|en|maar)\s|,\s+(?=\p{L})|\s+(?:and then|but|plus)\s+/giu;

const VERBISH =
  /\b(?:\w+(?:s|ed|ing)|is|are|was|were|be|has|have|can|get|give|take|make|let|find|show|send|read|build|run|help|keep|pay|hold|track|store|meet|cook|learn|ship|bake|use|book|earn|need|want|work|sell|buy)\b/i;

/** "In our test with 60 families, ...": where or when it was, and what was is still to come. */
const OPENING =
  /^\s*(?:in|at|during|after|over|across|within) (?:an?|our|the|one|two|three|\d+) (?:[\p{L}\d'’-]+ ?){1,8}$/iu;

/** "Dresses to rent: choose, wear for four days, send back": what the customer does, step by step. */
const STEPS =
  /^(?:choose|pick|order|book|wear|scan|upload|send|tell|take|type|answer|pay|borrow|rent|return|search|swipe|tap)\b/i;

/** A list stays together: "collect, wipe and train", "drills, saws and ladders". */
function isList(text: string, span: Span, cut: number, after: string): boolean {
  const first = /^((?:\p{L}+\s){1,3}?)(?:and|or|y|o|und|oder|et|ou|e)\s/iu.exec(after)?.[1]?.trim();
  if (first && (!first.includes(" ") || !VERBISH.test(first))) return true;
  const before = text.slice(span.start, cut);
  const lastPart = before.slice(Math.max(before.lastIndexOf(","), before.lastIndexOf(";")) + 1);
  return lastPart.trim().split(/\s+/).length < 3;
}

/** Characters after a break that decide whether it is one: a sentence of prices has hundreds of breaks. */
const LOOKS_AHEAD = 240;

/** Clauses of one sentence; each keeps its own negation and is long enough to mean something. */
function clauseSpans(text: string, sentence: Span): Span[] {
  const body = text.slice(sentence.start, sentence.end);
  const spans: Span[] = [];
  let start = sentence.start;
  for (const match of body.matchAll(BREAK)) {
    const cut = sentence.start + match.index;
    const from = cut + match[0].length;
    const after = text.slice(from, Math.min(sentence.end, from + LOOKS_AHEAD));
    const left = text.slice(start, cut);
    const tooShort = left.trim().split(/\s+/).length < 3 || after.trim().split(/\s+/).length < 3;
    const steps = match[0].startsWith(":") && STEPS.test(after);
    const nextPart = after.split(steps ? /;/ : /[,;]/)[0] ?? "";
    if (tooShort || nextPart.trim().split(/\s+/).length < 3 || isList(text, { start, end: cut }, cut, after))
      continue;
    if (OPENING.test(left) || OPENS_LEANING.test(after)) continue;
    if (NEGATION.test(left.slice(-12)) || !(steps || VERBISH.test(nextPart))) continue;
    const span = trimmed(text, start, cut);
    if (span) spans.push(span);
    start = cut + match[0].length;
  }
  const rest = trimmed(text, start, sentence.end);
  if (rest) spans.push(rest);
  return spans;
}

/** The clause at a span; closing punctuation is left out, the span stays contiguous. */
export function clauseAt(field: AnswerField, text: string, { start, end }: Span): Clause {
  let to = end;
  while (to > start && /[\s.!?,;:]/.test(text[to - 1] ?? "")) to -= 1;
  const body = text.slice(start, to);
  return { text: body, field, start, end: to, negated: NEGATION.test(body) };
}

export const sentencesOf = (field: AnswerField, text: string): Clause[] =>
  sentenceSpans(text).map((span) => clauseAt(field, text, span));

export const clausesOf = (field: AnswerField, text: string): Clause[] =>
  sentenceSpans(text)
    .flatMap((sentence) => clauseSpans(text, sentence))
    .map((span) => clauseAt(field, text, span))
    .filter((clause) => clause.text.length > 1);

const STATEMENT = new RegExp(`(?:[^;]|;(?=\\s*${LEANS}))+`, "giu");
/** What semicolons part, but for a part that leans on the one before it. */
export const partsOf = (text: string): string[] =>
  [...text.matchAll(STATEMENT)].map(([part]) => part.trim()).filter(Boolean);

/** Sentences, cut once more where a semicolon parts two statements. */
export const statementsOf = (field: AnswerField, text: string): Clause[] =>
  sentencesOf(field, text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(STATEMENT)]
      .map((part) => trimmed(text, start + part.index, start + part.index + part[0].length))
      .filter((span) => span !== null)
      .map((span) => clauseAt(field, text, span)),
  );
