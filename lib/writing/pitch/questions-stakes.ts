import type { Case } from "../case";
import { para } from "../frames";
import { tasksOf } from "../plan/plan";
import { spoken, stakesOf } from "../stakes";
import { type Asked, tested, unknown } from "./asked";

const WEIGHTS = [95, 91, 84, 79];
const BESIDE_A_TRADE = 2;

/** What the founder's own promises make people ask. */
export const stakeQuestions = (c: Case): Asked[] => {
  const second = tasksOf(c).some(({ id }) => id === "x-stake");
  return stakesOf(c)
    .slice(0, c.trade ? BESIDE_A_TRADE : WEIGHTS.length)
    .map((stake, i) => {
      const [question, known, how] = stake.ask.map((part) => spoken(part, stake, c));
      const way = (how ?? "").replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
      const task = i === 0 && !c.trade ? "trade-trial" : i < 2 && second ? "x-stake" : "check-6";
      return {
        weight: WEIGHTS[i] ?? 0,
        question: question ?? "",
        answer: known ? para(known, tested(c, task, way)) : unknown(c, task, way),
      };
    });
};
