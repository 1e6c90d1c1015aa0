import { type HardQuestion, QUESTION_COUNT } from "@/lib/artifacts/pitch/artifact";
import type { Case } from "../case";
import { sentence } from "../english";
import { raisedQuestions } from "./questions-asks";
import { evidenceQuestions } from "./questions-evidence";
import { marketQuestions } from "./questions-market";
import { moneyQuestions } from "./questions-money";

/** The ten hardest, hardest first. */
export function hardQuestions(c: Case): HardQuestion[] {
  return [...raisedQuestions(c), ...moneyQuestions(c), ...marketQuestions(c), ...evidenceQuestions(c)]
    .filter(({ weight, question, answer }) => weight > 0 && question && answer)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, QUESTION_COUNT)
    .map(({ question, answer }) => ({ question, answer: sentence(answer) }));
}
