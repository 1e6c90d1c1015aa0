import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { allText } from "./text/fields";
import { findFrequencies } from "./text/frequency";
import { detectLanguage } from "./text/language";
import type { Brief } from "./types";

/** Fewer characters say nothing yet, and deserve no remark. */
const TOO_EARLY = 20;

const PEOPLE =
  /\b(?:people|person|customers?|clients?|users?|famil(?:y|ies)|parents?|children|kids|teams?|staff|women|men|companies|businesses|firms|shops?|stores?|clinics?|hotels?|schools?|cit(?:y|ies)|homes?|households?|who|[\p{L}-]{3,}(?:ers|ors|ists|ants|ents|ians|ees|nesses|men|women))\b/iu;
const OFTEN =
  /\b(?:every|each|daily|weekly|monthly|yearly|always|often|constantly|twice|once|times|per|a (?:day|week|month|year)|most (?:days|weeks|nights)|half of)\b/i;
const TODAY =
  /\b(?:today|currently|right now|at the moment|instead|by hand|manually|nothing|on paper|paper|spreadsheets?|whatsapp|phone|e-?mail|uses?|using|rel(?:y|ies) on|sends?|calls?|pays?|buys?|goes? to|drives?|waits?|hires?|rents?|borrows?|asks?|keeps?|tries|turns? to|washing|writes?)\b/i;
const COMPARED =
  /\b(?:than|unlike|instead of|while|whereas|compared|others?|nobody else|no one else|only|the usual|existing|competitors?|rather than|no need|without|not)\b/i;

type Open = [open: boolean, hint: string][];
type Check = (text: string, answers: QuizAnswers, read: () => Promise<Brief>) => Open | Promise<Open>;

const inEnglish = (answers: QuizAnswers) => detectLanguage(allText(answers)) === "en";

const CHECKS: Record<AnswerField, Check> = {
  problem: (text, answers) =>
    inEnglish(answers)
      ? [
          [!PEOPLE.test(text), "who has it"],
          [!OFTEN.test(text) && findFrequencies(text).length === 0, "how often it happens"],
          [!TODAY.test(text), "what they do about it today"],
        ]
      : [],
  solution: () => [],
  targetAudience: async (_text, _answers, read) => {
    const { missing } = await read();
    return [
      [missing.includes("segment"), "who exactly would pay first"],
      [missing.includes("geography"), "where they are"],
    ];
  },
  differentiator: (text, answers) =>
    inEnglish(answers) ? [[!COMPARED.test(text), "compared with what they use today"]] : [],
  businessModel: async (_text, _answers, read) => {
    const { missing } = await read();
    return [
      [missing.includes("price"), "a price"],
      [missing.includes("volume"), "how often one customer buys"],
    ];
  },
};

/** What an answer leaves open, in words that follow "Still open:"; empty while it is too short to tell, or when nothing is. All answers are read only where that decides it. */
export async function hintsFor(
  field: AnswerField,
  answers: QuizAnswers,
  read: () => Promise<Brief>,
): Promise<string[]> {
  const text = answers[field].trim();
  if (text.length < TOO_EARLY) return [];
  const open = await CHECKS[field](text, answers, read);
  return open.flatMap(([isOpen, hint]) => (isOpen ? [hint] : []));
}
