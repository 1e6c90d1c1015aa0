import type { Archetype } from "@/lib/brief/types";
import { caseOf } from "../case";
import { bare, cap } from "../english";
import { para, quote } from "../frames";
import type { Material } from "../material";

/** How it goes without the offer, in the founder's own sentences, and how to find out the rest. */
function toldToday(m: Material): string {
  const { crowd } = m.group;
  if (m.foreign || !m.saidToday) return "";
  return para(
    m.vary(
      "today-said",
      `How it goes today without ${m.name}, in your words: ${quote(m.saidToday)}`,
      `What ${m.name} has to replace, as you tell it: ${quote(m.saidToday)}`,
      `This is the way ${m.name} is measured against first: ${quote(m.saidToday)}`,
    ),
    m.vary(
      "today-check",
      `Ask six ${crowd} how they did it the last time and what it cost them; whoever can't name a sum will not pay ${m.name} either`,
      `Check it with six ${crowd} this week: how was it done the last time without ${m.name}, and what did that cost the ${m.group.member}? No answer means ${m.name} loses to waiting`,
      `Six talks with ${crowd} about the last time, and the sum each of them names, show whether ${m.name} has anything to replace`,
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
      `You name who serves them now: ${who}${second ? `, and ${second.who}` : ""}`,
      `${cap(who)}${second ? ` and ${second.who}` : ""}: your answers name them as what ${m.name} stands beside`,
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
    `What ${m.name} sets against it: ${quote(bare(differentiator))}`,
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
    `what it costs beside ${m.charged || `the price of ${m.name}`}, ${measured}, and what goes wrong`,
    `${measured}, what goes wrong and the price, against ${m.charged || `that of ${m.name}`}`,
    `the price (yours: ${m.charged || "not named yet"}), ${measured}, and every fault`,
  );
}

/** Everything that is in use today, without a word about who else sells something. */
export const todaysWays = (m: Material): string[] => [toldToday(m), inOwnWords(m), used(m)];
