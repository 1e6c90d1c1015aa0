import { type Case, named } from "../case";
import { APP_ASKS, FORM_ASKS } from "../data/form-asks";
import { cap } from "../english";
import { para } from "../frames";
import { stakesOf } from "../stakes";
import { type Asked, tested, unknown } from "./asked";

const WEIGHTS = [94, 85, 77, 73, 69];
const MOST = 4;
/** What any business of the form is asked comes after what these answers raise. */
const GENERAL = [72, 65];

const formAsks = (c: Case) => (c.form === "saas" && !c.b2b ? APP_ASKS : FORM_ASKS[c.form]);

/** What somebody of the trade would ask before any investor does; of an unknown trade, what its form of work raises. */
export const tradeQuestions = (c: Case): Asked[] =>
  [...(c.trade?.asks ?? []), ...(c.beside?.asks.slice(0, 1) ?? []), ...formAsks(c)]
    .filter(([question], i, all) => all.findIndex(([other]) => other === question) === i)
    .slice(0, MOST)
    .map(([question, known, taskId, how], i) => ({
      weight: (c.trade || stakesOf(c).length < GENERAL.length ? WEIGHTS : GENERAL)[i] ?? 0,
      question: cap(named(question, c)),
      answer: known
        ? para(named(known, c), tested(c, taskId, named(how, c)))
        : unknown(c, taskId, named(how, c)),
    }));
