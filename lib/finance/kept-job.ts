import { sentenceSpans } from "@/lib/brief/text/sentences";
import type { Brief } from "@/lib/brief/types";

/** A job that is kept beside the business, as the founder says it. */
export interface KeptJob {
  said: string;
  /** It is to be left one day: then this has to become a living. */
  leaves: boolean;
}

const OWN = "(?:I|we|my|me|our)(?:['’](?:m|ll|d|ve|re))?";
const A_JOB = "(?:[\\p{L}-]+[- ]){0,3}?(?:jobs?|employment|shifts|studies|day work)";
const PART =
  "(?:(?:morning|evening|night|weekend|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|month|batche)s?)";
const AT_WORK = "(?:am|are|have|work|teach|tour|drive|study|cook|run|serve|nurse|do nights|do shifts)";
/** Each says of the founder that other work goes on. */
const KEPT: readonly RegExp[] = [
  `\\b(?:beside|besides|alongside|next to|around|on top of|after|outside(?: of)?) (?:my|our) (?:${A_JOB}|(?:[\\p{L}-]+ ){0,2}work)\\b`,
  `\\b${OWN}\\b[^.;]{0,60}\\b(?:keep|keeping|have|having|in|with|at) (?:on )?(?:my|our|another|a (?:full|part)[- ]time) (?:other )?${A_JOB}\\b`,
  `\\b(?:I|we) (?:both )?still (?:work (?!on\\b)|teach|study|am employed|are employed|have (?:my|our))\\b`,
  `\\b(?:I|we) (?:both )?still \\p{L}+\\b[^.;]{0,24}\\b(?:full|part)[- ]time\\b`,
  `\\b${PART}\\b[^.;]*\\b(?:as|because|since|while|whilst) (?:the (?:other|rest)[^.;]{0,16} )?(?:I|we) (?:both |also |still )*${AT_WORK}\\b`,
  `\\b(?:rest of the (?:week|year|time)|other (?:days|months))\\b[^.;]{0,12}\\b(?:I|we) (?:both |also |still )*(?:am |are |have |work)`,
  `\\b(?:I|we)\\b[^.;]{0,16}\\b(?:work|teach|study|have|am)\\b[^.;]{0,40}\\bthe (?:other days|rest of the (?:week|year|time))\\b`,
  `\\b(?:I|we) (?:both )?work (?:shifts|nights|(?:full|part)[- ]time)\\b|\\bboth still (?:employed|in work)\\b`,
  `\\b(?:I|we|founders?|engineers|developers|friends|sisters|brothers) (?:am |are |['’]m |['’]re )?(?:do|doing|build|building|make|work on) (?:this|it|everything|all of it)(?: myself| ourselves| alone)? (?:(?:in|on|at|over)(?: the| my)? )?(?:evenings?|weekends?|nights|spare time)\\b`,
  `\\b(?:I|my|as a|as my)\\b[^.;]{0,40}\\bside (?:income|business|hustle|job|project)\\b`,
].map((source) => new RegExp(source, "iu"));
const LEAVES = new RegExp(
  `\\b(?:quit|quitting|leave|leaving|give up|giving up|replace)\\b[^.;]{0,16}\\b(?:my|our) ${A_JOB}\\b|\\b(?:go|going|switch|do (?:it|this)) (?:down to part[- ]time|full[- ]time)\\b`,
  "iu",
);

/** The sentences of several answers, in their order. */
export const sentencesIn = (answers: readonly string[]): string[] =>
  answers.flatMap((text) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end)));

/** The part of a sentence that says it: the shortest between commas, else all of it. */
export function inShort(sentence: string, patterns: readonly RegExp[]): string {
  const says = (text: string) => patterns.some((pattern) => pattern.test(text));
  const parts = sentence.split(/[,;:] | (?=so |because |and (?:I|we) )/).filter(says);
  const [short = sentence] = parts.sort((a, b) => a.length - b.length);
  return short.replace(/^(?:so|because|and) |[.!?\s]+$/g, "");
}

/** The job that is kept beside what the plan is of; null where none is told. */
export function keptJob({ answers, language }: Pick<Brief, "answers" | "language">): KeptJob | null {
  if (language !== "en") return null;
  const { businessModel, solution, differentiator, targetAudience } = answers;
  const said = sentencesIn([businessModel, solution, differentiator, targetAudience]);
  const leaving = said.find(
    (sentence) => LEAVES.test(sentence) && new RegExp(`\\b${OWN}\\b`, "i").test(sentence),
  );
  const kept = said.find((sentence) => KEPT.some((pattern) => pattern.test(sentence))) ?? leaving;
  return kept ? { said: inShort(kept, [...KEPT, LEAVES]), leaves: leaving !== undefined } : null;
}
