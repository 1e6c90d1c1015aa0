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

/** "By our own figures $13.60": what is left by the founder's own price and cost, where both are told. */
function ownMargin(c: Case): string {
  const margin = c.derived[`margin_${c.lines[0]?.id}`];
  return margin && margin.value > 0
    ? `By our own figures ${margin.display}, before returns and mistakes`
    : "";
}

/** Whoever subscribes orders once. */
const REORDERS = /order a second time/;

/** What somebody of the trade would ask before any investor does; of an unknown trade, what its form of work raises. */
export const tradeQuestions = (c: Case): Asked[] =>
  [...(c.trade?.asks ?? []), ...(c.beside?.asks.slice(0, 1) ?? []), ...formAsks(c)]
    .filter(([question]) => c.lines[0]?.kind !== "recurring" || !REORDERS.test(question))
    .map(
      ([question, known, ...rest]) => [question, known.replace("{margin}", ownMargin(c)), ...rest] as const,
    )
    .filter(([question], i, all) => all.findIndex(([other]) => other === question) === i)
    .slice(0, MOST)
    .map(([question, known, taskId, how], i) => ({
      weight: (c.trade || stakesOf(c).length < GENERAL.length ? WEIGHTS : GENERAL)[i] ?? 0,
      question: cap(named(question, c)),
      answer: known
        ? para(named(known, c), tested(c, taskId, named(how, c)))
        : unknown(c, taskId, named(how, c)),
    }));
