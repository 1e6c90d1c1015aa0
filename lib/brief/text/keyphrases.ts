import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { STOP_WORDS } from "../data/stop-words";
import { ANSWER_FIELDS } from "./fields";

const WEIGHT: Record<AnswerField, number> = {
  solution: 1.4,
  differentiator: 1.2,
  problem: 1.1,
  targetAudience: 1,
  businessModel: 0.5,
};
const FILLER = new Set(
  "a i in an as at so de about also around average because been before being below better can cannot could do does even few first find get gets give gives go good had has have her him his how i if into it its just keep lot make makes many may me more most much must my need needs new next nobody now off one only other out over own per right same see so some still such take takes than their them then there these thing things those through today too two under until up us use used uses using very want wants was way week well were what where while within would year years day days time times three people everyone anyone something anything life world hard enough without between each every no not new works work own same later maybe us comes come close closes say says tell back away small big large late early long short less least once twice while during after always never nothing wherever".split(
    " ",
  ),
);
const LEADING_VERBS = new Set(
  "lose loses waste throw file fill fills track tracks read reads install bake test ship store pay pays clip clips listen listens send sends buy buys cost costs prepare preparing connect connects report returns return guess pass learn leave earn hire collect wipe train sell sells help helps tests build builds spend spends predict predicts".split(
    " ",
  ),
);
const MAX = 12;

/** Phrases of one to three words that tell this idea from another, strongest first; English only, empty for other languages. */
export function readKeyphrases(answers: QuizAnswers, language: string): string[] {
  if (language !== "en") return [];
  const stop = STOP_WORDS.en ?? new Set<string>();
  const score = new Map<string, number>();
  const degree = new Map<string, number>();
  const phrases: { words: string[]; weight: number }[] = [];
  for (const field of ANSWER_FIELDS) {
    const chunks = answers[field].split(/[.,;:!?()"“”\n]|\s[–—-]\s/);
    for (const chunk of chunks) {
      let words: string[] = [];
      const flush = () => {
        while (words[0] && LEADING_VERBS.has(words[0].toLowerCase())) words.shift();
        if (words.length >= 1 && words.length <= 3 && words.join("").length > 3)
          phrases.push({ words, weight: WEIGHT[field] });
        words = [];
      };
      for (const token of chunk.split(/\s+/)) {
        const word = token.replace(/^[^\p{L}\d]+|[^\p{L}\d%]+$/gu, "");
        const lower = word.toLowerCase();
        if (
          !word ||
          stop.has(lower) ||
          FILLER.has(lower) ||
          /\d/.test(word) ||
          /['’]/.test(word) ||
          /(?:ly|ing)$/.test(lower)
        )
          flush();
        else words.push(word);
      }
      flush();
    }
  }
  for (const { words } of phrases)
    for (const word of words)
      degree.set(word.toLowerCase(), (degree.get(word.toLowerCase()) ?? 0) + words.length);
  for (const { words, weight } of phrases) {
    const key = words.join(" ");
    const value =
      words.reduce((sum, word) => sum + Math.min(6, degree.get(word.toLowerCase()) ?? 0), 0) * weight;
    score.set(key, Math.max(score.get(key) ?? 0, value) + (score.has(key) ? weight : 0));
  }
  const ranked = [...score.entries()]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([phrase]) => phrase);
  const kept: string[] = [];
  for (const phrase of ranked) {
    const lower = phrase.toLowerCase();
    if (!kept.some((other) => other.toLowerCase().includes(lower) || lower.includes(other.toLowerCase())))
      kept.push(phrase);
    if (kept.length === MAX) break;
  }
  return kept;
}
