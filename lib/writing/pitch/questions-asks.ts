import { asksOf } from "../asks";
import type { Case } from "../case";
import { uncap } from "../english";
import { para } from "../frames";
import { type Asked, tested, unknown } from "./asked";

/** What is known without trying it is no proposal. */
const KNOWN =
  /^(?:after direct costs and fees|nobody (?:yet|has)\b|not yet|we (?:do not|don't|can't|cannot) (?:know|say|claim)|they say)/i;
/** "Hardly, it makes people stay": what somebody thinks, and nothing that is done. */
const THOUGHT =
  /^(?:because|hardly|mostly|often|rarely|sometimes|never|less|more|some|those|most|they|nothing|it (?!is (?:photographed|answered)|says|pauses|goes|stops)\p{L}+|all|months|few|small|company|as long|only|by|each return|a miss)\b/iu;

/** What we would do is told as a proposal: whoever sells already has a practice of their own. */
function proposal(c: Case, said: string, i: number): string {
  const told = uncap(said, c.names);
  if (KNOWN.test(said)) return said;
  if (THOUGHT.test(said))
    return c.vary(`thought-${i}`, `We expect this: ${told}`, `As far as we can say today: ${told}`);
  if (c.running)
    return `Where nothing is fixed yet, ${c.vary(`proposal-${i}`, "our proposal is this", "we propose this")}: ${told}`;
  return c.vary(
    `proposal-${i}`,
    `Our answer so far, on paper only: ${told}`,
    `This is our proposal, which nobody has tried yet: ${told}`,
    `What we would do, as far as we can say today: ${told}`,
  );
}

/** What the founder's own promises and people of the trade ask. */
export const raisedQuestions = (c: Case): Asked[] =>
  asksOf(c).map(({ weight, question, proposed, known, task, how }, i) => ({
    weight,
    question,
    answer: proposed
      ? para(known ? proposed : proposal(c, proposed, i), tested(c, task, how))
      : unknown(c, task, how, { asked: question }),
  }));
