import { type HardQuestion, QUESTION_COUNT } from "@/lib/artifacts/pitch/artifact";
import { sentence } from "../english";
import type { Material } from "../material";
import { evidenceQuestions } from "./questions-evidence";
import { marketQuestions } from "./questions-market";
import { moneyQuestions } from "./questions-money";

/** The ten hardest, hardest first. */
export function hardQuestions(m: Material): HardQuestion[] {
  return [...moneyQuestions(m), ...marketQuestions(m), ...evidenceQuestions(m)]
    .filter(({ weight, question, answer }) => weight > 0 && question && answer)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, QUESTION_COUNT)
    .map(({ question, answer }) => ({ question, answer: sentence(answer) }));
}
