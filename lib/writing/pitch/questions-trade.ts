import { type Case, named } from "../case";
import { para } from "../frames";
import { type Asked, tested, unknown } from "./asked";

const WEIGHTS = [94, 85, 77];
const BESIDE = 73;

/** What somebody of the trade would ask before any investor does. */
export const tradeQuestions = (c: Case): Asked[] =>
  [...(c.trade?.asks ?? []), ...(c.beside?.asks.slice(0, 1) ?? [])].map(
    ([question, known, taskId, how], i) => ({
      weight: i < (c.trade?.asks.length ?? 0) ? (WEIGHTS[i] ?? 60) : BESIDE,
      question: named(question, c),
      answer: known
        ? para(named(known, c), tested(c, taskId, named(how, c)))
        : unknown(c, taskId, named(how, c)),
    }),
  );
