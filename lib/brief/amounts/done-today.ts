import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readNamed } from "../rivals/named";
import { isSaidOfOthers } from "../rivals/others-said";
import { sentenceAround } from "../text/frequency";
import { literal } from "../text/literal";
import type { ReadAmount } from "./amount-roles";

/** "A stay-in yaya is 7k", "a private tutor costs £40": what somebody is paid who does it today. */
const DOES_IT_TODAY =
  /^(?:an? |the )(?:[\p{L}-]+ ){0,3}?(nann(?:y|ies)|yayas?|maids?|baby-?sitters?|au pairs?|caretakers?|housekeepers?|lawyers?|solicitors?|notar(?:y|ies)|accountants?|tutors?|agents?|brokers?|plumbers?|electricians?|handym[ae]n|mechanics?|dealers?|locksmiths?|translators?|architects?|consultants?|photographers?|recruiters?|dentists?|vets?|therapists?|agenc(?:y|ies)) (?:is|are|costs?|charges?|takes?|wants?|asks?|runs|from)\b/iu;
const OURS = /\b(?:we|our|ours|us|i|my|mine)\b/i;

/** "Pubs sell it £4 or two at £7", "shops resell them for €9": what our buyers ask of theirs. */
const THEY_RESELL =
  /(?<!\b(?:to|from) )\b(?!(?:we|i|you|us)\b)(?:\p{L}{3,}s|they|(?:the|each|every|an?) \p{L}{3,}) (?:then |can |will |usually )?(?:re-?)?sells? (?:it|them|these|each(?: one)?|one|ours|on)\b(?!.*\b(?:us|me|we|i|our)\b)/iu;
const clauseBefore = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[,;:]\s|\.\s/)
    .at(-1) ?? "";

/** Sums of a sentence about somebody whom the offer never names, and what our buyers sell it for, are no prices and no costs of ours. */
export function doneToday(amounts: ReadAmount[], answers: QuizAnswers): ReadAmount[] {
  const ours = `${answers.solution} ${answers.differentiator} ${answers.targetAudience}`;
  return amounts.map((amount) => {
    const sentence = sentenceAround(answers.businessModel, amount.start).text.trim();
    const [said, who = ""] = DOES_IT_TODAY.exec(sentence) ?? [];
    const stem = who.replace(/(?:ies|y|s)$/i, "");
    if (THEY_RESELL.test(clauseBefore(answers.businessModel, amount.start)))
      return { ...amount, role: "compare", sure: true };
    return said && !OURS.test(sentence) && !new RegExp(`\\b${literal(stem)}`, "i").test(ours)
      ? { ...amount, role: "compare", sure: true }
      : amount;
  });
}

const THEY_KEEP = /(\p{L}{3,}?)s? (?:takes?|keeps?|charges?|wants?|deducts?)(?: [\p{L}-]+){0,2} $/iu;
/** "The factory takes 12% of the nuts": what others keep, told in the difference, is no share of ours. */
export function keptByOthers(amounts: ReadAmount[], answers: QuizAnswers): ReadAmount[] {
  const read = { answers, named: readNamed(answers) };
  const offer = `${answers.solution} ${answers.businessModel} ${answers.targetAudience}`;
  return amounts.map((amount) => {
    if (amount.role !== "take" && amount.role !== "share") return amount;
    const sentence = sentenceAround(answers.differentiator, amount.start).text.trim();
    const [, keeper = ""] = THEY_KEEP.exec(amount.before) ?? [];
    // "The shows keep 70%": those whom the offer names are paid by us.
    const named = new RegExp(`\\b${literal(keeper)}`, "i").test(offer);
    const theirs = keeper ? !named && !OURS.test(sentence) : isSaidOfOthers(sentence, read);
    return theirs ? { ...amount, role: "compare" } : amount;
  });
}
