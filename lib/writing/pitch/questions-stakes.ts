import type { Case } from "../case";
import { para } from "../frames";
import { spoken, stakesOf } from "../stakes";
import { type Asked, tested, unknown } from "./asked";

const WEIGHTS = [95, 91, 84, 79];
const BESIDE_A_TRADE = 2;

/** What the founder's own promises make people ask. */
export const stakeQuestions = (c: Case): Asked[] =>
  stakesOf(c)
    .slice(0, c.trade ? BESIDE_A_TRADE : WEIGHTS.length)
    .map((stake, i) => {
      const [question, known, how] = stake.ask.map((part) => spoken(part, stake, c));
      const way = (how ?? "").replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
      const task = c.trade || i > 0 ? (i < 2 ? "x-stake" : "check-6") : "trade-trial";
      return {
        weight: WEIGHTS[i] ?? 0,
        question: question ?? "",
        answer: known ? para(known, tested(c, task, way)) : unknown(c, task, way),
      };
    });
