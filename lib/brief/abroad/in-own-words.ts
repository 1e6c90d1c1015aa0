import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "../text/fields";
import { literal } from "../text/literal";
import type { Brief } from "../types";
import { TONGUES, type Tongue } from "./forms";
import { behind, type Gloss, glossOf } from "./gloss";

export interface Glossed {
  english: QuizAnswers;
  original: QuizAnswers;
  glosses: readonly Gloss[];
}

/** The answers in reading English; null where they are English already or no dictionary knows their language. */
export function inEnglish(original: QuizAnswers, language: string): Glossed | null {
  const tongue = TONGUES.find((each) => each === language) as Tongue | undefined;
  if (!tongue) return null;
  const glosses = ANSWER_FIELDS.map((field) => glossOf(original[field], tongue));
  // The last sentence is often left open.
  const closed = (text: string) => (/[\p{L}\d€%)]$/u.test(text) ? `${text}.` : text);
  const english = Object.fromEntries(
    ANSWER_FIELDS.map((field, i) => [field, closed(glosses[i]?.english ?? "")]),
  );
  return { english: english as unknown as QuizAnswers, original, glosses };
}

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
const unknownOf = (glosses: readonly Gloss[]) =>
  sum(glosses.map(({ unknown }) => unknown)) / Math.max(1, sum(glosses.map(({ words }) => words)));

/** What is said in our own sentences stays English. */
const ENGLISH = new Set([
  "answers",
  "label",
  "buyer",
  "paidBy",
  "tail",
  "keyphrases",
  "sector",
  "named",
  "noun",
  "inEnglish",
  "capacityUnit",
]);
const STATED = /^(Stated: )?([\s\S]*)$/;

/** Every quotation of the reading as the founder wrote it: what was read in English is not what stands between quotation marks. */
export function inOwnWords(read: Brief, { original, glosses }: Glossed, language: string): Brief {
  const said = (text: string): string => {
    const [, lead = "", quoted = ""] = STATED.exec(text) ?? [];
    if (!/\p{L}/u.test(quoted)) return text;
    const whole = new RegExp(`(?<![\\p{L}\\d])${literal(quoted)}(?![\\p{L}\\d])`, "iu");
    for (const gloss of glosses) {
      const from = gloss.english.search(whole);
      if (from >= 0) return lead + behind(gloss, from, from + quoted.length).text;
    }
    return text;
  };
  const inside = (value: unknown, key: string): unknown => {
    if (ENGLISH.has(key)) return value;
    if (typeof value === "string") return /\s/.test(value) ? said(value) : value;
    if (Array.isArray(value)) return value.map((each) => inside(each, key));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).map(([name, each]) => [name, inside(each, name)]);
    const own = Object.fromEntries(entries);
    const at = ANSWER_FIELDS.indexOf(own.field);
    if (at < 0 || typeof own.start !== "number") return own;
    const start = (original[ANSWER_FIELDS[at] ?? "problem"] ?? "").indexOf(own.text);
    return start < 0 ? own : { ...own, start, end: start + own.text.length };
  };
  const own = inside(read, "") as Brief;
  const noun = read.offer.noun && said(read.offer.noun);
  return {
    ...own,
    offer: { ...own.offer, noun },
    language,
    answers: original,
    inEnglish: {
      ...read,
      spoken: { language, answers: original, unknown: unknownOf(glosses) },
    },
  };
}
