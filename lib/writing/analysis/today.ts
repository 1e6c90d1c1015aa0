import type { Archetype } from "@/lib/brief/types";
import { caseOf } from "../case";
import { bare, cap, list } from "../english";
import { para, quote } from "../frames";
import type { Material } from "../material";

/** The way it is done without buying anything, and how to find out what it costs; what is wrong with it is said elsewhere. */
function doneToday(m: Material): string {
  const { crowd, member } = m.group;
  if (m.foreign || (m.habits.length === 0 && m.alternatives.length > 0)) return "";
  const ways = list(m.habits);
  return para(
    ways &&
      m.vary(
        "today-way",
        `What ${crowd} do today: ${ways}`,
        `The way you are measured against first: ${ways}`,
        `What you have to replace: ${ways}`,
      ),
    m.vary(
      "today-check",
      `Ask six ${crowd} how they did it the last time and what it cost them; whoever can't name a sum will hardly pay for something else`,
      `Check it with six ${crowd} this week: how was it done the last time, and what did that cost the ${member}? No answer means no need`,
      `Six talks with ${crowd} about the last time, and the sum each of them names, show whether there is anything to replace${m.charged ? ` at ${m.charged}` : ""}`,
    ),
  );
}

/** Whom they turn to, where the founder says what is wrong with it. */
function used(m: Material): string {
  const [first, second] = m.alternatives;
  if (!first) return "";
  const { who } = first;
  return para(
    m.vary(
      "used",
      `You say whom they turn to now: ${who}${second ? `, and ${second.who}` : ""}`,
      `${cap(who)}${second ? ` and ${second.who}` : ""}: these are what your answers compare it with`,
    ),
    m.vary(
      "used-check",
      `Whoever has no complaint about ${who} will not switch; ask each ${m.group.member} for the last bad experience with them and start with those who have one`,
      `Start with those whom ${who} let down: ask every ${m.group.member} when that was and what came of it, and leave the content ones alone`,
    ),
  );
}

/** Answers in another language are quoted, because English sentences can't hold them. */
function inOwnWords(m: Material): string {
  if (!m.foreign) return "";
  const { problem, differentiator } = m.context.brief.answers;
  return para(
    `What is wrong with today's way, in your words: ${quote(bare(problem))}`,
    `What you set against it: ${quote(bare(differentiator))}`,
  );
}

/** Nobody waits for them. */
const GOODS: readonly Archetype[] = ["ecommerce", "hardware", "local"];

/** On what each way of doing it is laid beside the offer. */
export function comparedOn(m: Material): string {
  const { counted, theirs } = caseOf(m);
  const measured = theirs
    ? counted
    : GOODS.includes(m.archetype)
      ? "what people notice first"
      : "how long it takes";
  return m.vary(
    "compared",
    `what it costs beside ${m.charged || "your price"}, ${measured}, and what goes wrong`,
    `${measured}, what goes wrong and the price, against ${m.charged || "yours"}`,
    `the price (yours: ${m.charged || "not named yet"}), ${measured}, and every fault`,
  );
}

/** Everything that is in use today, without a word about who else sells something. */
export const todaysWays = (m: Material): string[] => [doneToday(m), inOwnWords(m), used(m)];
